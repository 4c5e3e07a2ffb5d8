/** A day as an entry for calendars (RFC 5545). Pure; it must not know how a file is saved, nor what the day is for. */

export interface CalendarDay {
  readonly title: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** When the entry is made, in ms since 1970. */
  readonly now: number;
}

const dayMs = 86_400_000;
/** Octets of a line, its break not counted. */
const longest = 75;

/** `undefined`: it is no day of the calendar. */
export function calendarOf({
  title,
  day,
  now,
}: CalendarDay): { readonly name: string; readonly text: string } | undefined {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  if (Number.isNaN(start) || dayOf(start) !== day) return undefined;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//loan//calendar//EN',
    'BEGIN:VEVENT',
    // The same day and title is the same entry, however often it is saved.
    `UID:${day}-${hexOf(title)}`,
    `DTSTAMP:${new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${dayOf(start + dayMs).replaceAll('-', '')}`,
    `SUMMARY:${escaped(title)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return { name: `${day}.ics`, text: lines.map((line) => `${folded(line)}\r\n`).join('') };
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const hexOf = (title: string): string =>
  Array.from(new TextEncoder().encode(title).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Controls have no place in a text; line breaks are written as two letters. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[\u0000-\u001f\u007f]/g, '');

/** A long line goes on behind a break and a space, never within a letter. */
function folded(line: string): string {
  let [text, size] = ['', 0];
  for (const letter of line) {
    const octets = new TextEncoder().encode(letter).length;
    if (size + octets > longest) [text, size] = [`${text}\r\n `, 1];
    text += letter;
    size += octets;
  }
  return text;
}
