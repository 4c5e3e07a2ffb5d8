/** Why the server cannot start, in one sentence for an operator. It must not know how to start it. */
import { SetUpError } from './set-up-error.ts';

/** Errors that no setting mends are ours, and show where they come from. */
export function explain(
  error: unknown,
  { port, host }: { readonly port: number; readonly host: string },
): string {
  if (error instanceof SetUpError) return error.message;
  const { code, port: asked = port } = (error instanceof Error ? error : {}) as NodeJS.ErrnoException & {
    readonly port?: number;
  };
  const setting = asked === port ? 'PORT' : 'METRICS_PORT';
  if (code === 'EADDRINUSE') return `Port ${asked} is busy. Set ${setting} to another one.`;
  if (code === 'EACCES') return `Port ${asked} may not be opened. Set ${setting} to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${host} is not an address of this machine.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
