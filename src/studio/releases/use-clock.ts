/** What time it is, as near as a page needs it. It must not know what for. */
import { useEffect, useState } from 'react';
import { news } from '../shell/use-changes.ts';

/** In ms since 1970. */
export function useClock(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), news);
    return () => clearInterval(timer);
  }, []);
  return now;
}
