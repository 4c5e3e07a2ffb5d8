/** Looks a name up that comes from outside: `constructor` must not find what every object has. */
export const lookUp = <T>(record: { readonly [name: string]: T } | undefined, name: string): T | undefined =>
  record !== undefined && Object.prototype.hasOwnProperty.call(record, name) ? record[name] : undefined;
