/**
 * Which layout a campaign shows, and with what: its template is asked for once, and whatever it answers there is a page to
 * show. A campaign that the server does not know is the layout of its id, as staff filled it in. It must not know how it is drawn.
 */
import { fallback, layouts, load, template } from 'virtual:promotion';
import { loadPlan } from '../load-plan.ts';
import type { Loaded, World } from '../world.ts';

/** What the start of the promotion shows. */
export interface Campaign {
  readonly loaded: Loaded;
  /** As the server gave them; each page takes what it declares. */
  readonly values: unknown;
}

/** How long a visitor waits for a campaign's own page before the common one will do, in ms. */
const patience = 8000;

type Members = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Never rejects: what cannot be shown is reported, and `classic` stands in. */
export async function findCampaign(id: string, world: World): Promise<Campaign> {
  const refuse = async (detail: string): Promise<Campaign> => {
    world.ports.reporter.report({ code: 'template-refused', where: 'promotion', detail });
    return { loaded: await loadPlan(fallback, load, world), values: undefined };
  };
  const { releases } = world;
  const isLayout = (name: string): boolean => layouts.includes(name) || releases.hasLayout(name);
  const asked = await ask(id, world, isLayout);
  if (typeof asked === 'string') return refuse(asked);
  try {
    const { layout, values, screen } = asked;
    if (typeof layout === 'string' && isLayout(layout)) {
      const shown = releases.isOffLayout(layout) ? fallback : layout;
      const loaded = await loadPlan(shown, load, world);
      return loaded.plan === undefined ? await refuse(layout) : { loaded, values };
    }
    if (!isObject(screen)) return await refuse(typeof layout === 'string' ? 'unknown layout' : 'no layout');
    const { loadGiven } = await import('./given.ts');
    const given = await loadGiven(screen, world);
    return given.ok ? { loaded: given.value, values: undefined } : await refuse(given.error);
  } catch {
    return refuse('its parts did not come');
  }
}

/** The template, or in a few words why there is none. */
async function ask(
  id: string,
  { ports, notices }: World,
  isLayout: (name: string) => boolean,
): Promise<Members | string> {
  if (id === '') return 'no id in the address';
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), patience);
  const answer = await ports.http.send(template, { templateId: id }, { signal: controller.signal });
  clearTimeout(timer);
  if (!answer.ok) {
    const { kind, code, message } = answer.error;
    if (kind === 'refused' && isLayout(id)) return { layout: id };
    // docs/product-spec.md 8: "code '00' success, else message toast".
    if (kind === 'refused' && message !== '') notices.toast(message, undefined);
    return kind === 'aborted' ? 'no answer in time' : `${kind} ${code}`.trim();
  }
  const given = isObject(answer.value) ? answer.value['template'] : undefined;
  return isObject(given) ? given : 'no template';
}
