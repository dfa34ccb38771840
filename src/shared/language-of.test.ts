import { expect, test } from 'vitest';
import { languageOf } from './language-of.ts';

test.each([
  ['Hello, is there a cot for our baby?', 'en'],
  ['Is lunch included?', 'en'],
  ['Habari, je kuna kitanda cha mtoto?', 'sw'],
  ['Tutafika kesho saa nne asubuhi. Asante sana!', 'sw'],
  ['Sawa', 'sw'],
  ['OK 👍', null],
  ['Guten Abend, Grüße aus Berlin', null],
  ['', null],
])('%s: %s', (text, lang) => expect(languageOf(text)).toBe(lang));
