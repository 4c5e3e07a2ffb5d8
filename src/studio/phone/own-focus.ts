/** The phone never takes the focus from who types beside it: what a screen focuses by itself gets it only where the phone has it. It must not know any screen. */
export function keepFocusHere(page: Pick<Document, 'hasFocus'>, element: Pick<HTMLElement, 'focus'>): void {
  // Bound to each element when it is called.
  // oxlint-disable-next-line typescript/unbound-method
  const { focus } = element;
  element.focus = function within(this: HTMLElement, options?: FocusOptions): void {
    if (page.hasFocus()) focus.call(this, options);
  };
}
