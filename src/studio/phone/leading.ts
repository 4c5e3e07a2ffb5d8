/** Where a press would lead in the app: in a state nobody goes anywhere, and it is said. It must not know who reads it. */
import type { Ports } from '../../engine/ports.ts';
import type { PhoneProject } from './project.ts';
import type { FromPhone } from './protocol.ts';
import { stopAt } from './walk.ts';

type Opening = Pick<Ports, 'router' | 'urls'>;

export function sayingWhere(
  { router, urls }: Opening,
  project: () => PhoneProject | undefined,
  say: (message: FromPhone) => void,
): Opening {
  const leads = (to: string): void => {
    const now = project();
    say({ kind: 'leads', screen: (now && stopAt(now, to)?.screen) ?? null });
  };
  return {
    router: { ...router, navigate: leads },
    urls: { ...urls, check: urls.check.bind(urls), open: leads },
  };
}
