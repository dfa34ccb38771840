import { useEffect, useRef } from 'react';

/**
 * Where the focus goes once something was done that takes the pressed button away, and the focus with it: to `place`, or to what
 * `within` finds there. `place` must be able to have the focus (`tabIndex={-1}`). Whoever presses elsewhere meanwhile keeps their place.
 */
export function useFocusAfterAct<Place extends HTMLElement>(within?: (place: Place) => HTMLElement | null) {
  const place = useRef<Place>(null);
  const acted = useRef(false);
  // After every rendering, since the button goes when its dialog has closed, or when the page has been read anew.
  useEffect(() => {
    if (!acted.current || !place.current || document.activeElement !== document.body) return;
    acted.current = false;
    (within?.(place.current) ?? place.current).focus();
  });
  const onActed = () => {
    acted.current = true;
    document.addEventListener(
      'pointerdown',
      () => {
        acted.current = false;
      },
      { once: true },
    );
  };
  return { place, onActed };
}
