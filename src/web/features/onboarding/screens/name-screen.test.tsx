import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { ScreenProps } from '../wizard/screen-props.ts';
import { NameScreen } from './name-screen.tsx';

const { fields } = vi.hoisted(() => ({ fields: { current: {} as { name?: string } } }));
vi.mock('#web/lib/use-translation.ts', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('#web/ui/inputs.tsx', () => ({
  TextInput: ({ hint, error }: { hint?: string; error?: string }) => [hint, error].join(' '),
}));
vi.mock('../queries.ts', () => ({ refreshAccount: () => Promise.resolve() }));
vi.mock('../wizard/screen-form.tsx', () => ({ ScreenForm: ({ children }: { children: ReactNode }) => children }));
vi.mock('../wizard/use-kept.ts', () => ({ useKept: (_: string, name: string) => [name, () => undefined] }));
vi.mock('../wizard/use-save.ts', () => ({ useSave: () => ({ fields: fields.current, busy: false }) }));

test.each([
  ['the longest name', {}, ['name.most']],
  ['what is wrong, and nothing beside it', { name: 'name.short' }, ['name.short']],
])('below the name of the business stands %s', (_, problems, words) => {
  fields.current = problems;
  const application = { providerId: 'p', name: '' } as ScreenProps['application'];
  const html = renderToStaticMarkup(<NameScreen application={application} goOn={() => Promise.resolve()} />);
  expect(html.match(/name[.](most|short)/g)).toEqual(words);
});
