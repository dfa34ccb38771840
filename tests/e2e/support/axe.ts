import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

interface Examined {
  /** One rule alone. */
  rule?: string;
  /** A selector; default the whole page. Frames of other sites are not ours to examine. */
  within?: string;
}

/** The one rule whose answer depends on the colours: the others are examined in the light theme only. */
export const byNight: Examined = { rule: 'color-contrast' };

/**
 * What axe finds wrong with a page as it is now, as `rule: beginning of the element`: all its rules, its best practices
 * and the size of targets (WCAG 2.2) included.
 */
export async function violationsOn(page: Page, { rule, within = 'html' }: Examined = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = rule
    ? { runOnly: { type: 'rule', values: [rule] } }
    : { rules: { 'target-size': { enabled: true } } };
  const violations = await page.evaluate(examine, { within, options });
  return violations.flatMap(({ id, nodes }) => nodes.map((html) => `${id}: ${html.slice(0, 160)}`));
}

/**
 * In the page. What passes is left out, since gathering it takes most of axe's time. The bar at the foot and the assistant's
 * button stand at the page's end meanwhile: they otherwise cover a part of whatever lies there until one scrolls.
 */
async function examine({ within, options }: { within: string; options: RunOptions }) {
  const { run } = (window as typeof window & { axe: typeof axe }).axe;
  const context = { include: [[within]], exclude: [['iframe']] };
  const over = ['page-bar', 'chat-button'].map((id) => document.getElementById(id));
  for (const one of over)
    one?.setAttribute('style', `${one.getAttribute('style') ?? ''};position:static;translate:none`);
  const { violations } = await run(context, { ...options, resultTypes: ['violations'] });
  for (const one of over) for (const name of ['position', 'translate']) one?.style.removeProperty(name);
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}
