/** What the guard says of a release on trial. It must not know how the guard looks. */
import type { Sentences } from './sentences.ts';

export const guarding = {
  moreFail: { en: 'more phones fail with it', es: 'con ella fallan más teléfonos' },
  fewerDone: {
    en: 'fewer presses come to their end with it',
    es: 'con ella menos toques llegan a su fin',
  },
  fewerArrive: {
    en: 'fewer phones arrive with it than were sent it',
    es: 'con ella llegan menos teléfonos de los que la recibieron',
  },
  counts: {
    en: 'Of {phones} phones with it {failed} failed ({part}) and {done} presses came to their end, of {others} phones without it {othersFailed} failed ({othersPart}) and {othersDone} presses came to their end.',
    es: 'De {phones} teléfonos con ella {failed} fallaron ({part}) y {done} toques llegaron a su fin; de {others} teléfonos sin ella {othersFailed} fallaron ({othersPart}) y {othersDone} toques llegaron a su fin.',
  },
  none: { en: 'none', es: 'ninguno' },
  tookBack: {
    en: 'The guard took it back: {what}. {counts} Chance does this to less than one release in a thousand.',
    es: 'El vigilante la retiró: {what}. {counts} El azar hace esto a menos de una versión de cada mil.',
  },
  cause: {
    en: '{why} Most of it: {code} on {screen} ({count}).',
    es: '{why} Sobre todo: {code} en {screen} ({count}).',
  },
  personHolds: { en: 'A person holds it.', es: 'Una persona la detiene.' },
  nobodySent: { en: 'Nobody is sent it.', es: 'Nadie la recibe.' },
  noSteps: {
    en: 'It has no steps: only a person raises the share.',
    es: 'No tiene escalones: solo una persona sube el porcentaje.',
  },
  noStepsForStaff: {
    en: 'Its share rises only when a person changes it.',
    es: 'Su parte solo sube cuando una persona la cambia.',
  },
  noFurtherStep: { en: 'It has no further step.', es: 'No tiene más escalones.' },
  waits: { en: 'It waits: perhaps {what}. {counts}', es: 'Espera: quizá {what}. {counts}' },
  stays: {
    en: 'It stays at {share} % for {time} more.',
    es: 'Sigue en {share} % por {time} más.',
  },
  wentOn: {
    en: 'The ramp went on from {before} % to {share} %. {counts}',
    es: 'La rampa siguió de {before} % a {share} %. {counts}',
  },
  oneNetwork: {
    en: 'Nearly all voices come from one network, as behind a proxy that hides the addresses of phones.',
    es: 'Casi todas las voces vienen de una sola red, como detrás de un proxy que esconde las direcciones de los teléfonos.',
  },
  notArmed: {
    en: 'With {phones} phones of it a rise of {rise} points is seen with {chance} %; it goes on from {surely} % and {visits} phones.',
    es: 'Con {phones} teléfonos con ella un aumento de {rise} puntos se ve con {chance} %; sigue a partir de {surely} % y {visits} teléfonos.',
  },
  guardSays: { en: 'The guard: {what}', es: 'El vigilante: {what}' },
  guardSaysForStaff: { en: 'The automatic guard says: {what}', es: 'El vigilante automático dice: {what}' },
  notLooked: { en: 'It has not looked yet.', es: 'Todavía no ha mirado.' },
  couldSee: {
    en: 'With the phones so far a rise of failures is seen {list}.',
    es: 'Con los teléfonos que hay, un aumento de fallas se ve {list}.',
  },
  couldSeeForStaff: {
    en: 'If 5 more of every 100 phones failed with it, the guard would notice that in {chance} of 100 cases, with the phones that have had it so far.',
    es: 'Si con ella fallaran 5 teléfonos más de cada 100, el vigilante lo notaría en {chance} de 100 casos, con los teléfonos que la han tenido hasta ahora.',
  },
  couldHardlySee: {
    en: 'Too few phones have had it so far for the guard to notice whether it fails: look at it yourself.',
    es: 'Todavía la han tenido muy pocos teléfonos para que el vigilante note si falla: revísala tú.',
  },
  callsNotCounted: {
    en: 'As long as a call is off, calls that fail count neither for nor against it: a page does not say which one failed.',
    es: 'Mientras haya una llamada apagada, las llamadas que fallan no cuentan ni a favor ni en contra: una página no dice cuál falló.',
  },
  pointSeen: { en: 'of 1 point with {chance} %', es: 'de 1 punto con {chance} %' },
  riseSeen: { en: 'of {points} points with {chance} %', es: 'de {points} puntos con {chance} %' },
  itsSteps: { en: 'Its steps: {steps}.', es: 'Sus escalones: {steps}.' },
  releaseGuarded: { en: 'Release {release}: {what}', es: 'Versión {release}: {what}' },
} as const satisfies Sentences;
