import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OwnData } from '#shared/contracts/own-data.ts';
import { type Lang, langs } from '#shared/languages.ts';
import { createQueries } from '#web/lib/queries.ts';
import { createPageTexts } from '#web/lib/texts.ts';
import { TextsContext } from '#web/lib/use-translation.ts';
import { DeletePart } from './delete-part.tsx';

const planned = { deletionDueAt: '2026-12-14T09:00:00.000Z', obstacles: [] } as Partial<OwnData> as OwnData;

async function shown(data: OwnData, lang: Lang): Promise<string> {
  const texts = createPageTexts(lang);
  await texts.load(['own-data', 'common']);
  return renderToStaticMarkup(
    <QueryClientProvider client={createQueries()}>
      <TextsContext value={texts}>
        <DeletePart data={data} />
      </TextsContext>
    </QueryClientProvider>,
  );
}

const willBe = { en: 'Your account will be deleted on 14 Dec 2026, 12:00.', sw: 'Akaunti yako itafutwa 14 Des 2026' };
const cannot = { en: 'You have a booking that is not over.', sw: 'Una nafasi uliyoweka ambayo haijaisha.' };

test.each(langs)('a deletion that was asked for is stated only while nothing is in its way (%s)', async (lang) => {
  expect(await shown(planned, lang)).toContain(willBe[lang]);
  const stopped = await shown({ ...planned, obstacles: ['booking_ahead'] }, lang);
  expect(stopped).toContain(cannot[lang]);
  expect(stopped).toContain(lang === 'en' ? '14 Dec 2026, 12:00' : '14 Des 2026, 12:00 mchana');
  expect(stopped).not.toContain(willBe[lang]);
  expect(stopped).toContain('<button');
});
