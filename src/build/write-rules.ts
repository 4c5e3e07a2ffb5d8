/**
 * What an operation of the contract says of a write: whether it may happen twice, and how one learns what became of it. It
 * must not know any call by name.
 */
import { isObject } from '../check/document/document.ts';
import type { CallSpec, OnceOperation } from '../model/call.ts';
import type { Json, JsonObject } from '../model/json.ts';

type Rules = Pick<CallSpec, 'once' | 'again' | 'settled'>;

const namesOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** As declared; whether it makes sense is for the checker, which says where. */
export function writeRules(operation: { readonly [extension: string]: unknown }): Rules {
  const { 'x-once': once, 'x-again': again, 'x-settled': settled } = operation;
  return {
    ...(isObject(once)
      ? {
          once: {
            guard: namesOf(once['guard']),
            intent: namesOf(once['intent']),
            ...(Array.isArray(once['apart']) ? { apart: namesOf(once['apart']) } : {}),
            ...(Array.isArray(once['same']) ? { same: namesOf(once['same']) } : {}),
            ...(isObject(once['unless']) ? { unless: once['unless'] as JsonObject } : {}),
          },
          ...settling(settled),
        }
      : {}),
    ...(again === true
      ? { again }
      : isObject(again)
        ? { again: again as { readonly [name: string]: Json } }
        : {}),
  };
}

const settling = (settled: unknown): Pick<CallSpec, 'settled'> =>
  settled === 'person' || isObject(settled) ? { settled: settled as OnceOperation['settled'] } : {};
