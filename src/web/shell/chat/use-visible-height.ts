import { type RefObject, useEffect } from 'react';

/**
 * Gives an element that fills the screen the part of it above the keyboard: `--seen` is its height, `top` its place.
 * Browsers on phones lay a page out as if the keyboard were not there.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!wanted || !visualViewport) return undefined;
    const follow = () => {
      const { style } = element.current ?? {};
      style?.setProperty('--seen', `${visualViewport.height}px`);
      style?.setProperty('top', `${visualViewport.offsetTop}px`);
    };
    // The panel is in the document one frame later.
    const first = requestAnimationFrame(follow);
    visualViewport.addEventListener('resize', follow);
    visualViewport.addEventListener('scroll', follow);
    return () => {
      cancelAnimationFrame(first);
      visualViewport.removeEventListener('resize', follow);
      visualViewport.removeEventListener('scroll', follow);
      element.current?.style.removeProperty('--seen');
      element.current?.style.removeProperty('top');
    };
  }, [element, wanted]);
}
