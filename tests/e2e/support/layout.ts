/** In the page: text that an element with hidden overflow cuts off, and that cannot be scrolled to. */
export function cutWords(): string[] {
  const clips = (value: string) => value === 'hidden' || value === 'clip';
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.trim();
    const parent = node.parentElement;
    if (!words || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    for (let frame: HTMLElement | null = parent; frame && frame !== document.body; frame = frame.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(frame);
      const box = frame.getBoundingClientRect();
      // For screen readers only.
      if (position === 'absolute' && box.width <= 1) break;
      // Text that can be scrolled to is not cut off.
      if (['auto', 'scroll'].includes(overflowX) || ['auto', 'scroll'].includes(overflowY)) break;
      const cut = rects.some(({ left, right, top, height }) => {
        const middle = top + height / 2;
        const sideways = clips(overflowX) && (left < box.left - 1 || right > box.right + 1);
        return sideways || (clips(overflowY) && (middle < box.top || middle > box.bottom));
      });
      if (!cut) continue;
      found.push(`"${words.slice(0, 60)}" in ${frame.tagName} ${frame.className.slice(0, 80)}`);
      break;
    }
  }
  return found;
}

/** In the page: ids of more than one element, which links and styles take for each other. */
export function repeatedIds(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
}

/** In the page: controls that are less than `least` CSS pixels wide or high. */
export function smallControls(least: number): string[] {
  // Not checked: tabs, and links inside text, whose size follows their words.
  const controls = 'button:not([role=tab]), select, textarea, summary, input:not([type=hidden]), body > div > header a';
  return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
    const boxes = [control, ...(label ? [label] : [])].map((element) => element.getBoundingClientRect());
    // A box or dot and the words beside it are one target.
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    const [width, height] = [right - left, bottom - top];
    if (width === 0 || (width >= least - 0.5 && height >= least - 0.5)) return [];
    return [`${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 140)}`];
  });
}

/** What has an animation or takes time to change, as the beginning of its HTML. */
export function movingThings(): string[] {
  const timed = (durations: string) => durations.split(',').some((each) => Number.parseFloat(each) > 0);
  const elements = [...document.querySelectorAll('*')].filter((element) => {
    const { animationName, transitionDuration } = getComputedStyle(element);
    return animationName !== 'none' || timed(transitionDuration);
  });
  return [...elements.map(({ outerHTML }) => outerHTML.slice(0, 120)), ...document.getAnimations().map(String)];
}

/** Controls that forced colours leave without an edge, words or a drawing, as the beginning of their HTML. */
export function unseenControls(): string[] {
  const controls = document.querySelectorAll<HTMLElement>('button, select, input:not([type=hidden]), main a[href]');
  return [...controls].flatMap((control) => {
    const { borderTopWidth, borderTopStyle, appearance } = getComputedStyle(control);
    const edge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
    const own = appearance !== 'none' && control.matches('input, select');
    const words = control.textContent?.trim() || control.querySelector('svg, img');
    const drawn = control.closest('label')?.querySelector('svg');
    const { width } = control.getBoundingClientRect();
    if (!control.checkVisibility() || width <= 1 || edge || own || words || drawn) return [];
    return [control.outerHTML.slice(0, 140)];
  });
}

/** In how many rows the controls of the header stand. */
export function headerRows(): number {
  const shown = [...document.querySelectorAll<HTMLElement>('header:not(main header) :is(a, button)')];
  const middles = shown
    .map((control) => control.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map(({ top, height }) => Math.round((top + height / 2) / 22));
  return new Set(middles).size;
}
