import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A visitor without a mouse. Each focused element is checked, and what is wrong with it is kept in `lost`. */
export interface Keyboard {
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses Tab until the focus is on it. @throws Error if it is not reached */
  tabTo(target: Locator): Promise<void>;
  /** Waits until the focus is on or in it, and checks the focused element. */
  focused(target: Locator): Promise<void>;
  /** Waits until something that one can see has the focus. */
  somewhere(): Promise<void>;
  lost: string[];
}

const most = 160;

export function keyboardOf(page: Page): Keyboard {
  const lost: string[] = [];
  const look = async () => {
    const problem = await page.evaluate(problemOfFocus);
    if (problem) lost.push(`${new URL(page.url()).pathname}: ${problem}`);
  };
  const has = (target: Locator) => target.evaluate((element) => element.contains(document.activeElement));
  return {
    lost,
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    async tabTo(target) {
      await target.waitFor({ state: 'attached' });
      for (let stops = 0; stops < most; stops += 1) {
        await page.keyboard.press('Tab');
        // After the last stop comes the browser's own bar, then the first again.
        if (await page.evaluate(() => document.activeElement === document.body)) continue;
        await look();
        if (await has(target)) return;
      }
      throw new Error(`Tab does not lead to ${target}`);
    },
    async focused(target) {
      await target.waitFor({ state: 'attached' });
      await expect.poll(() => has(target), { message: `the focus on ${target}` }).toBe(true);
      await look();
    },
    async somewhere() {
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: 'a focus' })
        .not.toBe('BODY');
      await look();
    },
  };
}

/** In the page: why the focus cannot be seen; undefined if it can. */
function problemOfFocus(): string | undefined {
  const host = document.activeElement;
  // A heart lies in the shadow tree of a listing's card.
  const active = host?.shadowRoot?.activeElement ?? host;
  const name = active ? active.outerHTML.slice(0, 140) : '';
  if (!active || active === document.body) return 'nothing has the focus';
  // Dialogs keep the focus inside with these elements, which pass it on at once.
  if (active.hasAttribute('data-base-ui-focus-guard')) return undefined;
  // An element that only scripts focus (a page's beginning, a heading) needs no visible focus.
  if (active.getAttribute('tabindex') === '-1' && !active.matches('[role]')) return undefined;
  // A control that is drawn by its label shows its focus on the label.
  const label = active.clientWidth <= 1 ? (active.closest('label') ?? active) : active;
  const shown = [active, label, active.parentElement].some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const outline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return outline || (element === active && boxShadow.includes('inset'));
  });
  if (!shown) return `its focus cannot be seen: ${name}`;
  let above: Element | null = null;
  const hit = [...label.getClientRects()].some(({ left, top, width, height }) =>
    [0.5, 0.1, 0.9].some((share) => {
      const [x, y] = [left + width * share, top + height * share];
      above = (active.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y);
      return above !== null && (label.contains(above) || above.closest('label')?.contains(active) === true);
    }),
  );
  if (hit) return undefined;
  const { top, left } = label.getBoundingClientRect();
  const by = (above as Element | null)?.outerHTML.slice(0, 140) ?? 'nothing, since it is outside of the window';
  return `it is out of sight or covered: ${name}, at ${left}, ${top}, by ${by}`;
}
