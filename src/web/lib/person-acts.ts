/** What a person does on purpose; moving the pointer and getting the focus are not among it. */
const acts = ['pointerdown', 'touchstart', 'wheel', 'keydown'];

/** Less than this is what the layout does by itself. */
const scrolledPx = 8;

/**
 * Calls back when the person presses, touches, types or scrolls. Scrolling that follows from a focus set by the page
 * itself is over after two frames, and is not counted.
 * @returns a function that ends it
 */
export function whenPersonActs(call: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const act = (event: Event) => {
    // A key that is still held down since the screen before was pressed there.
    if (!(event instanceof KeyboardEvent && event.repeat)) call();
  };
  for (const type of acts) window.addEventListener(type, act, { passive: true, capture: true, signal });
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const top = window.scrollY;
      const scrolled = () => {
        if (Math.abs(window.scrollY - top) > scrolledPx) call();
      };
      if (!signal.aborted) window.addEventListener('scroll', scrolled, { passive: true, signal });
    }),
  );
  return () => ended.abort();
}
