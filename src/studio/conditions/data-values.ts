/**
 * What the values of data mean that no contract speaks of: what screens keep, what an address says, how a write stands, why something failed. By the last
 * name of the path, as the nouns are. It must not know any screen.
 */
import { own } from '../../check/document/document.ts';
import type { Tongue } from '../../lib/figures.ts';
import type { Pair } from './data-nouns.ts';

type Meanings = Readonly<Record<string, Pair>>;

const values: Readonly<Record<string, Meanings>> = {
  after: {
    told: ['un aviso de la persona', "the person's word"],
    paid: ['un pago recibido', 'a payment received'],
    ended: ['el último pago', 'the last payment'],
  },
  client: {
    ios: ['un iPhone', 'an iPhone'],
    android: ['un Android', 'an Android phone'],
  },
  from: {
    confirm: ['la confirmación de un préstamo', 'the confirmation of a loan'],
    told: ['un aviso de que se pagó', 'word that it was paid'],
    paid: ['un pago recibido', 'a payment received'],
    registered: ['un registro que ya se tenía', 'a registration made before'],
  },
  kind: {
    network: ['un corte de la conexión', 'a lost connection'],
    timeout: ['una respuesta que tardó demasiado', 'an answer that took too long'],
    status: ['un error del servidor', 'an error of the server'],
    shape: ['una respuesta que no se entiende', 'an answer that is not understood'],
    refused: ['un «no» del servidor', 'a ‘no’ of the server'],
    unsent: ['un envío que no salió', 'something that was not sent'],
  },
  type: {
    '1': ['cobranza', 'collection'],
  },
};

/** Of every write. */
const ofWrite: Meanings = {
  pending: ['de resultado pendiente', 'of pending outcome'],
  unknown: ['de resultado desconocido', 'of unknown outcome'],
};

const meaningsOf = (path: string): Meanings =>
  path.startsWith('writes.') ? ofWrite : (own(values, path.split('.').at(-1) ?? '') ?? {});

/** `undefined` for a value that has no words. */
export function meaningOfValue(path: string, value: string, tongue: Tongue): string | undefined {
  const [es, en] = own(meaningsOf(path), value) ?? [];
  return tongue === 'es' ? es : en;
}

/** The values that have words. */
export const valuesWithWords = (path: string): readonly string[] => Object.keys(meaningsOf(path));
