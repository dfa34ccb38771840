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

test('a refusal without a text of its own has the text of the error code', () => {
  expect(pageFor('forbidden')).toContain(`<h1>${errors.forbidden}</h1>`);
});

test('its colours are those of the tokens', () => {
  const tokens = readFileSync(new URL('../../web/styles/tokens.css', import.meta.url), 'utf8').replaceAll(' ', '');
  const pairs = pageFor('not_found').match(/light-dark\([^)]*\)/g) ?? [];
  expect(pairs.length).toBeGreaterThan(0);
  for (const pair of pairs) expect(tokens).toContain(pair);
});
