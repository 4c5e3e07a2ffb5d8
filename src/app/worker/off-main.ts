/** What stands at the worker's address where it is switched off. */
import { remove } from './off.ts';
import type { WorkerScope } from './scope.ts';

remove(globalThis as unknown as WorkerScope);
