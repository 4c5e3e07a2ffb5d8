/**
 * Whether a text is a color that the app can show. It must not know what is colored; which forms there are says the theme
 * (`ui/contrast.ts`), and `tests/colors.test.ts` holds the two together.
 */
const names: ReadonlySet<string> = new Set(
  (
    'black white gray grey silver red maroon crimson orange gold yellow olive lime green teal cyan aqua blue navy ' +
    'purple magenta fuchsia pink'
  ).split(' '),
);
const hex = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/;
const called = /^(?:rgb|hsl)a?\(([^()]+)\)$/;
const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:%|deg)?$/;

export function isColor(text: string): boolean {
  const color = text.trim().toLowerCase();
  if (names.has(color) || hex.test(color)) return true;
  const parts =
    called
      .exec(color)?.[1]
      ?.split(/[\s,/]+/)
      .filter(Boolean) ?? [];
  return (parts.length === 3 || parts.length === 4) && parts.every((part) => number.test(part));
}

/** The color that was meant, where only its sign is forgotten. */
export const withSign = (text: string): string | undefined =>
  hex.test(`#${text.toLowerCase()}`) ? `#${text}` : undefined;
