/** Where a borrower sees a screen: its address, with what it cannot be opened without. It must not know what changed on it. */
import { idOf, membersOf, nameFrom } from '../../check/document/document.ts';
import { promotionRoute, promotionStart } from '../../lib/promotion.ts';
import type { View } from '../forms/view.ts';
import { isLayout, type ScreenName } from '../search/screens.ts';

/**
 * @param kinds what there is of a borrower's, by kind; nothing where nobody may be shown.
 * @returns nothing for a screen that only a borrower of their own can open.
 */
export function seenAt(
  { file }: Pick<ScreenName, 'file'>,
  view: Pick<View, 'screens'>,
  kinds: Readonly<Record<string, string>>,
): string | undefined {
  if (isLayout(file)) return `${promotionRoute}?id=${encodeURIComponent(idOf(file))}${promotionStart}`;
  const screen = view.screens.find((each) => each.file === file);
  const [route] = screen?.routes ?? [];
  if (screen === undefined || route === undefined) return undefined;
  const needed = Object.entries(screen.query).flatMap(([name, parameter]) => {
    const { kind, required } = membersOf(parameter);
    return required === true ? [[name, kinds[nameFrom(kind)]] as const] : [];
  });
  const query = needed.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  if (query.length < needed.length) return undefined;
  return query.length === 0 ? route : `${route}?${new URLSearchParams(query).toString()}`;
}
