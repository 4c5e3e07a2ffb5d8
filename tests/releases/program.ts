/**
 * `npm run releases:program`: what releases cost a phone of program, as it is sent (brotli, bytes): in the script of the page, in the
 * program with the first screen, and what comes later.
 */
import { most, partsOfProgram, sumOf } from './program-cost.ts';

const parts = await partsOfProgram();
const all = { ...parts, [`in all, at most ${most}`]: sumOf(parts) };
for (const [name, bytes] of Object.entries(all))
  console.log(`${name.padEnd(34)}${String(bytes).padStart(6)}`);
process.exitCode = sumOf(parts) > most ? 1 : 0;
