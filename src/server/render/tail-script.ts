/** The one line that tells a page that what it waits for stands behind it. It is the same in every page, so the policy can name it. */
import { createHash } from 'node:crypto';

/** `src/app/early/handed.ts` sets it; a page that is only prepared has nothing that waits. */
export const tailScript = 'globalThis.early?.came?.()';

/** As the content policy names it. */
export const tailSource = `'sha256-${createHash('sha256').update(tailScript).digest('base64')}'`;
