/**
 * A path of a definition in the words of those who design screens: "estado del préstamo", and what it means that it is there or true.
 * It must not know what a test asks of it.
 */
import type { Tongue } from '../../lib/figures.ts';
import { own } from '../../check/document/document.ts';
import { nouns, wholes, type Pair } from './data-nouns.ts';

const pick = ([es, en]: Pair, tongue: Tongue): string => (tongue === 'es' ? es : en);

/** Whose it is: by the first name of a path. */
const owners: Readonly<Record<string, Pair>> = {
  loan: ['del préstamo', 'of the loan'],
  plan: ['del plan de pago', 'of the payment plan'],
  delay: ['de la prórroga', 'of the extension'],
  delayPlan: ['de la prórroga', 'of the extension'],
  contract: ['del contrato', 'of the contract'],
  contact: ['de atención al cliente', 'of customer service'],
  problem: ['de la queja', 'of the complaint'],
  init: ['de la queja nueva', 'of the new complaint'],
  list: ['de la lista', 'of the list'],
  way: ['de las formas de pago', 'of the ways to pay'],
  voucher: ['del comprobante', 'of the voucher'],
  session: ['de la sesión', 'of the session'],
  captcha: ['del captcha', 'of the captcha'],
  config: ['de la marca', 'of the brand'],
  query: ['de la dirección', 'from the address'],
  values: ['de la campaña', 'of the campaign'],
  route: ['del camino', 'of the way here'],
  order: ['del pedido', 'of the order'],
  product: ['del producto', 'of the product'],
  channel: ['del canal', 'of the channel'],
  group: ['del grupo', 'of the group'],
  item: ['de la entrada', 'of the entry'],
  tab: ['de la pestaña', 'of the tab'],
  payment: ['del pago', 'of the payment'],
  section: ['de la sección', 'of the section'],
  event: ['de lo ocurrido', 'of what happened'],
  answer: ['de la respuesta', 'of the answer'],
  commit: ['del pago iniciado', 'of the payment begun'],
  company: ['de la empresa', 'of the company'],
  exampleRate: ['de la tasa de ejemplo', 'of the example rate'],
  bridge: ['de la app anfitriona', 'of the host app'],
};

interface Clause {
  readonly yes: Pair;
  readonly no: Pair;
}

const clause = (es: string, esNo: string, en: string, enNo: string): Clause => ({
  yes: [es, en],
  no: [esNo, enNo],
});

/** What is true or false, as a clause of its own. */
const clauses: Readonly<Record<string, Clause>> = {
  isDelay: clause(
    'se puede prorrogar',
    'no se puede prorrogar',
    'an extension is possible',
    'no extension is possible',
  ),
  isScore: clause(
    'se pide calificar',
    'no se pide calificar',
    'a rating is asked for',
    'no rating is asked for',
  ),
  isNeedScore: clause(
    'se pide calificar',
    'no se pide calificar',
    'a rating is asked for',
    'no rating is asked for',
  ),
  isNeedPop: clause(
    'el monto está en revisión',
    'el monto ya no está en revisión',
    'the amount is under review',
    'the amount is no longer under review',
  ),
  isType: clause(
    'el monto fue revisado',
    'el monto no fue revisado',
    'the amount was reviewed',
    'the amount was not reviewed',
  ),
  isShow: clause(
    'se admiten quejas de cobranza',
    'no se admiten quejas de cobranza',
    'complaints about collection are taken',
    'complaints about collection are not taken',
  ),
  inside: clause(
    'se paga en esta app',
    'se paga fuera de esta app',
    'it is paid in this app',
    'it is paid outside this app',
  ),
  sendSms: clause('se envía un mensaje', 'no se envía un mensaje', 'a message is sent', 'no message is sent'),
  alipay: clause(
    'se ofrece el monedero',
    'no se ofrece el monedero',
    'the wallet is offered',
    'the wallet is not offered',
  ),
  needValid: clause(
    'se pide un código',
    'no se pide un código',
    'a code is asked for',
    'no code is asked for',
  ),
  isNewContract: clause(
    'hay un contrato propio del socio',
    'el contrato es el de la app',
    'the partner has a contract of its own',
    "the contract is the app's own",
  ),
  agree: clause('se aceptó', 'no se ha aceptado', 'it was agreed to', 'it was not agreed to'),
  asked: clause('ya se preguntó', 'aún no se preguntó', 'it was asked already', 'it was not asked yet'),
  seen: clause('ya se vio', 'aún no se vio', 'it was seen already', 'it was not seen yet'),
  told: clause('ya se dijo', 'aún no se dijo', 'it was said already', 'it was not said yet'),
  picked: clause(
    'la persona eligió el pedido',
    'la persona no eligió el pedido',
    'the person chose the order',
    'the person did not choose the order',
  ),
  wallet: clause(
    'se abrió el monedero',
    'no se abrió el monedero',
    'the wallet was opened',
    'the wallet was not opened',
  ),
  known: clause(
    'ya se conoce la respuesta',
    'aún no se conoce la respuesta',
    'the answer is known',
    'the answer is not known yet',
  ),
  lost: clause('no llegó la respuesta', 'llegó la respuesta', 'the answer did not come', 'the answer came'),
  refused: clause(
    'ya no hay que pagar aquí',
    'aquí se puede pagar',
    'nothing is to be paid here',
    'one can pay here',
  ),
  extension: clause(
    'el pago es de una prórroga',
    'el pago no es de una prórroga',
    'the payment is for an extension',
    'the payment is not for an extension',
  ),
  after: clause(
    'la persona viene de un pago',
    'la persona no viene de un pago',
    'the person comes from a payment',
    'the person comes from no payment',
  ),
  waited: clause('ya se esperó', 'aún no se esperó', 'the wait is over', 'the wait is not over'),
  waiting: clause(
    'se está esperando',
    'no se está esperando',
    'it is being waited for',
    'it is not being waited for',
  ),
  loaded: clause('ya cargó', 'aún no carga', 'it has loaded', 'it has not loaded'),
  framed: clause(
    'se muestra dentro de la página',
    'no se muestra dentro de la página',
    'it is shown inside the page',
    'it is not shown inside the page',
  ),
  unopened: clause('no se ha abierto', 'ya se abrió', 'it was not opened yet', 'it was opened'),
  same: clause('es el mismo', 'es otro', 'it is the same', 'it is another'),
  plan: clause(
    'es la página de tarifas',
    'no es la página de tarifas',
    'it is the page of rates',
    'it is not the page of rates',
  ),
  scan: clause('se escanea un código', 'no se escanea un código', 'a code is scanned', 'no code is scanned'),
};

/** Writes that may be open. */
const writes: Readonly<Record<string, Pair>> = {
  loanPush: ['confirmación del préstamo en curso', 'confirmation of the loan under way'],
  register: ['registro en curso', 'registration under way'],
  repaymentCommit: ['pago en curso', 'payment under way'],
  repaymentConfirm: ['confirmación del pago en curso', 'confirmation of the payment under way'],
};

const isIndex = (step: string): boolean => /^\d+$/.test(step);

/** `productName` → `product name`, for what has no words of its own yet. */
const spaced = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase();

/** What a fragment keeps of its own stands under the fragment's name: `fragment-promotion-form-session`. */
const stepsOf = (path: string): readonly string[] =>
  path
    .split('.')
    .filter((step) => !isIndex(step))
    .map((step) => (step.startsWith('fragment-') ? (step.split('-').at(-1) ?? step) : step));

/** "estado": as short as it can be said, for where nothing else is called so. */
export function nounOfPath(path: string, tongue: Tongue): string {
  const steps = stepsOf(path);
  const last = steps.at(-1) ?? '';
  const noun = own(wholes, steps.slice(-2).join('.')) ?? own(nouns, last);
  return noun === undefined || steps.length === 1 || steps[0] === 'writes'
    ? nameOfPath(path, tongue)
    : pick(noun, tongue);
}

/** "otro estado" */
export function anotherOf(name: string, tongue: Tongue): string {
  if (clauseLike.test(name)) return `${name}: ${tongue === 'es' ? 'otra cosa' : 'something else'}`;
  if (tongue === 'en') return `another ${name}`;
  return `${articled(name, tongue).said.startsWith('la') ? 'otra' : 'otro'} ${name}`;
}

/** Whether the vocabulary knows the last name of the path. */
export function isNamed(path: string): boolean {
  const [root = '', ...rest] = path.split('.').filter((step) => !isIndex(step));
  const last = rest.at(-1) ?? root;
  if (root === 'writes') return own(writes, last) !== undefined;
  return [nouns, owners, clauses].some((words) => own<unknown>(words, last) !== undefined);
}

/** "estado del préstamo" */
export function nameOfPath(path: string, tongue: Tongue): string {
  const [root = '', ...rest] = stepsOf(path);
  const last = rest.at(-1);
  if (last === undefined) return wholeName(root, tongue);
  const known = own(wholes, [rest.at(-2) ?? root, last].join('.'));
  if (known !== undefined) return pick(known, tongue);
  const write = root === 'writes' ? own(writes, last) : undefined;
  if (write !== undefined) return pick(write, tongue);
  const noun = own(nouns, last);
  const flag = own(clauses, last);
  const name =
    noun === undefined ? (flag === undefined ? spaced(last) : pick(flag.yes, tongue)) : pick(noun, tongue);
  // Of several that share a name, each says whose it is: the name of the company, of the example rate.
  const between = rest.slice(0, -1).filter((step) => own(owners, step) !== undefined);
  const nearest = root === 'config' ? between.at(-1) : undefined;
  const owner = own(owners, nearest ?? root);
  return owner === undefined || noun === undefined ? name : `${name} ${pick(owner, tongue)}`;
}

/** "del préstamo" → "préstamo" */
function wholeName(root: string, tongue: Tongue): string {
  const noun = own(nouns, root);
  if (noun !== undefined) return pick(noun, tongue);
  const owner = own(owners, root);
  if (owner === undefined) return spaced(root);
  return pick(owner, tongue).replace(/^(?:del|de las?|de los|of the|of|from the|de) /, '');
}

/** What it says where it is true, or false; `undefined` for what is no yes or no. */
export function clauseOf(path: string, holds: boolean, tongue: Tongue): string | undefined {
  const last = path.split('.').at(-1) ?? '';
  const found = own(clauses, last);
  return found === undefined ? undefined : pick(holds ? found.yes : found.no, tongue);
}

const feminine = /(?:a|ión|dad|frase|clase|imagen)$/;
const feminines = /(?:as|iones|ágenes)$/;
/** Behind it stands more about what is named: "payments after the extension". */
const furtherInEnglish = / (?:of|from|to|after|that|left|being|waited) ?/;
/** What begins like a clause has no article. */
const clauseLike = /^(?:lo|quien|por qué|what|where|why) /;

/** "el estado del préstamo", and whether there are several of them. */
export function articled(name: string, tongue: Tongue): { readonly said: string; readonly many: boolean } {
  const [first = ''] = name.split(' ');
  const head = tongue === 'es' ? first : (name.split(furtherInEnglish)[0] ?? name);
  const isMany = head.endsWith('s') && !/(?:address|status)$/.test(head);
  if (clauseLike.test(name)) return { said: name, many: false };
  if (tongue === 'en') return { said: `the ${name}`, many: isMany };
  const isDay = /^días?$/.test(first);
  const article = isMany
    ? feminines.test(first) && !isDay
      ? 'las'
      : 'los'
    : feminine.test(first) && !isDay
      ? 'la'
      : 'el';
  return { said: `${article} ${name}`, many: isMany };
}
