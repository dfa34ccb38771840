const margin = 16;

/**
 * Keeps a button in the corner of the window above the bars that stand at its bottom (`data-bar`), and hides it while it would lie
 * on a button that sends a form, such as the one that pays. Sets `--bars`, the height of those bars, on the document, and `data-away` on the button.
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
  plan();
  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', plan, { capture: true });
    window.removeEventListener('resize', plan);
    document.documentElement.style.removeProperty('--bars');
  };
}

const bars = () => document.querySelectorAll<HTMLElement>('[data-bar]');

function place(button: HTMLElement): void {
  const { style } = document.documentElement;
  const height = `${Math.round(barHeight())}px`;
  // Each setting makes the browser style the whole page anew.
  if (style.getPropertyValue('--bars') !== height) style.setProperty('--bars', height);
  button.toggleAttribute('data-away', button !== document.activeElement && liesOnSubmit(button));
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

function liesOnSubmit(button: HTMLElement): boolean {
  const own = button.getBoundingClientRect();
  return [...document.querySelectorAll('main [type="submit"]')].some((other) => {
    const { top, bottom, left, right } = other.getBoundingClientRect();
    return top < own.bottom && bottom > own.top && left < own.right && right > own.left;
  });
}

/** Old browsers count every bar. */
const isSeen = (bar: HTMLElement): boolean => bar.checkVisibility?.({ visibilityProperty: true }) ?? true;
