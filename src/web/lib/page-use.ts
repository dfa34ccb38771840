/** What people do when they begin to use a page. */
const pageEvents = ['pointerdown', 'keydown', 'focusin'];

/** What people do when they begin to use one part of it; a pointer comes over it before the first press. */
const partEvents = [...pageEvents, 'pointerover', 'input', 'change', 'click'];

const waiting = new Map<Element, () => void>();
let lastUsed: WeakRef<Element> | undefined;
let lastPressed: WeakRef<HTMLElement> | undefined;

/**
 * Calls back, once, when somebody begins to use what is inside `part`, or at once where they did so before this page was
 * hydrated. React sees the event after that, so that it can hydrate the part first and the event is not lost.
 * @returns a function that stops waiting
 */
export function whenPartUsed(part: Element, onUsed: () => void): () => void {
  const used = lastUsed?.deref();
  if (used && part.contains(used)) onUsed();
  else waiting.set(part, onUsed);
  return () => waiting.delete(part);
}

/** The button in `part` that was pressed last, if no other was pressed since. */
export function findPressed(part: Element): HTMLElement | undefined {
  const button = lastPressed?.deref();
  return part.contains(button ?? null) ? button : undefined;
}

function tellParts({ target, type }: Event): void {
  if (!(target instanceof Element)) return;
  lastUsed = new WeakRef(target);
  const button = target.closest('button');
  if (type === 'click') lastPressed = button ? new WeakRef(button) : undefined;
  for (let element: Element | null = target; element; element = element.parentElement) {
    const onUsed = waiting.get(element);
    waiting.delete(element);
    onUsed?.();
  }
}

if (!import.meta.env.SSR) listenFor(partEvents, tellParts);

/**
 * Calls back when somebody begins to use the page.
 * @param reading whether scrolling and printing count as use
 * @returns a function that stops waiting
 */
export function whenPageUsed(onUsed: () => void, { reading = false } = {}): () => void {
  return listenFor(reading ? [...pageEvents, 'scroll', 'beforeprint'] : pageEvents, onUsed);
}

/** React listens on the document; the window comes before it. @returns a function that stops listening */
function listenFor(events: readonly string[], listener: (event: Event) => void): () => void {
  for (const event of events) window.addEventListener(event, listener, { capture: true, passive: true });
  return () => {
    for (const event of events) window.removeEventListener(event, listener, { capture: true });
  };
}
