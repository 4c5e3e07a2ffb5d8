/**
 * What a definition of an older version needs: its schema, and what lifts it. A chunk of its own, loaded only where a server
 * sends one. It must not know what is on it.
 */
import validate from 'virtual:validate-screen-1';
import { liftFrom1 } from '../../lib/lift-1.ts';
import type { Migrations } from '../../lib/migrate.ts';

export const migrations: Migrations = { 1: { validate, lift: liftFrom1 } };
