import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Noted } from '#web/lib/offline/check-ins/noted.ts';
import { OfflineResult } from './offline-result.tsx';

vi.mock('#web/lib/use-translation.ts', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('#web/ui/use-lang.ts', () => ({ useLang: () => 'en' }));

const one: Noted = { reference: 'BK-2026-014', at: '2026-11-21T09:00:00.000Z', by: 'somebody', state: 'waiting' };

test.each<[string, Partial<Noted>, string[]]>([
  ['waits', {}, ['offline.noted', 'offline.notedUnknown']],
  ['was sent', { state: 'sent' }, ['result.now']],
  [
    'came later than another',
    { state: 'sent', checkedInAt: '2026-11-21T08:00:00.000Z' },
    ['result.already', 'result.alreadyText'],
  ],
  ['was refused', { state: 'refused', refusal: 'not_found' }, ['noted.refused', 'noted.why.notFound']],
])('what is shown of a check-in follows what became of it: one that %s', (_, known, words) => {
  const html = renderToStaticMarkup(
    <OfflineResult
      {...{ verdict: 'ok', note: 'noted', booking: undefined, read: { reference: one.reference, code: undefined } }}
      noted={[
        { ...one, reference: 'BK-2026-001', state: 'refused' },
        { ...one, ...known },
      ]}
      next={null}
      onNote={() => undefined}
    />,
  );
  expect(html.match(/(offline|result|noted)[.]\w+([.]\w+)?/g)).toEqual(words);
});
