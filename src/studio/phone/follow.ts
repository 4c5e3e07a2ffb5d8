/**
 * Says when the page has come to rest after something in it moved: letters and pictures that arrive, a foot that appears, another width.
 * It must not know what stands there.
 */

/** So long nothing moves any more (ms): who types is not waited upon at every letter. */
const rest = 120;

/** @param own what is drawn here by who asks: it moves nothing. */
export function followPage(page: Document, own: string, settled: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moved = (): void => {
    clearTimeout(timer);
    timer = setTimeout(settled, rest);
  };
  const isOwn = ({ target }: MutationRecord): boolean =>
    target instanceof Element && target.closest(own) !== null;
  const changes = new MutationObserver((all) => {
    if (!all.every((each) => isOwn(each))) moved();
  });
  changes.observe(page.body, { subtree: true, childList: true, attributes: true });
  // Not every page there is knows of these.
  const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(moved);
  for (const each of [page.documentElement, page.body]) sizes?.observe(each);
  const fonts = (page as { readonly fonts?: FontFaceSet }).fonts;
  fonts?.addEventListener('loadingdone', moved);
  const events = ['load', 'transitionend', 'animationend'];
  for (const event of events) page.addEventListener(event, moved, true);
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    sizes?.disconnect();
    fonts?.removeEventListener('loadingdone', moved);
    for (const event of events) page.removeEventListener(event, moved, true);
  };
}
