import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { OwnIdentities } from '#shared/contracts/identities.ts';
import { createQueries } from '#web/lib/queries.ts';
import { createPageTexts } from '#web/lib/texts.ts';
import { TextsContext } from '#web/lib/use-translation.ts';
import { identitiesQuery } from './identities-query.ts';
import SecurityTab from './security-tab.tsx';

vi.mock('./security/first-password.tsx', () => ({ FirstPassword: () => 'first-password' }));
vi.mock('./security/password-part.tsx', () => ({ PasswordPart: () => 'password-part' }));
vi.mock('./security/passkeys-part.tsx', () => ({ PasskeysPart: () => null }));
vi.mock('./security/identities-part.tsx', () => ({ IdentitiesPart: () => null }));
vi.mock('./security/second-factor-part.tsx', () => ({ SecondFactorPart: () => null }));
vi.mock('./security/sessions-part.tsx', () => ({ SessionsPart: () => null }));

async function shown(own?: OwnIdentities): Promise<string> {
  const texts = createPageTexts('en');
  await texts.load(['common']);
  const queries = createQueries();
  if (own) queries.setQueryData(identitiesQuery.queryKey, own);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <TextsContext value={texts}>
        <SecurityTab email="amina@example.com" />
      </TextsContext>
    </QueryClientProvider>,
  );
}

test('until it is known whether there is a password, neither form is shown', async () => {
  const html = await shown();
  expect(html).toContain('role="status"');
  expect(html).not.toMatch(/password/);
});

test.each([
  [true, 'password-part'],
  [false, 'first-password'],
])('then the form that fits (has one: %s)', async (hasPassword, form) => {
  const html = await shown({ hasPassword, linked: [], possible: [], waiting: null });
  expect(html.match(/password-part|first-password/g)).toEqual([form]);
});
