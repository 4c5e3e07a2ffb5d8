/** What is given to somebody who asks later, as it is by then: for events, and not while something is drawn. */
import { useLayoutEffect, useRef } from 'react';

export function useNow<T>(value: T): { readonly current: T } {
  const now = useRef(value);
  useLayoutEffect(() => {
    now.current = value;
  });
  return now;
}
