/** Whether a configuration has a dark theme, before the program has come to read it. It must not know the page. */

export function namesDark(config: string): boolean {
  try {
    const { brand } = JSON.parse(config) as { readonly brand?: { readonly dark?: unknown } };
    return typeof brand?.dark === 'object' && brand.dark !== null;
  } catch {
    return false;
  }
}
