/** Problems of what data is, as staff read them: kinds, money, dates, what may be missing. It must not know where they are found. */
import type { typeProblems } from '../../lib/problems/types.ts';
import { capital } from '../../lib/problems/entry.ts';
import { unchosen } from '../../lib/problems/types.ts';
import { nearest, program, type SaidOf } from './said.ts';

export const typesSaid: SaidOf<keyof typeof typeProblems> = {
  'unknown-data': [
    (the) => `Usa un dato que no hay en ${the.data('of')}.`,
    nearest(
      'data',
      'Elige otro en la lista de datos.',
      (near) => `Elige ${near}, u otro de la lista de datos.`,
    ),
    (the) => `It uses a value that is not in ${the.data('of')}.`,
    nearest(
      'data',
      'Choose another one from the list of data.',
      (near) => `Choose ${near}, or another one from the list of data.`,
    ),
  ],
  'not-a-list': [
    (the) => `Pide una entrada de ${the.data('of')}, que no es una lista.`,
    'Elige el dato entero en la lista de datos.',
    (the) => `It asks for an entry of ${the.data('of')}, which is no list.`,
    'Choose the whole value from the list of data.',
  ],
  'not-an-object': [
    (the) => `Pide una parte de ${the.data('of')}, y ese dato no tiene partes: es ${the.kind('detail')}.`,
    'Elige el dato entero; de una lista, repite la parte por cada entrada.',
    (the) => `It asks for a part of ${the.data('of')}, which has no parts: it is ${the.kind('detail')}.`,
    'Choose the whole value; of a list, repeat the part for each entry.',
  ],
  'not-repeatable': [
    (the) => `Se muestra una vez por cada ${the.data('name')}, y ese dato no es una lista.`,
    'Elige una lista en «Se muestra una vez por cada», o quita la repetición.',
    (the) => `It is repeated for ${the.data('name')}, which is no list.`,
    'Choose a list under ‘Shown once for each’, or take the repetition away.',
  ],
  'wrong-type': [
    (the) => `Recibe ${the.kind('detail')}, y aquí va ${the.kind('wanted')}.`,
    'Elige otro dato, o escribe el valor.',
    (the) => `It is given ${the.kind('detail')}, and ${the.kind('wanted')} belongs here.`,
    'Choose another value, or write it.',
  ],
  'raw-money': [
    (the) => `${capital(the.data('name'))} ${the.be('name')} dinero y se vería sin signo ni centavos.`,
    'Elige la forma de dinero para este dato.',
    (the) =>
      `${capital(the.data('name'))} ${the.be('name')} money, and would be seen without its sign and cents.`,
    'Choose the form of money for this value.',
  ],
  'duplicate-sign': [
    'El signo de dinero está escrito junto al monto, que ya lo lleva: se vería dos veces.',
    'Quita el signo de las palabras.',
    'The sign of money is written beside the amount, which has it already: it would be seen twice.',
    'Remove the sign from the words.',
  ],
  'not-money': [
    (the) => `Muestra como dinero ${the.data('name')}, que no es dinero.`,
    'Quita la forma de dinero, o elige un monto.',
    (the) => `It shows ${the.data('name')} as money, which is none.`,
    'Take the form of money away, or choose an amount.',
  ],
  'decimal-money': [
    (the) =>
      `Compara ${the.data('of')} con un número con punto, y los montos se cuentan en centavos enteros.`,
    'Escribe el monto otra vez en el formulario de la condición.',
    (the) =>
      `It compares ${the.data('of')} with a number with a point, and amounts are counted in whole cents.`,
    'Write the amount again in the form of the condition.',
  ],
  'wrong-kind': [
    (the) => `Recibe ${the.kind('detail')}, y aquí va ${the.kind('wanted')}.`,
    (the) => `Elige un dato que sea ${the.kind('wanted')}.`,
    (the) => `It is given ${the.kind('detail')}, and ${the.kind('wanted')} belongs here.`,
    (the) => `Choose a value that is ${the.kind('wanted')}.`,
  ],
  'unfit-filling': [
    'El teléfono llenaría este campo con otra cosa que la que se escribe en él.',
    'Di qué se llena en este campo, o no lo digas.',
    'The phone would fill this field with something else than what is typed into it.',
    'Say what is filled into this field, or leave it out.',
  ],
  'unfit-parameter': [
    'La pantalla a la que lleva no acepta este valor: contaría como si faltara.',
    'Elige uno de los valores que acepta.',
    'The screen to which it leads does not take this value: it would count as missing.',
    'Choose one of the values that it takes.',
  ],
  'unfit-default': [
    'El valor inicial no cumple lo que se pide de él.',
    'Escribe otro valor inicial, dentro de los límites.',
    'The first value does not keep to what is asked of it.',
    'Write another first value, within the limits.',
  ],
  'impossible-limits': [
    'Ningún valor puede cumplir los dos límites a la vez.',
    'Baja el mínimo o sube el máximo.',
    'No value can keep both limits at once.',
    'Lower the least or raise the most.',
  ],
  'not-a-color': [
    (the) => `${the.said('name')} no es un color que se pueda mostrar.`,
    'Elige el color en el formulario.',
    (the) => `${the.said('name')} is no color that can be shown.`,
    'Choose the color in the form.',
  ],
  'raw-date': [
    (the) => `${capital(the.data('name'))} ${the.be('name')} una fecha y se vería como un código.`,
    'Elige la forma de fecha para este dato.',
    (the) => `${capital(the.data('name'))} ${the.be('name')} a date, and would be seen as a code.`,
    'Choose the form of a date for this value.',
  ],
  'not-date': [
    (the) => `Muestra como fecha ${the.data('name')}, que no es una fecha.`,
    'Quita la forma de fecha, o elige una fecha.',
    (the) => `It shows ${the.data('name')} as a date, which is none.`,
    'Take the form of a date away, or choose a date.',
  ],
  unguarded: [
    (the) =>
      the.facts.detail !== '0'
        ? `Puede faltar ${the.data('name')}, y nada dice qué se ve entonces.`
        : `Sin monto se vería un cero: ${the.data('name')}.`,
    'Muestra esta parte solo cuando el dato existe.',
    (the) =>
      the.facts.detail !== '0'
        ? `${capital(the.data('name'))} may be missing, and nothing says what is seen then.`
        : `Without an amount a zero would be seen: ${the.data('name')}.`,
    'Show this part only where the value is there.',
  ],
  'lost-words': [
    (the) => `Cuando falta ${the.data('name')}, desaparece todo, también ${the.data('detail')}.`,
    'Haz que solo dependan del dato las palabras que hablan de él.',
    (the) => `Where ${the.data('name')} is missing, all of it goes, ${the.data('detail')} too.`,
    'Let only the words that speak of the value depend on it.',
  ],
  'maybe-missing': [
    (the) => `Necesita ${the.data('name')}, y ese dato puede faltar.`,
    'Deja que ocurra solo cuando el dato existe, con una condición.',
    (the) => `It needs ${the.data('name')}, which may be missing.`,
    'Let it happen only where the value is there, by a condition.',
  ],
  'missing-member': [
    (the) => `Le falta algo que siempre necesita: ${the.data('name')}.`,
    'Llénalo en el formulario.',
    (the) => `It lacks something that it always needs: ${the.data('name')}.`,
    'Fill it in in the form.',
  ],
  'unknown-member': [
    'Lleva algo que nadie recibe.',
    'Quítalo, o elige uno de los datos del formulario.',
    'It takes along what nobody receives.',
    'Remove it, or choose one of the data of the form.',
  ],
  'undeclared-query': [
    (the) => `Lleva a ${the.screen('of')} algo que no recibe.`,
    'Quítalo de los parámetros.',
    (the) => `It takes something along to ${the.screen('of')} that is not received there.`,
    'Remove it from the parameters.',
  ],
  'impossible-value': [
    (the) =>
      the.facts.name === unchosen
        ? `La condición no está terminada: falta elegir con qué se compara ${the.data('of')}.`
        : `${capital(the.data('of'))} nunca ${the.be('of')} ${the.values('name')}.`,
    ({ facts }) =>
      facts.name === unchosen
        ? 'Elige un valor en la condición, o quítala.'
        : 'Elige en la condición uno de los valores de la lista.',
    (the) =>
      the.facts.name === unchosen
        ? `The condition is not finished: what ${the.data('of')} is compared with is still to be chosen.`
        : `${capital(the.data('of'))} ${the.be('of')} never ${the.values('name')}.`,
    ({ facts }) =>
      facts.name === unchosen
        ? 'Choose a value in the condition, or remove it.'
        : 'Choose one of the values of the list in the condition.',
  ],
  'idle-word': [
    (the) => `Lo que se pide aquí de ${the.data('of')} no decide nada.`,
    'Pide otra cosa en la condición, o quítala.',
    (the) => `What is asked here of ${the.data('of')} decides nothing.`,
    'Ask for something else in the condition, or remove it.',
  ],
  'test-always': [
    'Esta condición se cumple siempre: no cambia nada.',
    'Pide lo que querías pedir, o quita la condición.',
    'This condition always holds: it changes nothing.',
    'Ask for what was meant, or remove the condition.',
  ],
  'test-never': [
    'Esta condición no se cumple nunca: nadie verá esto.',
    'Pide algo que pueda pasar, o quita la parte.',
    'This condition never holds: nobody will see this.',
    'Ask for something that can be, or remove the part.',
  ],
  'needless-test': [
    (the) => `Sin ${the.data('name')} no se ve nada de todos modos: la condición sobra.`,
    'Quita la condición.',
    (the) => `Without ${the.data('name')} nothing is seen anyway: the condition is not needed.`,
    'Remove the condition.',
  ],
  'uncovered-values': [
    (the) => `Nada se dice para cuando ${the.data('name')} ${the.be('name')} ${the.values('detail')}.`,
    'Añade qué pasa o qué se ve en los demás casos.',
    (the) => `Nothing is said for when ${the.data('name')} ${the.be('name')} ${the.values('detail')}.`,
    'Add what happens or what is seen otherwise.',
  ],
  'undeclared-write': [
    (the) => `${capital(the.call('name'))} cambia algo, y nada dice si puede pasar dos veces.`,
    program[0],
    (the) => `${capital(the.call('name'))} changes something, and nothing says whether it may happen twice.`,
    program[1],
  ],
  'unfit-write': [
    (the) => `Lo que está acordado de ${the.call('name')} no puede ser.`,
    program[0],
    (the) => `What is agreed of ${the.call('name')} cannot be.`,
    program[1],
  ],
  'circular-data': [
    'Estos datos se esperan a sí mismos y nunca cargarían.',
    'Quita de lo que se envía el dato que depende de ellos.',
    'These data wait for themselves and would never load.',
    'Take the value that depends on them out of what is sent.',
  ],
};
