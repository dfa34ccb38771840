import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { createPageTexts } from '#web/lib/texts.ts';
import { TextsContext } from '#web/lib/use-translation.ts';
import { UploadList } from './upload-list.tsx';
import type { Upload } from './use-uploads.ts';

/** Whether leaving is asked about, by a link, by Back or by closing the tab, in the order of the drawings. */
const asked: boolean[] = [];
vi.mock('#web/lib/use-leaving.ts', () => ({
  useLeaving: (unsaved: boolean) => {
    asked.push(unsaved);
  },
}));
beforeEach(() => {
  asked.length = 0;
});

const sending: Upload = { key: '1', photo: new Blob(), altEn: 'The garden', altSw: '', sent: 0.4 };

test.each([
  ['on its way', [sending], [true]],
  ['that did not arrive', [{ ...sending, problem: 'No connection.' }], [true]],
  ['that has arrived, which is in the list no more,', [], []],
] as const)('while there is a photo %s leaving is asked about', async (_, uploads, expected) => {
  const texts = createPageTexts('en');
  await texts.load(['provider-service']);
  renderToStaticMarkup(
    <TextsContext value={texts}>
      <UploadList uploads={uploads} onAgain={() => undefined} onForget={() => undefined} />
    </TextsContext>,
  );
  expect(asked).toEqual(expected);
});
