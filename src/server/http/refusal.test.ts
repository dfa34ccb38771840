import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ErrorCode } from '#shared/errors.ts';
import { errors } from '#shared/i18n/en/errors.ts';
import { refusals as en } from '#shared/i18n/en/refusals.ts';
import { refusals as sw } from '#shared/i18n/sw/refusals.ts';
import { refusalPage } from './refusal.ts';

const pageFor = (code: ErrorCode, lang: 'en' | 'sw' = 'en', retryAfter?: number) =>
  refusalPage({ code, lang, nonce: 'n-1', retryAfter });

test('the page is in both languages, that of the address first', () => {
  expect(pageFor('not_found')).toMatch(
    new RegExp(`<html lang="en">[^]*<h1>${en['missing.title']}[^]*<h2>${sw['missing.title']}`),
  );
  expect(pageFor('not_found', 'sw')).toMatch(
    new RegExp(`<html lang="sw">[^]*<h1>${sw['missing.title']}[^]*<h2>${en['missing.title']}`),
  );
});

test('while the product starts the page reloads by itself', () => {
  expect(pageFor('unavailable', 'en', 2)).toContain('<meta http-equiv="refresh" content="2">');
  expect(pageFor('internal')).not.toContain('http-equiv');
});

test('a reader too many is told that there are too many requests, not that the product starts, and the page reloads', () => {
  const page = pageFor('too_busy', 'sw', 5);
  expect(page).toMatch(new RegExp(`<h1>${sw['busy.title']}[^]*<h2>${en['busy.title']}`));
  expect(page).toContain(en['busy.text']);
  expect(page).not.toContain(en['starting.title']);
  expect(page).toContain('<meta http-equiv="refresh" content="5">');
});

test('a file link that opens nothing says where the file can be opened again', () => {
  const page = refusalPage({ code: 'sign_in_required', fileLink: true, lang: 'sw', nonce: 'n-1' });
  expect(page).toMatch(new RegExp(`<h1>${sw['link.title']}[^]*<h2>${en['link.title']}`));
  expect(page).not.toContain(errors.sign_in_required);
  const other = refusalPage({ code: 'not_found', fileLink: true, lang: 'en', nonce: 'n-1' });
  expect(other).toContain(`<h1>${en['missing.title']}`);
});

test('a refusal without a text of its own has the text of the error code', () => {
  expect(pageFor('forbidden')).toContain(`<h1>${errors.forbidden}</h1>`);
});

test('its colours are those of the tokens', () => {
  const tokens = readFileSync(new URL('../../web/styles/tokens.css', import.meta.url), 'utf8').replaceAll(' ', '');
  const pairs = pageFor('not_found').match(/light-dark\([^)]*\)/g) ?? [];
  expect(pairs.length).toBeGreaterThan(0);
  for (const pair of pairs) expect(tokens).toContain(pair);
});
