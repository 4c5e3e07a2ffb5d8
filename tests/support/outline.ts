/** What the plain widgets of renderer.tsx have drawn, a line for each, indented by the boxes around it. */
export function outline(): readonly string[] {
  const main = document.querySelector('main');
  return main === null ? [] : linesOf(main, '', '');
}

function linesOf(parent: Element, indent: string, waiting: string): readonly string[] {
  return [...parent.children].flatMap((element): readonly string[] => {
    const text = element.textContent.trim();
    const line = (words: string): string => `${indent}${waiting}${words}`;
    if (element.classList.contains('skeleton')) return linesOf(element, indent, '~');
    if (element.tagName === 'SECTION') {
      const title = element.getAttribute('aria-label') ?? '';
      return [line(`box ${title}`), ...linesOf(element, `${indent}  `, waiting)];
    }
    if (element.tagName === 'UL')
      return [line(`list ${[...element.children].map((item) => item.textContent).join(' ')}`)];
    if (element.tagName === 'IMG') return [line(`image ${element.getAttribute('alt')}`)];
    if (element.tagName === 'BUTTON') return [line(`button ${text}`)];
    if (element instanceof HTMLInputElement) return [line(`field ${element.value}`)];
    if (element.tagName === 'DIV' && element.getAttribute('role') === null)
      return linesOf(element, indent, waiting);
    if (element.getAttribute('role') === 'alert') return [line('failure')];
    return [line(text)];
  });
}
