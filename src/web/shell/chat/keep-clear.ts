const margin = 16;
const gap = 8;
/** Above so many forms, one on top of the other, it does not stand. */
const mostSteps = 3;

/** What is pressed at any place of it, or written up to its end; of a field for one line there is always enough to be seen. */
const kept = 'main :is([type="submit"], form :is(button, select, textarea))';
/** While somebody types on a phone, or reads what fills its screen, such as a conversation, there is room for nothing else. */
const typedIn = 'main :is(input, textarea)';
const filling = '[data-fills]';
const narrow = '(max-width: 39.99rem)';

/**
 * Keeps a button in the corner of the window above the bars that stand at its bottom (`data-bar`), and above one that has
 * moved up with its page and what belongs to a form, such as the button that pays, while it would lie on them. Sets
 * `--bars`, the height of the bars that stand, on the document, and on the button `--lift`, or `data-away` where it has no
 * place.
 * @returns a function that ends it
 */
export function keepClear(button: HTMLElement): () => void {
  let isDue = false;
  const look = () => {
    isDue = false;
    place(button);
  };
  const plan = () => {
    if (!isDue) requestAnimationFrame(look);
    isDue = true;
  };
  // What is added to a page or taken from it changes its height.
  const observer = new ResizeObserver(plan);
  observer.observe(document.body);
  for (const bar of bars()) observer.observe(bar);
  window.addEventListener('scroll', plan, { capture: true, passive: true });
  window.addEventListener('resize', plan);
  document.addEventListener('focusin', plan);
  document.addEventListener('focusout', plan);
  plan();
  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', plan, { capture: true });
    window.removeEventListener('resize', plan);
    document.removeEventListener('focusin', plan);
    document.removeEventListener('focusout', plan);
    document.documentElement.style.removeProperty('--bars');
  };
}

const bars = () => document.querySelectorAll<HTMLElement>('[data-bar]');

function place(button: HTMLElement): void {
  const { style } = document.documentElement;
  const height = Math.round(barHeight());
  // Each setting makes the browser style the whole page anew.
  if (style.getPropertyValue('--bars') !== `${height}px`) style.setProperty('--bars', `${height}px`);
  const lift = window.matchMedia(narrow).matches && hasNoRoom() ? undefined : liftOver(button, height);
  button.style.setProperty('--lift', `${lift ?? 0}px`);
  button.toggleAttribute('data-away', lift === undefined && button !== document.activeElement);
}

const hasNoRoom = () => document.activeElement?.matches(typedIn) || document.querySelector(filling) !== null;

/** How much higher the button must stand to lie on nothing of a form; undefined where that is too high. */
function liftOver(button: HTMLElement, height: number): number | undefined {
  const { left, right } = button.getBoundingClientRect();
  // A bar that moves up with its page is above those that stand.
  const parts = [...document.querySelectorAll(kept), ...[...bars()].filter(isSeen)]
    .map((one) => one.getBoundingClientRect())
    .filter((one) => one.height > 0);
  const ground = window.innerHeight - height - margin;
  let bottom = ground;
  for (let step = 0; step < mostSteps; step++) {
    const top = bottom - button.offsetHeight;
    const below = parts.filter((one) => one.top < bottom && one.bottom > top && one.left < right && one.right > left);
    if (below.length === 0) return ground - bottom;
    bottom = Math.min(...below.map((one) => one.top)) - gap;
  }
  return undefined;
}

/** How much of the window's bottom the bars take that stand there now, one above the other. */
function barHeight(): number {
  const { innerHeight } = window;
  const seen = [...bars()].filter(isSeen).map((bar) => bar.getBoundingClientRect());
  return seen
    .toSorted((one, other) => other.bottom - one.bottom)
    .reduce((height, { top, bottom }) => {
      const stands = bottom > innerHeight - height - margin && top < innerHeight;
      return stands ? Math.max(height, innerHeight - top) : height;
    }, 0);
}

/** Old browsers count every bar. */
const isSeen = (bar: HTMLElement): boolean => bar.checkVisibility?.({ visibilityProperty: true }) ?? true;
