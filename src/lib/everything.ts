/** A set that has whatever it is asked for: a phone that can do all. */
export class Everything extends Set<string> {
  override has(): boolean {
    return true;
  }
}
