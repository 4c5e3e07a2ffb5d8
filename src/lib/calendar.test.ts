/** The calendar's entry: what RFC 5545 asks of any, whatever the title and the day. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarOf } from './calendar.ts';

const now = Date.parse('2026-02-03T04:05:06.789Z');
const days = fc
  .date({ min: new Date('1970-01-01'), max: new Date('9998-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const unfolded = (text: string): readonly string[] => text.replaceAll('\r\n ', '').split('\r\n');
const written = (text: string): string =>
  text.replace(/\\([\\;,n])/g, (_all, letter: string) => (letter === 'n' ? '\n' : letter));

it('holds the day, the one after it as its end, and the title as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), days, (title, day) => {
      const entry = calendarOf({ title, day, now });
      const lines = unfolded(entry?.text ?? '');
      expect(entry?.name).toBe(`${day}.ics`);
      expect(lines).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`);
      const end = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
      expect(lines).toContain(`DTEND;VALUE=DATE:${end.replaceAll('-', '')}`);
      const summary = lines.find((line) => line.startsWith('SUMMARY:'))?.slice('SUMMARY:'.length) ?? '';
      expect(written(summary)).toBe(
        title.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ''),
      );
    }),
  );
});

it('has no line of more than 75 octets, none that a title has begun, and ends each', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), days, (title, day) => {
      const text = calendarOf({ title, day, now })?.text ?? '';
      expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
      for (const line of text.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(unfolded(text)).toHaveLength(18);
    }),
  );
});

it('is the same entry for the same day and title', () => {
  const [one, two] = [now, now + 5000].map((each) =>
    calendarOf({ title: 'Pago', day: '2026-03-04', now: each }),
  );
  const uid = (text = ''): unknown => /^UID:.+$/m.exec(text)?.[0];
  expect(uid(one?.text)).toBe(uid(two?.text));
  expect(one?.text).toContain('DTSTAMP:20260203T040506Z');
});

it.each(['', '—', '2026-2-3', '2026-02-30', '2026-13-01', '2026-03-04T10:00', 'mañana'])(
  'is none of "%s"',
  (day) => {
    expect(calendarOf({ title: 'Pago', day, now })).toBeUndefined();
  },
);
