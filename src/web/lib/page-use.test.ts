import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

/** As much of an element as is needed: what it lies in. */
class Part {
  parentElement: Part | null;
  readonly name: string;
  constructor(parent: Part | null = null, name = 'div') {
    this.parentElement = parent;
    this.name = name;
  }
  closest(name: string): Part | null {
    return this.name === name ? this : (this.parentElement?.closest(name) ?? null);
  }
  contains(other: Part | null): boolean {
    return other !== null && (other === this || this.contains(other.parentElement));
  }
}

let page: EventTarget;
let use: typeof import('./page-use.ts');
beforeEach(async () => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('Element', Part);
  vi.stubEnv('SSR', false);
  vi.resetModules();
  use = await import('./page-use.ts');
});

function happen(type: string, target?: Part): void {
  const event = new Event(type);
  if (target) Object.defineProperty(event, 'target', { value: target });
  page.dispatchEvent(event);
}

const asElement = (part: Part) => part as unknown as Element;

test('a part is told once that something inside it is used, and so is what it lies in, but no other part', () => {
  const outer = new Part();
  const [inner, other] = [new Part(outer), new Part()];
  const told: string[] = [];
  for (const [name, part] of Object.entries({ outer, inner, other }))
    use.whenPartUsed(asElement(part), () => told.push(name));
  happen('pointerover', new Part(inner));
  happen('click', new Part(inner));
  expect(told).toEqual(['inner', 'outer']);
});

test('a part that is used before it waits is told at once', () => {
  const part = new Part();
  happen('focusin', new Part(part));
  const onUsed = vi.fn();
  use.whenPartUsed(asElement(part), onUsed);
  expect(onUsed).toHaveBeenCalledOnce();
  happen('click', new Part(part));
  expect(onUsed).toHaveBeenCalledOnce();
});

class Button extends Part {
  click = vi.fn(() => happen('click', this));
}

function partWithButton() {
  const part = new Part();
  return { part: asElement(part), outside: new Part(), button: new Button(part, 'button') };
}

test('the button in a part that was pressed last is pressed once more', () => {
  const { part, button } = partWithButton();
  happen('pointerdown', button);
  use.rememberPress(part)();
  expect(button.click).not.toHaveBeenCalled();
  happen('click', new Part(button, 'span'));
  use.rememberPress(asElement(new Part()))();
  expect(button.click).not.toHaveBeenCalled();
  const pressAgain = use.rememberPress(part);
  pressAgain();
  pressAgain();
  expect(button.click).toHaveBeenCalledOnce();
});

test.each(['button', 'outside'] as const)('nothing is pressed once more after another press, on the %s', (on) => {
  const parts = partWithButton();
  happen('click', parts.button);
  const pressAgain = use.rememberPress(parts.part);
  happen('click', parts[on]);
  pressAgain();
  expect(parts.button.click).not.toHaveBeenCalled();
});

test.each([
  { ms: 9_999, times: 1 },
  { ms: 10_000, times: 0 },
])('a press of $ms ms ago is repeated $times times', ({ ms, times }) => {
  vi.useFakeTimers({ now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  const { part, button } = partWithButton();
  happen('click', button);
  const pressAgain = use.rememberPress(part);
  vi.advanceTimersByTime(ms);
  pressAgain();
  expect(button.click).toHaveBeenCalledTimes(times);
});

test('a button that sends its form is not pressed once more, since the browser does that', () => {
  const { part, button } = partWithButton();
  happen('click', Object.assign(button, { type: 'submit', form: {} }));
  use.rememberPress(part)();
  expect(button.click).not.toHaveBeenCalled();
});

test('a part that has stopped waiting is not told', () => {
  const part = new Part();
  const onUsed = vi.fn();
  use.whenPartUsed(asElement(part), onUsed)();
  happen('click', part);
  expect(onUsed).not.toHaveBeenCalled();
});

test.each([
  { reading: false, counts: ['pointerdown', 'keydown', 'focusin'] },
  { reading: true, counts: ['pointerdown', 'keydown', 'focusin', 'scroll', 'beforeprint'] },
])('what counts as use of the page, reading: $reading', ({ reading, counts }) => {
  const events = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll', 'beforeprint', 'load'];
  const counted = events.filter((event) => {
    const onUsed = vi.fn();
    const stop = use.whenPageUsed(onUsed, { reading });
    happen(event);
    stop();
    happen(event);
    return onUsed.mock.calls.length === 1;
  });
  expect(counted).toEqual(counts);
});
