import { expect, test } from 'vitest';
import { languageRewrite } from './language.ts';

test.each([
  ['/sw', '/'],
  ['/sw/stays?q=x', '/stays?q=x'],
])('the rewrite turns %s into %s and back', (address, path) => {
  const { input, output } = languageRewrite('sw');
  const inside = input({ url: new URL(address, 'http://localhost') });
  expect(inside.pathname + inside.search).toBe(path);
  const outside = output({ url: inside });
  expect(outside.pathname + outside.search).toBe(address);
});
