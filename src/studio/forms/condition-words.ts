/** What the form of a condition says, in both languages. */

const es = {
  any: 'se cumple alguna',
  all: 'se cumplen todas',
  joined: 'Se muestra si',
  rule: 'Condición',
  addRule: 'Añadir condición',
  addGroup: 'Añadir grupo',
  removeRule: 'Quitar condición',
  group: 'Grupo de condiciones',
  opposite: 'No se cumple',
  wordsAsked: 'Son palabras, que mañana pueden decirse de otra manera.',
  codeAsked: (name: string, example: string) =>
    `Compara mejor «${name}»${example === '' ? '' : `, por ejemplo ${example}`}.`,
  askCode: (name: string) => `Comparar «${name}» y elegir cuál`,
  askCodeOf: (name: string, value: string) => `Comparar «${name}»: ${value}`,
  chooseValue: (name: string) =>
    `Falta elegir: ${name}. Hasta entonces la condición no está terminada y no se puede publicar.`,
  typeValue: (example: string) =>
    `Falta escribir con qué se compara${example === '' ? '' : `, por ejemplo «${example}»`}. Varios se separan con comas. Hasta entonces no se puede publicar.`,
  asWritten: (example: string) =>
    `Tiene que ser igual, letra por letra${example === '' ? '' : `, por ejemplo «${example}»`}.`,
  meant: (example: string, typed: string) => `Escribir «${example}» en lugar de «${typed}»`,
  asked: 'Qué se pide',
  lastValue: 'Al menos uno queda marcado. Para no pedir ninguno, quita la condición.',
  value: 'Valor',
  values: 'Valores',
  kinds: {
    there: 'tiene algún valor',
    missing: 'no tiene ningún valor',
    'one-of': 'es',
    'none-of': 'no es',
    minimum: 'es al menos',
    maximum: 'es como máximo',
    exclusiveMinimum: 'es más de',
    exclusiveMaximum: 'es menos de',
    other: 'tiene la forma escrita',
  },
  holds: (count: number, of: number) => `Se cumple en ${count} de ${of} situaciones`,
};

const en: typeof es = {
  any: 'any of them holds',
  all: 'all of them hold',
  joined: 'Shown if',
  rule: 'Condition',
  addRule: 'Add a condition',
  addGroup: 'Add a group',
  removeRule: 'Remove the condition',
  group: 'Group of conditions',
  opposite: 'It does not hold',
  wordsAsked: 'These are words, which may be said in another way tomorrow.',
  codeAsked: (name, example) =>
    `Compare “${name}” instead${example === '' ? '' : `, for example ${example}`}.`,
  askCode: (name) => `Compare “${name}” and choose which`,
  askCodeOf: (name, value) => `Compare “${name}”: ${value}`,
  chooseValue: (name) =>
    `Still to be chosen: ${name}. Until then the condition is not finished, and nothing can be published.`,
  typeValue: (example) =>
    `What it is compared with is still to be typed${example === '' ? '' : `, for example “${example}”`}. Several have commas between them. Until then nothing can be published.`,
  asWritten: (example) =>
    `It has to be the same, letter by letter${example === '' ? '' : `, for example “${example}”`}.`,
  meant: (example, typed) => `Write “${example}” in place of “${typed}”`,
  asked: 'What is asked',
  lastValue: 'At least one stays ticked. To ask for none, remove the condition.',
  value: 'Value',
  values: 'Values',
  kinds: {
    there: 'has a value',
    missing: 'has no value',
    'one-of': 'is',
    'none-of': 'is not',
    minimum: 'is at least',
    maximum: 'is at most',
    exclusiveMinimum: 'is more than',
    exclusiveMaximum: 'is less than',
    other: 'is as written',
  },
  holds: (count, of) => `True in ${count} of ${of} situations`,
};

export const conditionWords = { es, en };
