/** Pictures of the sandbox, drawn on demand: letter marks, bar codes, a step of an instruction, scenes of promotions. */
import { modulesOf } from './code128.ts';
import { scenes } from './scenes.ts';

const colors = ['#0e5c4e', '#1557c0', '#a54c08', '#6a38c2', '#bc2525', '#157346'];
const colorOf = (name: string): string =>
  colors[name.split('').reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % colors.length] ?? '#0e5c4e';

const logo = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="22" fill="${colorOf(name)}"/>` +
  `<text x="48" y="63" font-family="sans-serif" font-size="44" font-weight="700" text-anchor="middle" fill="#fff">${name.charAt(0).toUpperCase()}</text></svg>`;

function barCode(digits: string): string {
  const height = 90;
  let x = 12;
  let bars = '';
  for (const [index, width] of modulesOf(digits).entries()) {
    if (index % 2 === 0) bars += `<rect x="${x}" y="10" width="${width}" height="${height - 10}"/>`;
    x += width;
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${x + 12} ${height + 26}"><rect width="100%" height="100%" fill="#fff"/>${bars}` +
    `<text x="${(x + 12) / 2}" y="${height + 18}" font-family="monospace" font-size="14" text-anchor="middle">${digits}</text></svg>`
  );
}

const step = (number: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160"><rect width="320" height="160" rx="16" fill="#e7efed"/>` +
  `<circle cx="70" cy="80" r="36" fill="#0e5c4e"/><text x="70" y="94" font-family="sans-serif" font-size="40" font-weight="700" text-anchor="middle" fill="#fff">${number}</text>` +
  `<rect x="130" y="52" width="150" height="16" rx="8" fill="#9fbdb6"/><rect x="130" y="90" width="110" height="16" rx="8" fill="#c3d6d1"/></svg>`;

/** The picture of a file name under `<apiBase>/files/`, or undefined. Names hold letters and digits only. */
export function pictureOf(name: string): string | undefined {
  const [, kind, rest] = /^(logo|barcode|scene|step)-([a-z0-9]{1,40})\.svg$/.exec(name) ?? [];
  if (kind === 'logo' && rest !== undefined) return logo(rest);
  if (kind === 'barcode' && rest !== undefined && /^\d+$/.test(rest)) return barCode(rest);
  if (kind === 'scene' && rest !== undefined) return scenes.get(rest)?.();
  return kind === 'step' && rest !== undefined ? step(rest) : undefined;
}
