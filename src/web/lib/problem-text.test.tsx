import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { translate } from '#shared/i18n/translate.ts';
import { Problem } from './problem.ts';
import { useFailureWords } from './problem-text.ts';
import { createPageTexts } from './texts.ts';
import { TextsContext } from './use-translation.ts';

const common = (key: 'networkProblem' | 'unexpectedProblem') => translate('en', 'common', key);

test.each([
  [
    'a message of the server stands alone',
    new Problem({ status: 409, code: 'email_taken', message: 'Taken' }),
    'Taken',
  ],
  [
    'after a lost network comes what failed, then what to do',
    new Problem({ status: 0, code: 'network', message: '' }),
    `Login failed|${common('networkProblem')}`,
  ],
  [
    'the same after an answer without a message',
    new Problem({ status: 502, code: 'unexpected', message: '' }),
    `Login failed|${common('unexpectedProblem')}`,
  ],
  ['and after a fault of our own', new TypeError('x'), `Login failed|${common('unexpectedProblem')}`],
])('%s', async (_name, error, words) => {
  const texts = createPageTexts('en');
  await texts.load(['common']);
  const Words = () => {
    const { title, text } = useFailureWords()(error, 'Login failed');
    return [title, text].filter(Boolean).join('|');
  };
  const shown = renderToStaticMarkup(
    <TextsContext value={texts}>
      <Words />
    </TextsContext>,
  );
  expect(shown).toBe(words);
});
