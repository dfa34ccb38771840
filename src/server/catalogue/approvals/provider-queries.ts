import { asc, desc, eq } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import { canonicalJson } from '#server/canonical-json.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { listOwnDocuments } from '#server/providers/documents/document-queries.ts';
import { providerDocuments, providerMembers, providers } from '#server/providers/tables.ts';
import { sha256 } from '#server/secrets.ts';
import type { AdminProvider } from '#shared/contracts/approvals.ts';
import type { Lang } from '#shared/languages.ts';
import { onboardingSteps } from '#shared/onboarding-steps.ts';
import { services } from '../tables.ts';
import { itemTextsIn } from '../texts.ts';
import { listDecisions } from './decision-queries.ts';
import { rejectingOf } from './rejecting-queries.ts';

type ProviderRow = typeof providers.$inferSelect;
type DocumentRow = typeof providerDocuments.$inferSelect;

/** Of an application: what it consists of. */
interface Application {
  provider: ProviderRow;
  documents: DocumentRow[];
}

/** Undefined when there is no such provider. By its primary key and `provider_documents_provider`. */
export async function findApplication(db: DbOrTx, id: string): Promise<Application | undefined> {
  const [provider] = await db.select().from(providers).where(eq(providers.id, id));
  if (!provider) return undefined;
  const documents = await db
    .select()
    .from(providerDocuments)
    .where(eq(providerDocuments.providerId, id))
    .orderBy(asc(providerDocuments.createdAt), asc(providerDocuments.id));
  return { provider, documents };
}

/** Another text as soon as anything of the application is another. */
export const versionOfApplication = (application: Application): string =>
  sha256(canonicalJson(application) ?? '').slice(0, 32);

const listingsMost = 50;
const membersMost = 50;

/** An application as an admin sees it. @param phone decrypted */
export async function readProvider(
  db: DbOrTx,
  application: Application,
  { phone, lang }: { phone: string | null; lang: Lang },
): Promise<AdminProvider> {
  const { provider } = application;
  const { id, name, kind, status, location, county, lat, lon, landmark, languages, email } = provider;
  const [members, listings, decisions, rejecting, ownDocuments] = await Promise.all([
    listMembers(db, id),
    listListings(db, id),
    listDecisions(db, { type: 'provider', id }),
    rejectingOf(db, id, 'provider'),
    listOwnDocuments(db, id),
  ]);
  const { rejectReason, rejectedSteps, aboutEn, aboutSw } = provider;
  return {
    ...{ id, name, kind, status, location, county, lat, lon, landmark, languages, email, phone, rejectReason },
    version: versionOfApplication(application),
    about: { en: aboutEn, sw: aboutSw },
    rejectedSteps: onboardingSteps.filter((step) => rejectedSteps.includes(step)),
    createdAt: provider.createdAt.toISOString(),
    submittedAt: provider.submittedAt?.toISOString() ?? null,
    updatedAt: provider.updatedAt.toISOString(),
    decidedAt: provider.decidedAt?.toISOString() ?? null,
    documents: ownDocuments,
    members,
    services: listings.map((row) => {
      const { title, textLang } = itemTextsIn(lang, row);
      return { id: row.id, title, titleLang: textLang, category: row.category, status: row.status };
    }),
    ...{ decisions, rejecting },
  };
}

/** Who acts for the provider, those who joined first before others, at most 50. */
async function listMembers(db: DbOrTx, providerId: string): Promise<AdminProvider['members']> {
  const rows = await db
    .select({
      ...{ id: people.id, name: people.name, email: people.email, verifiedAt: people.emailVerifiedAt },
      rights: providerMembers.rights,
    })
    .from(providerMembers)
    .innerJoin(people, eq(people.id, providerMembers.personId))
    .where(eq(providerMembers.providerId, providerId))
    .orderBy(asc(providerMembers.createdAt), asc(people.id))
    .limit(membersMost);
  return rows.map(({ verifiedAt, ...row }) => ({ ...row, emailVerified: verifiedAt !== null }));
}

/** Its newest listings, at most 50. By `services_provider_created`. */
const listListings = (db: DbOrTx, providerId: string) =>
  db
    .select({
      ...{ id: services.id, titleEn: services.titleEn, titleSw: services.titleSw },
      ...{ summaryEn: services.summaryEn, summarySw: services.summarySw },
      ...{ category: services.category, status: services.status },
    })
    .from(services)
    .where(eq(services.providerId, providerId))
    .orderBy(desc(services.createdAt), desc(services.id))
    .limit(listingsMost);
