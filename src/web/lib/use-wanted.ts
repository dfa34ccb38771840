import { type RefObject, useEffect, useState } from 'react';
import { whenPageUsed } from './page-use.ts';
import { whenNear } from './when-near.ts';

/**
 * True once the element is less than half a screen away, or somebody begins to use, read or print the page: the time to
 * load what a visitor who leaves at once does not need.
 */
export function useWanted(element: RefObject<Element | null>): boolean {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (wanted || !element.current) return undefined;
    const want = () => setWanted(true);
    const stopObserving = whenNear([element.current], { screens: 0.5 }, want);
    const stopListening = whenPageUsed(want, { reading: true });
    return () => {
      stopObserving();
      stopListening();
    };
  }, [wanted, element]);
  return wanted;
}
