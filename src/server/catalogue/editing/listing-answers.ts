import { pictureIn, type ShownPicture } from '#server/pictures/picture-answer.ts';
import { sha256 } from '#server/secrets.ts';
import type { ProviderService, ProviderServiceItem } from '#shared/contracts/provider-services.ts';
import { facilitiesAmong, shownFacts } from '#shared/facts.ts';
import type { Lang } from '#shared/languages.ts';
import { missingFields, type Texts } from '#shared/listing-rules.ts';
import { meanRating } from '#shared/mean-rating.ts';
import { dollars, usd } from '#shared/money.ts';
import { pictureAddress } from '#shared/pictures.ts';
import type { ProviderStatus } from '#shared/states.ts';
import { listingExtraIn } from '../extra-words.ts';
import { feeRulesIn } from '../fee-words.ts';
import { pricesIn, weekendIn } from '../kind-prices.ts';
import type { NamedSeason } from '../seasons.ts';
import type { serviceChanges, services } from '../tables.ts';
import { itemTextsIn } from '../texts.ts';

export type ListingRow = typeof services.$inferSelect;
type ChangeRow = typeof serviceChanges.$inferSelect;

/** What else every view of an own listing shows. */
interface Counted {
  pictureCount: number;
  /** Days from today on that have a booking. */
  bookedDays: number;
}

export interface FullListing extends Omit<Counted, 'pictureCount'> {
  service: ListingRow;
  provider: { id: string; name: string; status: ProviderStatus };
  change: ChangeRow | null;
  seasons: NamedSeason[];
  pictures: ShownPicture[];
}

const instant = (at: Date | null) => at?.toISOString() ?? null;

/** The columns of a text in both languages. */
const texts = (en: string | null, sw: string | null): Texts => ({ en: en || null, sw: sw || null });

/** What a listing lacks to be submitted. */
export const missingOf = (row: ListingRow, pictureCount: number) =>
  missingFields({
    title: texts(row.titleEn, row.titleSw),
    summary: texts(row.summaryEn, row.summarySw),
    description: texts(row.descriptionEn, row.descriptionSw),
    languages: row.languages,
    priceCents: row.priceCents,
    pictureCount,
    // Rows of before this was asked are open without bounds, and were approved so.
    isOpened: row.bookableFrom !== null || row.bookableUntil !== null || wasApproved(row),
    place: placeOf(row),
  });

/** Whether a rejected listing is as it was when it was rejected. */
export const isUnchanged = ({ status, updatedAt, decidedAt }: Pick<ListingRow, 'status' | 'updatedAt' | 'decidedAt'>) =>
  status === 'rejected' && decidedAt !== null && updatedAt <= decidedAt;

/** Whether an admin has approved it: it then is, or was, offered. */
const wasApproved = ({ status }: Pick<ListingRow, 'status'>) => status === 'approved' || status === 'paused';

const stateOf = (row: ListingRow, { pictureCount, bookedDays }: Counted) => ({
  ...{ id: row.id, category: row.category, status: row.status, listed: row.listed, rejectReason: row.rejectReason },
  takenDownReason: row.takenDownReason,
  missing: missingOf(row, pictureCount),
  priceUnit: row.priceUnit,
  pricePerUnit: dollars(usd(row.priceCents)),
  rating: meanRating(row.ratingSum, row.reviewCount),
  reviewCount: row.reviewCount,
  bookedDays,
  ...{ bookableFrom: row.bookableFrom, bookableUntil: row.bookableUntil },
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

interface ItemRow extends Counted {
  service: ListingRow;
  cover: ShownPicture;
  change: ChangeRow['status'] | null;
}

/** A listing in the list of its provider's. */
export function listingItemOf({ service, cover, change, ...counted }: ItemRow, lang: Lang): ProviderServiceItem {
  const { title, textLang } = itemTextsIn(lang, service);
  const { image, alt, placeholder } = pictureIn(lang, cover);
  return {
    ...stateOf(service, counted),
    ...{ title, textLang, location: service.location, change },
    ...{ image, imageAlt: alt, imagePlaceholder: placeholder },
  };
}

/** A listing with everything that its editor needs. */
export function listingOf(full: FullListing): ProviderService {
  const { service: row, provider, change, seasons, pictures, bookedDays } = full;
  return {
    ...stateOf(row, { pictureCount: pictures.length, bookedDays }),
    version: row.version,
    provider,
    title: texts(row.titleEn, row.titleSw),
    summary: texts(row.summaryEn, row.summarySw),
    description: texts(row.descriptionEn, row.descriptionSw),
    included: { en: row.includedEn, sw: row.includedSw },
    notIncluded: { en: row.notIncludedEn, sw: row.notIncludedSw },
    meetingPoint: texts(row.meetingPointEn, row.meetingPointSw),
    meetingPosition:
      row.meetingLat !== null && row.meetingLon !== null ? { lat: row.meetingLat, lon: row.meetingLon } : null,
    languages: row.languages,
    place: placeOf(row),
    ...{ residencyPrices: pricesIn(row.kindCents), weekend: weekendIn(row), childUntil: row.childUntil },
    seasons: seasons.map(({ name, startDate, endDate, priceCents, kindCents = {} }) => {
      return { name, startDate, endDate, pricePerUnit: dollars(priceCents), residencyPrices: pricesIn(kindCents) };
    }),
    ...{ capacity: row.capacity, guestsPerPlace: row.guestsPerPlace, durationDays: row.durationDays },
    ...{ minStay: row.minStay, leadDays: row.leadDays, approval: row.approval },
    policy: row.policy,
    facts: { ...shownFacts(row.facts, row), facilities: facilitiesAmong(row.facilities) },
    questions: row.questions,
    onSiteFees: row.onSiteFees.map((fee) => ({ name: fee.name, ...feeRulesIn(fee) })),
    extras: row.extras.map(listingExtraIn),
    pictures: pictures.map(({ id, placeholder, altEn, altSw }) => {
      return { id, image: pictureAddress(id), placeholder, alt: texts(altEn, altSw) };
    }),
    picturesVersion: galleryVersion(pictures),
    change: change && { ...placeOf(change), ...changeState(change) },
    submittedAt: instant(row.submittedAt),
    decidedAt: instant(row.decidedAt),
    unchanged: isUnchanged(row),
    mayDelete: mayBeDeleted(row),
  };
}

/** The place of a listing, or the one that a change wants. */
const placeOf = ({ location, county, lat, lon }: Pick<ListingRow, 'location' | 'county' | 'lat' | 'lon'>) => {
  return { location, county, lat, lon };
};

const changeState = ({ status, category, submittedAt, rejectReason }: ChangeRow) => {
  return { status, category, submittedAt: submittedAt.toISOString(), rejectReason };
};

/** Only what was never public is deleted: it cannot have been booked. */
export const mayBeDeleted = ({ status }: Pick<ListingRow, 'status'>): boolean =>
  status === 'draft' || status === 'rejected';

/** Tells one arrangement of a gallery from another. */
export function galleryVersion(gallery: readonly Pick<ShownPicture, 'id' | 'altEn' | 'altSw'>[]): string {
  const content = JSON.stringify(gallery.map(({ id, altEn, altSw }) => [id, altEn, altSw]));
  return sha256(content).slice(0, 32);
}
