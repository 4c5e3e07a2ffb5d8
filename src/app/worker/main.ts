/** The worker as the build writes it (src/build/worker.ts). */
import type { WorkerScope } from './scope.ts';
import { serve, type Build } from './serve.ts';

/** Put in by the build. */
declare const thisBuild: Build;

serve(globalThis as unknown as WorkerScope, thisBuild);
