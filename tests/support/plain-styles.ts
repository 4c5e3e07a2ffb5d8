/**
 * The document in memory works the whole style of an element out anew after every change, up to the root: an eighth of the time of the
 * suites that press buttons of whole pages. Where no style sheet and no style of its own has a say, what is asked for is what the
 * element has by its name, which is worked out once. All else is asked of the document as ever. It must not know what is drawn.
 */

/** Of the element alone, and told by no sheet but the document's own. */
const own = new Set(['display', 'opacity', 'content', 'pointerEvents', 'pointer-events']);
/** As one around it may say. */
const inherited = new Set(['visibility']);
const sheets = 'style,link[rel="stylesheet"]';

const isPlain = (element: Element): boolean => !element.hasAttribute('style');

function isPlainUpwards(element: Element): boolean {
  for (let each: Element | null = element; each !== null; each = each.parentElement)
    if (!isPlain(each)) return false;
  return true;
}

/** No sheet can reach it: it stands in the document itself, which has none. */
function isBare(element: Element): boolean {
  const { ownerDocument: page } = element;
  return (
    element.isConnected &&
    element.getRootNode() === page &&
    page.adoptedStyleSheets.length === 0 &&
    page.querySelector(sheets) === null
  );
}

/** Once for each window: files that share one have their set-up run again. */
const done = new WeakSet<Window>();

export function answerPlainStyles(page: Window & typeof globalThis): void {
  if (done.has(page)) return;
  done.add(page);
  const real = page.getComputedStyle.bind(page);
  const known = new Map<string, string>();
  const views = new WeakMap<Element, CSSStyleDeclaration>();

  function valueOf(element: Element, style: CSSStyleDeclaration, name: string): string {
    const isTold = inherited.has(name) ? isPlainUpwards(element) : isPlain(element);
    if (!isTold || !isBare(element)) return style.getPropertyValue(kebab(name));
    // A dialog is there or not by its attribute.
    const key = `${name} ${element.tagName} ${String(element.hasAttribute('open'))}`;
    let value = known.get(key);
    if (value === undefined) {
      value = style.getPropertyValue(kebab(name));
      known.set(key, value);
    }
    return value;
  }

  page.getComputedStyle = (element, pseudo) => {
    const style = real(element, pseudo);
    const kept = views.get(element);
    if (kept !== undefined) return kept;
    const asked = (name: string): string =>
      own.has(name) || inherited.has(name) ? valueOf(element, style, name) : style.getPropertyValue(name);
    const view = new Proxy(style, {
      get(target, key) {
        if (key === 'getPropertyValue') return asked;
        if (typeof key === 'string' && (own.has(key) || inherited.has(key))) return asked(key);
        return Reflect.get(target, key, target) as unknown;
      },
    });
    views.set(element, view);
    return view;
  };
}

const kebab = (name: string): string => (name === 'pointerEvents' ? 'pointer-events' : name);
