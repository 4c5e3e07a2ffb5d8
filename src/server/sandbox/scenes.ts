/** Wide pictures of promotions, drawn on demand: flat shapes in a few colors. It must not know where they are shown. */

const frame = (background: string, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 405"><rect width="720" height="405" fill="${background}"/>${inside}</svg>`;

const rect = (
  [x, y, width, height]: readonly [number, number, number, number],
  fill: string,
  round = 8,
): string => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;
const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

const coin = (x: number, y: number): string => circle(x, y, 34, '#e8b84a') + circle(x, y, 24, '#f4d27e');

/** A phone with a loan, and coins. */
const phone = (): string =>
  frame(
    '#e1eeea',
    circle(560, 90, 150, '#cfe3dc') +
      rect([270, 40, 180, 340], '#0e4c42', 28) +
      rect([284, 58, 152, 304], '#ffffff', 16) +
      rect([304, 84, 70, 14], '#9fbdb6') +
      rect([304, 112, 112, 34], '#0e5c4e') +
      rect([304, 172, 112, 10], '#c3d6d1') +
      rect([304, 196, 88, 10], '#c3d6d1') +
      rect([304, 306, 112, 34], '#0e5c4e', 17) +
      coin(196, 300) +
      coin(152, 250) +
      coin(530, 310),
  );

/** A coupon with its torn edge. */
const coupon = (): string =>
  frame(
    '#f2e6f5',
    circle(140, 80, 120, '#e6d2ec') +
      rect([130, 110, 460, 190], '#7a2e8e', 24) +
      circle(430, 110, 20, '#f2e6f5') +
      circle(430, 300, 20, '#f2e6f5') +
      [140, 172, 204, 236, 268].map((y) => rect([427, y, 6, 14], '#c99ad6', 3)).join('') +
      rect([176, 160, 150, 22], '#ffffff', 11) +
      rect([176, 204, 200, 14], '#dcb9e5', 7) +
      rect([176, 234, 130, 14], '#dcb9e5', 7) +
      circle(508, 205, 42, '#f4d27e'),
  );

/** A road that leads to the sun. */
const road = (): string =>
  frame(
    '#fbeeda',
    circle(520, 130, 64, '#f0b64c') +
      `<path d="M0 260Q180 150 360 250T720 220V405H0Z" fill="#8fbfa8"/>` +
      `<path d="M0 320Q220 230 430 300T720 290V405H0Z" fill="#4f927a"/>` +
      `<path d="M250 405Q330 330 420 300T470 262L486 264Q470 300 440 330T420 405Z" fill="#f7f4ee"/>`,
  );

/** By the name between `scene-` and `.svg`. */
export const scenes: ReadonlyMap<string, () => string> = new Map([
  ['phone', phone],
  ['coupon', coupon],
  ['road', road],
]);
