import { asc, eq } from 'drizzle-orm';
import { chosenLanguage } from '#server/accounts/queries.ts';
import { people } from '#server/accounts/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { providerMembers } from '#server/providers/tables.ts';
import type { ApprovalKind } from '#shared/approvals.ts';
import type { AdminProvider } from '#shared/contracts/approvals.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { OnboardingStep } from '#shared/onboarding-steps.ts';

interface Suggestion {
  key: KeyOf<'rejections'>;
  /** The steps of the application that such a reason is about. */
  steps?: OnboardingStep[];
}

const suggestions: Record<ApprovalKind, Suggestion[]> = {
  provider: [
    { key: 'provider.unreadable', steps: ['documents'] },
    { key: 'provider.expired', steps: ['documents'] },
    { key: 'provider.missing', steps: ['documents'] },
    { key: 'provider.otherName', steps: ['business', 'documents'] },
    { key: 'provider.place', steps: ['place'] },
    { key: 'provider.about', steps: ['business'] },
  ],
  service: [
    { key: 'service.photos' },
    { key: 'service.description' },
    { key: 'service.category' },
    { key: 'service.contacts' },
    { key: 'service.place' },
  ],
  change: [{ key: 'change.category' }, { key: 'change.place' }],
  // Those of the application are offered, too.
  document: [{ key: 'provider.unreadable' }, { key: 'provider.expired' }, { key: 'provider.otherName' }],
};

/** What an admin who rejects something of this provider may begin a reason with, in the language that it reads. */
export async function rejectingOf(
  db: DbOrTx,
  providerId: string,
  kind: ApprovalKind,
): Promise<AdminProvider['rejecting']> {
  const [member] = await db
    .select({ language: chosenLanguage() })
    .from(providerMembers)
    .innerJoin(people, eq(people.id, providerMembers.personId))
    .where(eq(providerMembers.providerId, providerId))
    .orderBy(asc(providerMembers.createdAt), asc(people.id))
    .limit(1);
  const readerLang = member?.language ?? 'en';
  const reasons = suggestions[kind].map(({ key, steps = [] }) => ({
    text: translate(readerLang, 'rejections', key),
    steps,
  }));
  return { readerLang, reasons };
}
