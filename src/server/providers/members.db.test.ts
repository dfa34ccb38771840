import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#server/db/columns.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makePerson } from '#tests/support/factories.ts';
import { addProviderMember } from './add-provider-member.ts';
import { createProvider } from './create-provider.ts';
import { providerMembers, providers } from './tables.ts';

let made: TestApp;
beforeAll(async () => {
  made = await createTestApp();
});
afterAll(() => made?.close());

test('members have exactly the rights given last; the phone is sealed', async () => {
  const [owner, clerk] = [await makePerson(made.app), await makePerson(made.app)];
  const { id } = await createProvider(made.app, {
    ...{ name: 'Jahazi', kind: 'tour', about: { en: 'Boats.' }, email: 'j@firm.test' },
    ...{ location: 'Lamu', county: 'Lamu', lat: -2.27, lon: 40.9 },
    ...{ phone: '+254712345699', ownerId: owner.id },
  });
  await addProviderMember(made.app, id, { personId: clerk.id, rights: ['bookings', 'money'] });
  await addProviderMember(made.app, id, { personId: clerk.id, rights: ['bookings'] });
  const members = await made.app.db.select().from(providerMembers).where(eq(providerMembers.providerId, id));
  expect(new Map(members.map(({ personId, rights }) => [personId, rights]))).toEqual(
    new Map([
      [owner.id, ['manage', 'bookings', 'money']],
      [clerk.id, ['bookings']],
    ]),
  );
  await expect(addProviderMember(made.app, id, { personId: newId(), rights: [] })).rejects.toThrow('not_found');
  const [row] = await made.app.db.select().from(providers).where(eq(providers.id, id));
  expect(row?.phoneSealed).not.toContain('712345699');
  expect(made.app.secrets.open(row?.phoneSealed ?? '')).toBe('+254712345699');
});
