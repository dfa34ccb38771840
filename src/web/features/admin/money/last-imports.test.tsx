import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { StatementImport } from '#shared/contracts/admin-payments.ts';
import { LastImports } from './last-imports.tsx';

const { items } = vi.hoisted(() => ({ items: { current: [] as StatementImport[] } }));
vi.mock('@tanstack/react-query', () => ({
  useQuery: () => ({ data: { items: items.current }, error: null }),
  useQueryClient: () => ({}),
}));
vi.mock('#web/lib/use-translation.ts', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('#web/lib/problem-text.ts', () => ({ useProblemText: () => () => '' }));
vi.mock('#web/lib/queries.ts', () => ({ outdate: () => undefined }));
vi.mock('#web/ui/use-lang.ts', () => ({ useLang: () => 'en' }));
vi.mock('../money-queries.ts', () => ({ statementImportsQuery: () => ({}) }));
vi.mock('./statement-report.ts', () => ({ useStatementReport: () => () => [] }));

const running: StatementImport = {
  ...{ id: 'a', startedBy: { id: 'p', name: 'Zawadi' }, startedAt: '2026-11-21T09:00:00.000Z' },
  ...{ lines: 10, done: 3, finishedAt: null, report: null },
};
const none = { known: 0, settled: 0, completed: 0, unattributed: 0, failed: 0, skipped: 0 };
const over = { ...running, done: 10, finishedAt: '2026-11-21T09:01:00.000Z', report: { rows: 10, ...none } };
const drawn = (item: StatementImport, started?: string) => {
  items.current = [item];
  return renderToStaticMarkup(<LastImports started={started} />);
};
const said = (html: string) => /<div role="status"[^>]*>(.*?)<\/div>/.exec(html)?.[1];

test('while a statement is imported, its progress has a name that stays, and how far it is is not said again and again', () => {
  const html = drawn(running);
  const [, heading] = /<h3 id="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`<progress aria-labelledby="${heading}"`);
  expect(html).toContain('imports.progress');
  expect(said(html)).toBe('');
});

test.each([
  ['under way', running, 'a', '<p>statement.started</p>'],
  ['over', over, 'a', '<p>imports.ended</p>'],
  ['over before the page was opened', over, undefined, ''],
])('of a statement that is %s one thing is said', (_, item, started, text) => {
  expect(said(drawn(item, started))).toBe(text);
});
