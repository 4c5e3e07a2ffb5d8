/**
 * Checks where an address leads, as far as it is written down: by the URL rule (docs/language.md, The URL rule), to a screen that
 * there is, with values that are addresses. It must not know which widget or action leads there, nor the brand's origins.
 */
import { statesRoute, mapRoute } from '../../lib/developer-pages.ts';
import { isEntity } from '../../lib/entities.ts';
import { textKey, type Part } from '../../lib/template.ts';
import { checkUrl } from '../../lib/url.ts';
import type { Context } from '../context.ts';
import { holderOf, inside, isObject, type Place } from '../document/document.ts';
import { parseTemplate } from '../document/parsed.ts';
import { nearTo } from '../report/nearest.ts';
import { checkEntity } from '../types/entity.ts';
import { purposeOf } from '../types/purpose.ts';
import { resolvePath, type Scope } from '../types/scope.ts';
import { wholeIn } from './whole-address.ts';

/** A picture to draw, a link that a person presses, or a place the page itself goes to. */
export type AddressUse = 'image' | 'link' | 'navigate';

interface Wrong {
  readonly code: 'bad-address' | 'foreign-address' | 'unknown-route';
  /** Why it leads nowhere. */
  readonly detail: string;
  readonly near?: string | undefined;
  readonly sure?: boolean;
  /** What to do, where nothing is near. */
  readonly wanted?: string;
}

const bad = (detail: string, more: Omit<Wrong, 'code' | 'detail'> = {}): Wrong => ({
  code: 'bad-address',
  detail,
  ...more,
});

/** The page itself, whatever its origin is: only what an address says of its own is judged. */
const page = 'https://page.invalid';
const rule = { base: `${page}/`, allowedOrigins: [], openOrigins: [], schemeUrl: '' };

/** What a host has in place of a value that is not known. */
const unknown = 'x';

const fileEnding = /\.(?:png|jpe?g|webp|gif|svg|pdf|html?|json|apk|txt)$/i;
const schemeOf = /^([a-z][a-z\d+.-]*):/i;
const knownSchemes = ['https', 'http', 'tel', 'mailto'] as const;

const written = (text: string): string => text.replaceAll('\u0000', unknown);

/** A host without `https://` before it. */
const isHost = (text: string): boolean => {
  const [host = ''] = text.split(/[/?#]/);
  return (
    /^www\./i.test(text) || (/^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}$/i.test(host) && !fileEnding.test(host))
  );
};

function judgeScheme(text: string, scheme: string, use: AddressUse, isGoingOn: boolean): Wrong | undefined {
  const rest = text.slice(scheme.length + 1);
  if (scheme === 'http' || scheme === 'https') {
    const [bare] = /^[^/].*|(?<=^\/)[^/].*/.exec(rest) ?? [];
    if (bare !== undefined) return bad('it lacks a slash', { near: `${scheme}://${bare}`, sure: true });
    if (!URL.canParse(written(text))) return bad('it has no host');
    if (!isGoingOn && lacksNumber(text.replaceAll('\u0000', '0')))
      return bad('it opens a chat, and no number says with whom', {
        wanted: 'Put the number behind it: in the address itself, or with "digits" beside "url".',
      });
    const { origin } = new URL(written(text));
    return {
      code: 'foreign-address',
      detail: text.includes('\u0000') && /^\w+:\/\/[^/]*\u0000/.test(text) ? 'its host' : origin,
    };
  }
  if (scheme === 'tel' || scheme === 'mailto') {
    if (use === 'image') return bad('a picture is no telephone and no mail');
    if (use !== 'link')
      return bad(`the action does not open "${scheme}:"`, {
        wanted: 'Use a link with "url" for it, or the message callPhone of the host app.',
      });
    if (rest === '') return bad(`nothing stands behind "${scheme}:"`);
    const isWhole =
      scheme === 'tel'
        ? /^\+?[\d().\-\u0000]+$/.test(rest)
        : /^[^@/:]+(?:@[^@/:]+)?$/.test(rest.split('?')[0] ?? '');
    const isSaid = rest.includes('\u0000') || scheme === 'tel' || rest.includes('@');
    return isWhole && isSaid ? undefined : bad(scheme === 'tel' ? 'that is no number' : 'that is no e-mail');
  }
  if (use === 'image' && scheme === 'data')
    return checkUrl(written(text), use, rule) === undefined
      ? bad('of pictures within an address only png, jpeg and webp in base64 are drawn')
      : undefined;
  const { near } = nearTo(scheme, knownSchemes);
  if (near !== undefined)
    return bad(`"${scheme}:" is no scheme`, { near: `${near}${text.slice(scheme.length)}`, sure: true });
  return bad(`"${scheme}:" is never opened`, {
    wanted:
      'For a page of the app write {{config.schemeUrl}} before it; for another app ask for its https address.',
  });
}

/** Addresses of chats, each with the parameter that says with whom; without one the path says it. */
const chats: ReadonlyMap<string, string | undefined> = new Map([
  ['wa.me', undefined],
  ['api.whatsapp.com', 'phone'],
  ['web.whatsapp.com', 'phone'],
]);

/** A chat with nobody: the place of the number has no digit, nor is it the name of a prepared message. */
function lacksNumber(text: string): boolean {
  const { hostname, pathname, searchParams } = new URL(text);
  if (!chats.has(hostname.replace(/^www\./, '')) || /^\/(?:message|qr|c)\/./.test(pathname)) return false;
  const parameter = chats.get(hostname.replace(/^www\./, ''));
  return !/\d/.test(parameter === undefined ? pathname : (searchParams.get(parameter) ?? ''));
}

/** Whether a path is the route for some values in it. */
const canBe = (route: string, path: string): boolean => {
  const [first = '', ...others] = path.split('\u0000');
  if (others.length === 0 || !route.startsWith(first)) return false;
  let at = first.length;
  for (const each of others) {
    at = route.indexOf(each, at);
    if (at === -1) return false;
    at += each.length;
  }
  return others.at(-1) === '' || at === route.length;
};

/** A path of the app itself. */
function judgePath(text: string, use: AddressUse, context: Context): Wrong | undefined {
  const { project } = context;
  const [path = ''] = text.split(/[?#]/);
  if (use === 'image') return project.routes.has(path) ? bad('it is a screen and no picture') : undefined;
  if (project.routes.has(path)) return judgeSide(path, context);
  if (fileEnding.test(path) || [...project.routes.keys()].some((route) => canBe(route, path)))
    return undefined;
  if (path === mapRoute || path === statesRoute) return undefined;
  const { near, sure } = nearTo(path, project.routes.keys());
  const whole = near === undefined ? undefined : `${near}${text.slice(path.length)}`;
  return { code: 'unknown-route', detail: [...project.routes.keys()].join(', '), near: whole, sure };
}

/** `text` has a zero character for each value that is not known. */
function judge(text: string, use: AddressUse, context: Context, isGoingOn: boolean): Wrong | undefined {
  if (text === '') return bad('it is empty');
  if (/\s/.test(text)) return bad('it has spaces in it');
  if (text.includes('\\'))
    return bad('it has backslashes, which are no slashes', { near: text.replaceAll('\\', '/'), sure: true });
  const scheme = schemeOf.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined && !scheme.includes('.')) return judgeScheme(text, scheme, use, isGoingOn);
  if (text.startsWith('//')) return judgeScheme(`https:${text}`, 'https', use, isGoingOn);
  if (checkUrl(written(text), use, rule) === undefined) return bad('the URL rule refuses it');
  if (text.startsWith('#'))
    return use === 'image'
      ? bad('it is no picture')
      : context.project.routes.has(text.split('?')[0] ?? '')
        ? judgeSide(text, context)
        : bad('the page has no such place');
  if (text.startsWith('/')) return judgePath(text, use, context);
  const [, word = '', rest = ''] = /^([a-z]+)\/\/(.+)$/i.exec(text) ?? [];
  if (/^http/i.test(nearTo(word, knownSchemes).near ?? word))
    return bad(`a colon is missing behind "${word}"`, { near: `https://${rest}`, sure: true });
  if (isHost(text))
    return bad('without "https://" it is a page of this app', { near: `https://${text}`, sure: true });
  if (text.startsWith('\u0000') || text.startsWith('?')) return undefined;
  return bad('without a slash it depends on the page it stands on', { near: `/${text}`, sure: true });
}

/** The files with a route of the promotion, of routes that were asked before. */
const promotions = new WeakMap<Context['project']['routes'], ReadonlySet<string>>();

/** Whether the screen is a page of the promotion: an entry of its own, apart from the app. */
export function isPromotion({ declared: { file }, project: { routes } }: Context): boolean {
  if (file.startsWith('screens/promotion/')) return true;
  const files =
    promotions.get(routes) ??
    new Set([...routes].flatMap(([route, target]) => (route.startsWith('#/') ? [target.file] : [])));
  promotions.set(routes, files);
  return files.has(file);
}

/** A way between the app and the promotion: neither finds the other's pages. */
export function isOtherSide(route: string, context: Context): boolean {
  const isKnown = context.project.routes.has(route) && context.declared.file.startsWith('screens/');
  return (
    isKnown &&
    !context.declared.file.startsWith('screens/fragments/') &&
    route.startsWith('#/') !== isPromotion(context)
  );
}

const judgeSide = (text: string, context: Context): Wrong | undefined =>
  isOtherSide(text.split('?')[0] ?? '', context)
    ? bad(
        text.startsWith('#')
          ? 'it is a page of the promotion, and this screen is none'
          : 'it is a page of the app, and this screen is one of the promotion',
      )
    : undefined;

/** Each text that the string can be, with a zero character for what is not written down. */
function textsOf(parts: readonly Part[]): string {
  return parts.map((part) => (part.kind === 'text' ? part.text : '\u0000')).join('');
}

const wantedIn: { readonly [scheme: string]: string } = { tel: 'phone', mailto: 'email' };
const schemes: { readonly [kind: string]: string } = { phone: 'tel:', email: 'mailto:' };

/** What is written down of an address, and what its values are. */
export function checkAddress(
  value: unknown,
  use: AddressUse,
  place: Place,
  scope: Scope,
  context: Context,
  of: string,
): void {
  if (typeof value !== 'string') return;
  const key = textKey(value);
  const texts =
    key === undefined ? [value] : [...context.project.texts.values()].flatMap((keys) => keys.get(key) ?? []);
  for (const text of new Set(texts)) if (checkText(text, use, place, scope, context, of)) return;
}

/** A brand that opens other origins has been asked for, and a refusal of this one says what happens instead. */
const isForSome = (place: Place, { facts }: Scope): boolean =>
  facts.get('config.openOrigins')?.present === true && holderOf(place)['fail'] !== undefined;

/** Whether it has been said what is wrong. */
function checkText(
  text: string,
  use: AddressUse,
  place: Place,
  scope: Scope,
  context: Context,
  of: string,
): boolean {
  const template = parseTemplate(text);
  if (!template.ok) return false;
  const say = (name: string, wrong: Wrong | undefined, through?: string): boolean => {
    // The examples of widgets show what becomes of any address.
    if (wrong === undefined || !place.document.file.startsWith('screens/')) return false;
    const { code, ...rest } = wrong;
    if (code === 'foreign-address' && use !== 'image' && isForSome(place, scope)) return false;
    context.report(place, code, { name, of, missing: through, ...rest });
    return true;
  };
  const wanted = use === 'image' ? 'picture' : 'address';
  // What is put behind the address, as the digits of a telephone are.
  const isGoingOn = holderOf(place)['digits'] !== undefined;
  if (template.value.kind === 'literal')
    return say(text, judge(template.value.text, use, context, isGoingOn));
  if (template.value.kind === 'tag') {
    if (checkEntity(text, { of, wanted, before: use === 'link' ? schemes : {} }, place, scope, context))
      return true;
    const found = resolvePath(template.value.path, scope);
    const values = found.kind === 'found' ? (found.type.values ?? []) : [];
    return values.some(
      (each) =>
        typeof each === 'string' && each !== '' && say(each, judge(each, use, context, isGoingOn), text),
    );
  }
  const { parts } = template.value;
  const [first, second, ...others] = parts;
  const scheme = first?.kind === 'text' ? /^(tel|mailto):$/.exec(first.text)?.[1] : undefined;
  if (scheme !== undefined && use === 'link' && second?.kind === 'tag' && others.length === 0) {
    const one = `{{${second.path.join('.')}}}`;
    return checkEntity(
      one,
      { of: `an address with "${scheme}:"`, wanted: wantedIn[scheme] },
      place,
      scope,
      context,
    );
  }
  if (first?.kind === 'text') {
    const whole = wholeIn(parts, scope);
    if (whole === undefined) return say(text, judge(textsOf(parts), use, context, isGoingOn));
    return say(text, bad(`${whole} is a whole address already`, { near: whole, sure: parts.length === 2 }));
  }
  // Behind an address of the configuration more of it may be written.
  const whole = first?.kind === 'tag' ? `{{${first.path.join('.')}}}` : text;
  return checkEntity(whole, { of, wanted }, place, scope, context);
}

/** What is added to an address that is no screen's: values as they are, of the kind that those of the name are. */
export function checkAppended(added: unknown, place: Place, scope: Scope, context: Context): void {
  for (const [name, value] of Object.entries(isObject(added) ? added : {})) {
    const { entity } = purposeOf(name, context.project.known);
    const wanted = entity !== undefined && isEntity(entity) ? entity : undefined;
    checkEntity(value, { of: `the URL parameter "${name}"`, wanted }, inside(place, name), scope, context);
  }
}
