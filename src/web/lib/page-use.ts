/** What people do when they begin to use a page. */
const pageEvents = ['pointerdown', 'keydown', 'focusin'];

/** What people do when they begin to use one part of it; a pointer comes over it before the first press. */
const partEvents = [...pageEvents, 'pointerover', 'input', 'change', 'click'];

const waiting = new Map<Element, () => void>();
let lastUsed: WeakRef<Element> | undefined;
let lastPress: Press | undefined;

/** The press that came last; without a button where something else was pressed, or what a browser sends by itself. */
interface Press {
  button?: WeakRef<HTMLButtonElement>;
  /** In milliseconds since the page was opened. */
  at: number;
}

/** Nobody still waits for what they pressed so long ago. */
const repeatableMs = 10_000;

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

/**
 * Remembers the press that came last, for a part that cannot answer yet.
 * @returns a function that presses the button in `part` once more; it does nothing if the press was on something else,
 * is older than 10 seconds or is not the last one any more
 */
export function rememberPress(part: Element): () => void {
  const press = lastPress;
  return () => {
    const button = press?.button?.deref();
    if (press !== lastPress || !part.contains(button ?? null)) return;
    if (press && performance.now() - press.at < repeatableMs) button?.click();
  };
}

function tellParts({ target, type }: Event): void {
  if (!(target instanceof Element)) return;
  lastUsed = new WeakRef(target);
  if (type === 'click') lastPress = pressOn(target.closest('button'));
  for (let element: Element | null = target; element; element = element.parentElement) {
    const onUsed = waiting.get(element);
    waiting.delete(element);
    onUsed?.();
  }
}

function pressOn(button: HTMLButtonElement | null): Press {
  const isRepeatable = button && !(button.type === 'submit' && button.form);
  return { ...(isRepeatable && { button: new WeakRef(button) }), at: performance.now() };
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
