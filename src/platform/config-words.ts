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

const typeWords = new Map<unknown, string>([
  ['string', 'a text in quotes'],
  ['object', 'an object in { }'],
  ['array', 'a list in [ ]'],
  ['integer', 'a whole number'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
]);

/** What a setting with a form of its own should look like, by the beginning of its name. */
const forms: readonly (readonly [string, string])[] = [
  ['apiBase', 'one path segment like /gateway'],
  ['brand.', 'a CSS color like #0e5c4e'],
  ['schemeUrl', 'a deep link like lendora://'],
  ['privacyUrl', 'a path like /PrivacyPolicy or a full URL'],
  ['allowedOrigins.', 'an origin like https://pay.lendora.example, without a path'],
  ['bridge.name', 'a name of letters, digits, _ and $'],
];

/** The validator's first error in a sentence that names the setting. */
export function describeConfig(given: unknown, validate: Validator): string {
  if (validate(given)) return '';
  const error = validate.errors?.[0];
  if (error === undefined) return '';
  const { keyword, params } = error;
  const place = error.instancePath.split('/').slice(1).join('.');
  const inside = (name: unknown): string => `${place === '' ? '' : `${place}.`}${String(name)}`;
  const setting = place === '' ? 'config.json' : place;
  switch (keyword) {
    case 'additionalProperties':
      return `${inside(params['additionalProperty'])} is not a setting`;
    case 'required':
      return `${inside(params['missingProperty'])} is missing`;
    case 'type':
      return `${setting} must be ${typeWords.get(params['type']) ?? String(params['type'])}`;
    case 'minLength':
      return `${setting} must not be empty`;
    case 'minimum':
      return `${setting} must be ${String(params['limit'])} or more`;
    default:
      return `${setting} must be ${forms.find(([name]) => setting.startsWith(name))?.[1] ?? 'another value'}`;
  }
}
