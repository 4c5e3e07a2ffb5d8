/** The accessible outline of a page: role, name, value and state per line, as a screen reader would tell it. It must not know any screen. */

const roles: Readonly<Record<string, string>> = {
  A: 'link',
  BUTTON: 'button',
  DD: 'definition',
  DIALOG: 'dialog',
  DT: 'term',
  FIELDSET: 'group',
  FOOTER: 'contentinfo',
  H1: 'heading 1',
  H2: 'heading 2',
  H3: 'heading 3',
  H4: 'heading 4',
  HEADER: 'banner',
  IFRAME: 'iframe',
  IMG: 'img',
  LI: 'listitem',
  MAIN: 'main',
  OL: 'list',
  PROGRESS: 'progressbar',
  TEXTAREA: 'textbox',
  UL: 'list',
};
const inputs: Readonly<Record<string, string>> = { checkbox: 'checkbox', radio: 'radio', file: 'file' };
/** Roles whose name is their content: nothing inside them is told again. */
const leaves = new Set([
  'link',
  'button',
  'img',
  'textbox',
  'checkbox',
  'radio',
  'file',
  'term',
  'definition',
  'iframe',
  'progressbar',
  'tab',
]);

function roleOf(element: Element): string | undefined {
  const given = element.getAttribute('role');
  if (given !== null) return given === 'presentation' || given === 'none' ? undefined : given;
  if (element instanceof HTMLInputElement) return inputs[element.type] ?? 'textbox';
  const role = roles[element.tagName];
  return role === 'img' && element.getAttribute('alt') === '' ? undefined : role;
}

const isHidden = (element: Element): boolean =>
  element.getAttribute('aria-hidden') === 'true' ||
  element.hasAttribute('hidden') ||
  (element.tagName === 'DIALOG' && !element.hasAttribute('open')) ||
  ['svg', 'SCRIPT', 'NOSCRIPT', 'STYLE', 'LEGEND'].includes(element.tagName);

/** A piece of words that go on beside it: a date is kept in one line, and a line may break behind a part of an address. */
const isPiece = (node: Node | null): boolean =>
  node?.nodeType === 3 || node?.nodeName === 'TIME' || node?.nodeName === 'WBR';

function contentOf(node: Node): string {
  if (node.nodeType === 3) return node.textContent ?? '';
  if (!(node instanceof Element) || isHidden(node)) return '';
  return [...node.childNodes]
    .map((child) => `${isPiece(child) && isPiece(child.previousSibling) ? '' : ' '}${contentOf(child)}`)
    .join('');
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

function nameOf(element: Element, role: string): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return tidy(label);
  const by = element.getAttribute('aria-labelledby');
  if (by !== null)
    return tidy(
      by
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    );
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    return tidy([...new Set(element.labels ?? [])].map(contentOf).join(' '));
  if (role === 'img') return tidy(element.getAttribute('alt') ?? '');
  if (role === 'group' || role === 'radiogroup')
    return tidy(element.querySelector('legend')?.textContent ?? '');
  if (role === 'iframe') return tidy(element.getAttribute('title') ?? '');
  return leaves.has(role) || role.startsWith('heading') ? tidy(contentOf(element)) : '';
}

function statesOf(element: Element): string {
  const states: string[] = [];
  const input = element instanceof HTMLInputElement ? element : undefined;
  if (input !== undefined && (input.type === 'checkbox' || input.type === 'radio'))
    states.push(input.checked ? 'checked' : 'not checked');
  if (element.getAttribute('aria-disabled') === 'true' || element.hasAttribute('disabled'))
    states.push('disabled');
  if (element.getAttribute('aria-busy') === 'true') states.push('busy');
  if (element.getAttribute('aria-selected') === 'true') states.push('selected');
  if (element.hasAttribute('readonly')) states.push('read only');
  const expanded = element.getAttribute('aria-expanded');
  if (expanded !== null) states.push(expanded === 'true' ? 'expanded' : 'collapsed');
  if (element.getAttribute('aria-required') === 'true') states.push('required');
  if (element.getAttribute('aria-invalid') === 'true') states.push('invalid');
  return states.map((state) => ` [${state}]`).join('');
}

/** The words of a label are told as the name of its field, and not again. */
function labelLines(label: HTMLLabelElement, depth: number): readonly string[] {
  if (label.control === null || !label.contains(label.control)) return [];
  const name = nameOf(label.control, 'field');
  return [...label.childNodes].flatMap((child) => lines(child, depth)).filter((line) => line.trim() !== name);
}

/** Words up to the end: their pieces are read as one. */
const unbroken = (node: Node | null): string =>
  node !== null && isPiece(node) ? `${node.textContent ?? ''}${unbroken(node.nextSibling)}` : '';

function lines(node: Node, depth: number): readonly string[] {
  const indent = '  '.repeat(depth);
  if (isPiece(node)) {
    if (isPiece(node.previousSibling)) return [];
    const text = tidy(unbroken(node));
    return text === '' ? [] : [`${indent}${text}`];
  }
  if (!(node instanceof Element) || isHidden(node)) return [];
  if (node instanceof HTMLLabelElement && node.control !== null) return labelLines(node, depth);
  const role = roleOf(node);
  if (role === undefined) return [...node.childNodes].flatMap((child) => lines(child, depth));
  const name = nameOf(node, role);
  const isTyped = node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;
  const value = isTyped && role === 'textbox' ? ` = "${node.value}"` : '';
  const own = `${indent}${role}${name === '' ? '' : ` "${name}"`}${value}${statesOf(node)}`;
  if (leaves.has(role) || role.startsWith('heading')) return [own];
  const inner = [...node.childNodes].flatMap((child) => lines(child, depth + 1));
  return inner.length === 0 && name === '' ? [] : [own, ...inner];
}

export const outline = (root: Element): string =>
  `${[...root.childNodes].flatMap((child) => lines(child, 0)).join('\n')}\n`;
