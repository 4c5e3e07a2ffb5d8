/** What the address of the states page asks for, and addresses like it. */
import type { MapLanguage } from '../../check/map/graph.ts';
import { statesRoute } from '../../lib/developer-pages.ts';

export const widths = [320, 360, 412] as const;
export type Width = (typeof widths)[number];

export interface Asked {
  readonly screen: string;
  readonly language: MapLanguage;
  readonly width: Width;
  /** From 1; only where it is to be drawn alone. */
  readonly alone: number | undefined;
}

/** `screens`: what there is; the first where none is asked for. */
export function readAddress(search: string, screens: readonly string[]): Asked {
  const query = new URLSearchParams(search);
  const width = widths.find((each) => String(each) === query.get('width'));
  return {
    screen: query.get('screen') ?? screens[0] ?? '',
    // As in the app: the parameter that the test page hands on (docs/contract.md 2).
    language: query.get('isNeedPop') === '1' ? 'en' : 'es',
    width: width ?? 360,
    alone: query.get('alone') === '1' ? Number(query.get('state')) : undefined,
  };
}

export function addressOf({ screen, language, width, alone }: Asked): string {
  const query = new URLSearchParams({
    screen,
    isNeedPop: language === 'en' ? '1' : '2',
    ...(alone === undefined ? { width: String(width) } : { state: String(alone), alone: '1' }),
  });
  return `${statesRoute}?${query.toString()}`;
}
