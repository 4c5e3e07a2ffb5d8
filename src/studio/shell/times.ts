/** Moments as people say them. It must not know what happened then. */
import { tongues, type Tongue } from '../../lib/figures.ts';

const isToday = (date: Date, now: Date): boolean => date.toDateString() === now.toDateString();

/** "18:40" today, else with its day, and with its year where that is another one. @param at ISO 8601. */
export function momentOf(at: string, tongue: Tongue, now = new Date()): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return at;
  const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  return date.toLocaleString(
    tongues[tongue],
    isToday(date, now)
      ? time
      : {
          day: 'numeric',
          month: 'short',
          ...(date.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }),
          ...time,
        },
  );
}

export const zoneName = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
