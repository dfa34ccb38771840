import { type RefObject, useEffect, useState } from 'react';

const signs = ['scroll', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/**
 * True once the element is less than half a screen away, or somebody begins to use the page: the time to load what a
 * visitor who leaves at once does not need.
 */
export function useWanted(element: RefObject<Element | null>): boolean {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (wanted || !element.current) return undefined;
    const want = () => setWanted(true);
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && want(), {
      rootMargin: '50% 0%',
    });
    observer.observe(element.current);
    for (const sign of signs) window.addEventListener(sign, want, { passive: true });
    return () => {
      observer.disconnect();
      for (const sign of signs) window.removeEventListener(sign, want);
    };
  }, [wanted, element]);
  return wanted;
}
