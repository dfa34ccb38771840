import { asc, eq } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { pictures } from '#server/pictures/tables.ts';
import { providers } from '#server/providers/tables.ts';
import { sha256 } from '#server/secrets.ts';
import type { AdminService } from '#shared/contracts/approvals.ts';
import { AppError } from '#shared/errors.ts';
import { facilitiesAmong, shownFacts } from '#shared/facts.ts';
import type { Lang } from '#shared/languages.ts';
import { pictureAddress } from '#shared/pictures.ts';
import { listingExtraIn } from '../extra-words.ts';
import { previewService } from '../service-queries.ts';
import { serviceChanges, servicePictures, services } from '../tables.ts';
import { itemTextsIn } from '../texts.ts';
import { listDecisions } from './decision-queries.ts';
import { rejectingOf } from './rejecting-queries.ts';

type ServiceRow = typeof services.$inferSelect;
type ChangeRow = typeof serviceChanges.$inferSelect;

/** A listing with what its provider wants to change of it. */
interface ReviewedListing {
  service: ServiceRow;
  change: ChangeRow | null;
}

/** Undefined when there is no such listing. By primary keys. */
export async function findReviewedListing(db: DbOrTx, id: string): Promise<ReviewedListing | undefined> {
  const [row] = await db
    .select({ service: services, change: serviceChanges })
    .from(services)
    .leftJoin(serviceChanges, eq(serviceChanges.serviceId, services.id))
    .where(eq(services.id, id));
  return row;
}

/** Another text as soon as its provider has changed something, or an admin has decided. */
export function versionOfListing({ service, change }: ReviewedListing): string {
  const { version, status, submittedAt, decidedAt } = service;
  const asked = change && [change.status, change.submittedAt, change.decidedAt];
  return sha256(JSON.stringify([version, status, submittedAt, decidedAt, asked])).slice(0, 32);
}

/** What of a listing waits for a decision: itself, or a change of it. */
export function waitingPartOf({ service, change }: ReviewedListing): 'service' | 'change' | undefined {
  if (service.status === 'submitted') return 'service';
  const isApproved = service.status === 'approved' || service.status === 'paused';
  return isApproved && change?.status === 'submitted' ? 'change' : undefined;
}

/** A listing as an admin sees it. @throws AppError not_found */
export async function getReviewedListing(db: DbOrTx, id: string, lang: Lang): Promise<AdminService> {
  const listing = await findReviewedListing(db, id);
  if (!listing) throw new AppError('not_found');
  const { service, change } = listing;
  const part = service.status === 'approved' || service.status === 'paused' ? 'change' : 'service';
  const [provider, gallery, submittedBy, decisions, rejecting, preview] = await Promise.all([
    findProvider(db, service.providerId),
    listGallery(db, id),
    change && findName(db, change.submittedBy),
    listDecisions(db, { type: 'service', id }),
    rejectingOf(db, service.providerId, part),
    previewService(db, id, lang),
  ]);
  const { category, status, listed, location, county, lat, lon, meetingLat, meetingLon, rejectReason } = service;
  const { title, textLang } = itemTextsIn(lang, service);
  return {
    ...{ id, title, titleLang: textLang, category, status, listed, location, county, provider, rejectReason },
    version: versionOfListing(listing),
    submittedAt: service.submittedAt?.toISOString() ?? null,
    decidedAt: service.decidedAt?.toISOString() ?? null,
    updatedAt: service.updatedAt.toISOString(),
    texts: textsOf(service),
    facts: { ...shownFacts(service.facts, service), facilities: facilitiesAmong(service.facilities) },
    featured: service.featured,
    takenDown: takenDownOf(service),
    questions: service.questions,
    extras: service.extras.map(listingExtraIn),
    pictures: gallery,
    meetingPosition: meetingLat !== null && meetingLon !== null ? { lat: meetingLat, lon: meetingLon } : null,
    booking: service.approval,
    approved: { category, location, county, lat, lon },
    change: change && changeOf(change, submittedBy ?? ''),
    ...{ decisions, rejecting, preview },
  };
}

/** Since when, and why, travellers do not see it although it is approved. */
function takenDownOf({ takenDownAt, takenDownReason }: ServiceRow): AdminService['takenDown'] {
  return takenDownAt && { at: takenDownAt.toISOString(), reason: takenDownReason ?? '' };
}

async function findProvider(db: DbOrTx, id: string): Promise<AdminService['provider']> {
  const [row] = await db
    .select({ id: providers.id, name: providers.name, status: providers.status })
    .from(providers)
    .where(eq(providers.id, id));
  if (!row) throw new Error('A listing has no provider');
  return row;
}

async function findName(db: DbOrTx, personId: string): Promise<string | undefined> {
  const [person] = await db.select({ name: people.name }).from(people).where(eq(people.id, personId));
  return person?.name;
}

/** By the primary key of `service_pictures`. */
async function listGallery(db: DbOrTx, serviceId: string): Promise<AdminService['pictures']> {
  const rows = await db
    .select({
      ...{ id: pictures.id, placeholder: pictures.placeholder },
      ...{ altEn: servicePictures.altEn, altSw: servicePictures.altSw },
    })
    .from(servicePictures)
    .innerJoin(pictures, eq(pictures.id, servicePictures.pictureId))
    .where(eq(servicePictures.serviceId, serviceId))
    .orderBy(asc(servicePictures.position));
  return rows.map(({ id, ...row }) => ({ image: pictureAddress(id), ...row }));
}

function textsOf(row: ServiceRow): AdminService['texts'] {
  return {
    en: {
      ...{ title: row.titleEn, summary: row.summaryEn, description: row.descriptionEn },
      ...{ included: row.includedEn, notIncluded: row.notIncludedEn, meetingPoint: row.meetingPointEn },
    },
    sw: {
      ...{ title: row.titleSw, summary: row.summarySw, description: row.descriptionSw },
      ...{ included: row.includedSw, notIncluded: row.notIncludedSw, meetingPoint: row.meetingPointSw },
    },
  };
}

function changeOf(change: ChangeRow, submittedBy: string): NonNullable<AdminService['change']> {
  const { status, category, location, county, lat, lon, rejectReason, submittedAt } = change;
  return {
    ...{ status, category, location, county, lat, lon, rejectReason, submittedBy },
    submittedAt: submittedAt.toISOString(),
  };
}
