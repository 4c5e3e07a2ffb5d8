/** What is wrong with a configuration, in plain words for operators; loaded only when something is. */
export interface ValidationError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** ajv's compiled validator: false leaves the errors at `errors`. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}

const oneType = new Map<unknown, string>([
  ['string', 'a text in quotes'],
  ['object', 'an object in { }'],
  ['array', 'a list in [ ]'],
  ['integer', 'a whole number'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
]);

/** A type, or the types of what may be either. */
function typeWords(type: unknown): string {
  const words = (each: unknown): string => oneType.get(each) ?? String(each);
  if (!Array.isArray(type)) return words(type);
  return type.includes('object')
    ? `${words('string')}, or one per language like { "es": "…", "en": "…" }`
    : type.map(words).join(' or ');
}

/** What a setting with a form of its own should look like, by the beginning of its name. */
const forms: readonly (readonly [string, string])[] = [
  ['apiBase', 'one path segment like /gateway'],
  ['brand.', 'a CSS color like #0e5c4e'],
  ['schemeUrl', 'a deep link like lendora://'],
  ['privacyUrl', 'a path like /PrivacyPolicy or a full URL'],
  ['allowedOrigins.', 'an origin like https://pay.lendora.example, without a path'],
  ['openOrigins.', 'an origin like https://wa.me, without a path'],
  ['phone.example', 'a number of digits alone'],
  ['exampleRate.date', 'a day like 2026-11-01'],
  ['bridge.name', 'a name of letters, digits, _ and $'],
];

/** The validator's first error in a sentence that names the setting. */
export function describeConfig(given: unknown, validate: Validator): string {
  if (validate(given)) return '';
  const error = validate.errors?.[0];
  return error === undefined ? '' : describeError(error);
}

/** An error in a sentence that names the setting, without a full stop. */
export function describeError({ keyword, params, instancePath }: ValidationError): string {
  const place = instancePath.split('/').slice(1).join('.');
  const inside = (name: unknown): string => `${place === '' ? '' : `${place}.`}${String(name)}`;
  const setting = place === '' ? 'config.json' : place;
  switch (keyword) {
    case 'additionalProperties':
      return `${inside(params['additionalProperty'])} is not a setting`;
    case 'required':
      return `${inside(params['missingProperty'])} is missing`;
    case 'type':
      return `${setting} must be ${typeWords(params['type'])}`;
    case 'enum':
      return `${setting} must be ${valueWords(params['allowedValues'])}`;
    case 'minLength':
      return `${setting} must not be empty`;
    case 'minimum':
      return `${setting} must be ${String(params['limit'])} or more`;
    case 'maximum':
      return `${setting} must be ${String(params['limit'])} or less`;
    default:
      return `${setting} must be ${formOf(setting)}`;
  }
}

function valueWords(values: unknown): string {
  const known = Array.isArray(values) ? values.map(String) : [];
  return known.length === 1 ? String(known[0]) : `one of ${known.join(', ')}`;
}

/** A product has settings of the brand's name. */
const formOf = (setting: string): string =>
  forms.find(([name]) => setting.replace(/^products\.\d+\./, '').startsWith(name))?.[1] ?? 'another value';
