/** Joins class names; knows nothing of the components that use it. */
export function cx(...names: readonly (string | false | undefined)[]): string {
  let joined = '';
  // One alone stays the string that it is: an element of a long list is told of it at once, a new one is looked up first.
  for (const name of names) if (name) joined = joined ? `${joined} ${name}` : name;
  return joined;
}
