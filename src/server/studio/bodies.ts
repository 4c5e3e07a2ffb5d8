/** What the studio's page may send, as schemas, and in words what is wrong with what it sends. It must not know what is done with it. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { say } from '../../release/operations/say.ts';
import type { Told } from '../../release/told.ts';
import { errorWords } from '../releases/complaint.ts';
import { roleNames } from './accounts.ts';

const text = (maxLength: number, minLength = 0) => ({ type: 'string', minLength, maxLength }) as const;
const time = {
  ...text(40),
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d+)?)?(?:Z|[+-]\\d\\d:\\d\\d)$',
};
const version = { type: 'integer', minimum: 1 } as const;
const email = { ...text(254, 3), pattern: '^[^\\s@]+@[^\\s@]+$' } as const;
const roles = {
  type: 'array',
  minItems: 1,
  maxItems: 4,
  uniqueItems: true,
  items: { enum: roleNames },
} as const;
const token = { ...text(43, 43), pattern: '^[\\w-]+$' } as const;
const personName = { ...text(80, 1), pattern: '^[^\\p{C}]+$' } as const;
const texts = (size: number, most: number) =>
  ({ type: 'object', maxProperties: most, additionalProperties: { ...text(size) } }) as const;

const files = {
  type: 'object',
  maxProperties: 1000,
  additionalProperties: { type: ['string', 'null'], maxLength: 1_000_000 },
} as const;

const members = (properties: Readonly<Record<string, object>>, optional: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

const schemas = {
  nothing: members({}),
  object: { type: 'object' },
  SignIn: members({ email: text(254), password: text(128), code: text(20) }, ['password', 'code']),
  NewChange: members({ title: text(200, 1) }),
  SaveChange: members(
    {
      title: text(200, 1),
      files,
      history: {},
    },
    ['title'],
  ),
  GiveReview: members({
    version,
    verdict: { enum: ['approved', 'sent-back'] },
    note: text(4000),
    notes: texts(4000, 200),
  }),
  Look: members({ version }),
  Invite: members({ name: personName, email, roles }),
  Files: members({ change: text(20) }, ['change']),
  Import: members({ title: text(200, 1), files }),
  Reset: members({ email }),
  Uninvite: members({ email }),
  Roles: members({ roles }),
  Token: members({ token }),
  Password: members({ password: text(128, 1) }),
  Code: members({ code: text(20, 1) }),
  PictureName: members({ name: { ...text(27, 26), pattern: '^[\\w-]{22}\\.(?:png|jpeg|webp)$' } }),
  Picture: members({ base64: { ...text(1_000_000, 1), pattern: '^[A-Za-z0-9+/]+={0,2}$' } }),
  Join: members({ token, password: text(128, 12), name: personName, email }, ['name', 'email']),
  PublishChange: members(
    {
      version,
      share: { type: 'number', minimum: 0, maximum: 100 },
      who: texts(100, 10),
      from: time,
      until: time,
    },
    ['share', 'who', 'from', 'until'],
  ),
} as const;

export type BodyName = keyof typeof schemas;

const ajv = new Ajv2020({ strict: false, verbose: true });

/** Nothing that people make is deeper; what is would take the stack of whoever writes it down. */
const deepest = 64;

function isDeep(value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; depth < deepest; depth += 1) {
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? (Object.values(each) as readonly unknown[]) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}

export function wrongBody(name: BodyName, body: unknown): Told | undefined {
  if (isDeep(body)) return say('tooMuchAtOnce');
  // Compiled when the first body of its kind comes, and kept: all of them would be a good part of a start.
  const validate = ajv.compile(schemas[name]);
  const [error] = validate(body) ? [] : (validate.errors ?? []);
  return error && errorWords(error);
}
