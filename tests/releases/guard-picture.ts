/** `npm run releases:picture`: draws docs/ramp.svg, two ramps as the guard sees them, from a simulation that is always the same. */
import { writeFileSync } from 'node:fs';
import { createEvidence } from '../../src/release/guard/evidence.ts';
import { isStopped, neededAt, randomFrom, steps, visits, type World } from './guard-simulation.ts';

interface Moment {
  readonly minute: number;
  /** Percent */
  readonly share: number;
  /** 1 stops it; what speaks for the release is drawn as nothing. */
  readonly evidence: number;
}

/** Phones of all kinds in a quarter of a minute. */
const phones = 500;
const lasts = 10;

/** Of a whole ramp, each step for ten minutes at least, until it is armed. */
function ramp(world: World, seed: number): readonly Moment[] {
  const random = randomFrom(seed);
  const evidence = createEvidence();
  const moments: Moment[] = [];
  let minute = 0;
  for (const share of steps) {
    const begun = minute;
    for (let ofNext = 0; ofNext < neededAt(share, world.base) || minute - begun < lasts;) {
      ofNext += visits(phones, evidence, share, world, random).ofNext;
      minute += 0.25;
      moments.push({ minute, share, evidence: Math.max(0, evidence.of('failure')) });
      if (isStopped(evidence)) return [...moments, { minute, share: 0, evidence: evidence.of('failure') }];
    }
  }
  return [...moments, { minute, share: 100, evidence: Math.max(0, evidence.of('failure')) }];
}

const [width, height, left, right, top] = [720, 150, 56, 20, 34];
const minutes = 65;
const across = (minute: number): number => left + (minute / minutes) * (width - left - right);
const text = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${x.toFixed(0)}" y="${y.toFixed(0)}"${more}>${words}</text>`;

function panel(title: string, moments: readonly Moment[], y: number): string {
  const floor = y + top + height;
  const high = (part: number): number => floor - Math.min(1.15, part) * (height / 1.15);
  const point = (minute: number, part: number): string =>
    `${across(minute).toFixed(1)} ${high(part).toFixed(1)}`;
  /** The share goes by its root, so that one percent is seen. */
  const root = (share: number): number => Math.sqrt(share / 100);
  const last = moments.at(-1) ?? { minute: 0, share: 0, evidence: 0 };
  const area = moments.flatMap(({ minute, share }, index) => {
    const before = moments[index - 1]?.share ?? share;
    return before === share
      ? [point(minute, root(share))]
      : [point(minute, root(before)), point(minute, root(share))];
  });
  const line = moments.map(({ minute, evidence }) => point(minute, evidence));
  const first = moments[0];
  const labels = steps
    .map((share) => moments.find((moment) => moment.share === share))
    .filter((moment) => moment !== undefined)
    .map(({ minute, share }) =>
      text(across(minute) + 3, high(root(share)) - 4, `${share} %`, ' class="share"'),
    );
  return [
    text(left, y + 20, title, ' class="title"'),
    `<path class="area" d="M${point(0, 0)} L${point(0, root(first?.share ?? 0))} L${area.join(' L')} L${point(last.minute, 0)}Z"/>`,
    `<path class="stop" d="M${left} ${high(1).toFixed(1)}H${width - right}"/>`,
    text(width - right, high(1) - 4, 'here it is stopped', ' class="stop-word" text-anchor="end"'),
    `<path class="line" d="M${line.join(' L')}"/>`,
    ...labels,
    last.share === 0
      ? text(across(last.minute) + 6, floor - 8, `share 0 after ${last.minute} minutes`, ' class="end"')
      : text(across(last.minute) + 6, high(1) + 22, 'everyone', ' class="share"'),
    `<path class="axis" d="M${left} ${floor}H${width - right}"/>`,
    ...[0, 10, 20, 30, 40, 50, 60].map((minute) =>
      text(
        across(minute),
        floor + 16,
        minute === 0 ? 'minutes 0' : String(minute),
        ' class="tick" text-anchor="middle"',
      ),
    ),
  ].join('\n');
}

const style = `
rect { fill: #fff }
text { font: 12px system-ui, sans-serif; fill: #1f2937 }
.title { font-weight: 600; font-size: 14px }
.area { fill: #dbe7f7 }
.line { fill: none; stroke: #9a3412; stroke-width: 2 }
.stop { stroke: #9a3412; stroke-dasharray: 4 4; fill: none }
.stop-word, .end { fill: #9a3412 }
.share { fill: #1d4ed8 }
.axis { stroke: #6b7280; fill: none }
.tick { fill: #4b5563; font-size: 11px }`;
const all = 2 * (top + height + 44);
const sound = panel('Without a defect: it goes through to everyone', ramp({ base: 0.01, rise: 0 }, 11), 0);
const defect = panel(
  'Of the phones that have it 5 in 100 more fail: it is stopped',
  ramp({ base: 0.01, rise: 0.05 }, 35),
  all / 2,
);
writeFileSync(
  'docs/ramp.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${all}" role="img" aria-label="Two ramps: a release without a defect goes through, one with which more phones fail is stopped"><style>${style}</style><rect width="${width}" height="${all}"/>
${sound}
${defect}
</svg>
`,
);
