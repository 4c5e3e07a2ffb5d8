/**
 * A screen whose frame differs by route becomes one screen for each frame: `about` in the app, `about_public` on the web
 * site. Everything behind the build then knows one frame for each screen. It must not know what a frame looks like.
 */
import { variantName, type FrameName } from '../lib/frame-variant.ts';
import { routePaths } from '../lib/routes.ts';

interface Framed {
  readonly frame?: FrameName;
  readonly frames?: Readonly<Record<string, FrameName>>;
  /** A list of paths, or a map of paths to values. */
  readonly routes?: unknown;
  /** Shown by the public frame only. */
  readonly description?: unknown;
}

const framed = (screen: unknown): Framed => (typeof screen === 'object' && screen !== null ? screen : {});

export const frameOf = (screen: unknown): FrameName => framed(screen).frame ?? 'app';

/** The screens by id, each with one frame and the routes that have it; one without `frames` is as it was. */
export function variantsOf(screens: { readonly [id: string]: unknown }): { readonly [id: string]: unknown } {
  const variants: Record<string, unknown> = {};
  for (const [id, screen] of Object.entries(screens)) {
    const { frames, routes = [] } = framed(screen);
    const isMap = typeof routes === 'object' && routes !== null && !Array.isArray(routes);
    if (frames === undefined || !(isMap || Array.isArray(routes))) {
      variants[id] = screen;
      continue;
    }
    const { frames: _frames, description, ...rest } = screen as Framed;
    const own = frameOf(screen);
    const byFrame = new Map<FrameName, string[]>([[own, []]]);
    for (const route of routePaths(routes)) {
      const frame = frames[route] ?? own;
      byFrame.set(frame, [...(byFrame.get(frame) ?? []), route]);
    }
    for (const [frame, paths] of byFrame) {
      if (paths.length > 0 || frame === own)
        variants[frame === own ? id : variantName(id, frame)] = {
          ...rest,
          ...(frame === 'public' && description !== undefined && { description }),
          frame,
          routes: isMap
            ? Object.fromEntries(
                paths.map((path) => [path, (routes as Readonly<Record<string, unknown>>)[path]]),
              )
            : paths,
        };
    }
  }
  return variants;
}
