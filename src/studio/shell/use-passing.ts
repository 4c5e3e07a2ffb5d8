/** Something that is said for a while: read aloud at once, and seen until it has been read. It must not know what is said. */
import { useEffect, useState } from 'react';

/** How long it stands there (ms). */
const long = 8_000;

export function usePassing(): readonly [said: string, say: (words: string) => void] {
  const [said, say] = useState('');
  useEffect(() => {
    if (said === '') return undefined;
    const timer = setTimeout(() => say(''), long);
    return () => clearTimeout(timer);
  }, [said]);
  return [said, say];
}
