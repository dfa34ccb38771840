import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText } from '#web/ui/rich-text.tsx';
import { createPageTexts } from './texts.ts';
import { TextsContext, useTranslation } from './use-translation.ts';

async function shown(lang: 'en' | 'sw', component: () => React.ReactNode): Promise<string> {
  const texts = createPageTexts(lang);
  await texts.load(['common', 'accounts', 'shell']);
  const Component = component;
  return renderToStaticMarkup(
    <TextsContext value={texts}>
      <Component />
    </TextsContext>,
  );
}

function Words() {
  const { t } = useTranslation(['shell', 'common']);
  return [
    t('account', { name: '<Amina>' }),
    t('common:rating.count', { count: 1 }),
    t('common:rating.count', { count: 3 }),
  ].join(' | ');
}

test('a component finds the texts of its namespaces, with values and plurals', async () => {
  expect(await shown('en', Words)).toBe('Account of &lt;Amina&gt; | 1 review | 3 reviews');
  expect(await shown('sw', Words)).toContain('Akaunti ya');
});

test('a key that does not exist is a type error, and is displayed as it is', async () => {
  const Wrong = () => {
    const { t } = useTranslation('shell');
    // @ts-expect-error no such key
    return t('nothingLikeThis');
  };
  expect(await shown('en', Wrong)).toBe('nothingLikeThis');
  const Foreign = () => {
    const { t } = useTranslation('shell');
    // @ts-expect-error the namespace was not asked for
    return t('accounts:email');
  };
  expect(await shown('en', Foreign)).toBe('Email');
});

test('only the texts that a page loads are in its HTML', async () => {
  const texts = createPageTexts('en');
  expect(texts.load(['common'])).toBeInstanceOf(Promise);
  await texts.load(['common']);
  expect(Object.keys(texts.dump())).toEqual(['common']);
  expect(texts.load(['common'])).toBeUndefined();
  expect(texts.find('common', 'constructor')).toBeUndefined();
});

test('marked parts of a text become components, in the order of the language', async () => {
  const text = 'Read <b>this</b>, then <i>that</i>.';
  const Text = () => <RichText text={text} parts={{ b: (words) => <b>{words}</b>, i: (words) => <i>{words}</i> }} />;
  expect(await shown('en', Text)).toBe('Read <b>this</b>, then <i>that</i>.');
});
