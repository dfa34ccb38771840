import { beforeEach, expect, test, vi } from 'vitest';

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

test('the button that was pressed last is found in its part, until something else is pressed', () => {
  const part = new Part();
  const button = new Part(part, 'button');
  happen('pointerdown', button);
  expect(use.findPressed(asElement(part))).toBeUndefined();
  happen('click', new Part(button, 'span'));
  expect(use.findPressed(asElement(part))).toBe(button);
  expect(use.findPressed(asElement(new Part()))).toBeUndefined();
  happen('click', part);
  expect(use.findPressed(asElement(part))).toBeUndefined();
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
