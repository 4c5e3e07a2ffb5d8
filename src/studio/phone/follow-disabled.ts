/** Presses on controls that are disabled: of them a browser tells no click, only where the pointer goes. It must not know what is pressed. */

/** So long two presses are one that is made twice (ms), as most systems have it. */
const twice = 500;

/** @param isMeant whether this one is asked about it. */
export function followDisabled(
  page: Document,
  isMeant: (target: EventTarget | null) => target is Element,
  onPress: (target: Element) => void,
  onTwice: (target: Element) => void,
): void {
  let down: EventTarget | null = null;
  let last: { readonly target: Element; readonly at: number } | undefined;
  page.addEventListener('pointerdown', ({ target }) => (down = target), true);
  page.addEventListener(
    'pointerup',
    ({ target, timeStamp: at }) => {
      if (target !== down || !isMeant(target) || target.closest(':disabled') === null) return;
      const isAgain = last?.target === target && at - last.at < twice;
      last = isAgain ? undefined : { target, at };
      (isAgain ? onTwice : onPress)(target);
    },
    true,
  );
}
