import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { ProviderHints } from '#shared/contracts/admin-hints.ts';
import { Hints } from './hints.tsx';

const { data } = vi.hoisted(() => ({ data: { current: {} as ProviderHints } }));
vi.mock('@tanstack/react-query', () => ({ useQuery: () => ({ data: data.current, isPending: false }) }));
vi.mock('#web/lib/use-translation.ts', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('#web/lib/problem-text.ts', () => ({ useProblemText: () => () => '' }));
vi.mock('#web/ui/text-link.tsx', () => ({ TextLink: () => null }));
vi.mock('../states.tsx', () => ({ ProviderState: () => null }));
vi.mock('../part.tsx', () => ({ Part: ({ children }: { children: unknown }) => children }));

const other = { id: 'p', name: 'Acacia Rooms', status: 'approved' as const };
const nothing: ProviderHints = { samePhone: [], samePayout: [], farFromTown: null };

test.each<[string, Partial<ProviderHints>, string[]]>([
  ['a position far from its town', { farFromTown: { town: 'Nanyuki', kilometres: 536 } }, ['hints.far']],
  ['a phone of another business', { samePhone: [other] }, ['hints.phone', 'hints.family']],
  ['nothing', {}, []],
])('that a family may have two businesses is said only where something is shared: %s', (_, hints, words) => {
  data.current = { ...nothing, ...hints };
  const html = renderToStaticMarkup(<Hints query={{ queryKey: [] }} />);
  expect(html.match(/hints[.]\w+/g) ?? []).toEqual(words);
});
