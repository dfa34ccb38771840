/** What people do to a part of a page when they begin to use it. */
const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'change', 'click'];

const waiting = new Map<Element, () => void>();
let lastUsed: Element | undefined;

/**
 * Calls `begin` when somebody begins to use what is inside `part`, or at once where they did so before this page was
 * hydrated. React sees the event after that, so that it can hydrate the part first and the event is not lost.
 * @returns a function that stops waiting
 */
export function whenUsed(part: Element, begin: () => void): () => void {
  waiting.set(part, begin);
  if (lastUsed && part.contains(lastUsed)) begin();
  return () => waiting.delete(part);
}

function beginAround({ target }: Event): void {
  if (!(target instanceof Element)) return;
  lastUsed = target;
  for (let at: Element | null = target; at; at = at.parentElement) waiting.get(at)?.();
}

if (!import.meta.env.SSR) {
  // React listens on the document; the window comes before it.
  for (const sign of signs) window.addEventListener(sign, beginAround, { capture: true, passive: true });
}
