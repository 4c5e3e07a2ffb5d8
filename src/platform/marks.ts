/** Where the marks of writes are kept, and which of them wait for an ending. */
import type { Mark } from '../engine/ports.ts';

/** Its own database: what a logout removes is kept elsewhere. */
export const database = 'h5-writes';
export const table = 'marks';

export const isOpen = ({ state }: Pick<Mark, 'state'>): boolean => state === 'pending' || state === 'unknown';
