import type { ProviderKind } from './provider-kinds.ts';

/**
 * The papers that a provider may upload, by their type. `ends`: it is valid until a day, which is asked for. Which papers a
 * business must have is decided by law and by the admin who reads them; this list is no legal advice.
 */
export const documentTypes = {
  director_id: { ends: false },
  business_registration: { ends: false },
  kra_pin: { ends: false },
  cr12: { ends: false },
  tax_compliance: { ends: true },
  county_permit: { ends: true },
  insurance: { ends: true },
  tra_licence: { ends: true },
  title_or_lease: { ends: false },
  premises_insurance: { ends: true },
  health_clearance: { ends: true },
  food_handlers: { ends: true },
  guide_licence: { ends: true },
  ntsa_licence: { ends: true },
  vehicle_inspection: { ends: true },
  psv_insurance: { ends: true },
  psv_badge: { ends: true },
  good_conduct: { ends: false },
  rider_licence: { ends: true },
  other: { ends: false },
} as const satisfies Record<string, { ends: boolean }>;

export type DocumentType = keyof typeof documentTypes;

export const documentTypeNames = Object.keys(documentTypes) as [DocumentType, ...DocumentType[]];

/** What must be there before an application is submitted: one document of each group. */
export type RequiredDocument = 'identity' | 'registration' | 'licence';

/** The documents that fill each group. Of transport: vehicles with a driver, boda bodas, and car hire. */
const licences: Record<ProviderKind, readonly DocumentType[]> = {
  stay: ['tra_licence'],
  meal: ['tra_licence'],
  tour: ['tra_licence'],
  transport: ['ntsa_licence', 'rider_licence', 'tra_licence'],
};

/** For each group that must be filled, the documents of which one is enough. */
export const requiredDocuments = (
  kind: ProviderKind,
): readonly { group: RequiredDocument; anyOf: readonly DocumentType[] }[] => [
  { group: 'identity', anyOf: ['director_id'] },
  { group: 'registration', anyOf: ['business_registration', 'kra_pin'] },
  { group: 'licence', anyOf: licences[kind] },
];

const ofAll = ['cr12', 'tax_compliance', 'county_permit', 'insurance'] as const satisfies readonly DocumentType[];
const ofKind: Record<ProviderKind, readonly DocumentType[]> = {
  stay: ['title_or_lease', 'premises_insurance'],
  meal: ['health_clearance', 'food_handlers'],
  tour: ['guide_licence'],
  transport: ['vehicle_inspection', 'psv_insurance', 'psv_badge', 'good_conduct'],
};

/** The documents that help to decide, and without which an application may be submitted. */
export const optionalDocuments = (kind: ProviderKind): readonly DocumentType[] => [...ofKind[kind], ...ofAll, 'other'];

interface Valid {
  type: DocumentType;
  /** The last day on which it is valid, YYYY-MM-DD; null where it does not end. */
  expiresOn: string | null;
}

/** Which groups no document fills that is valid on a day. @param today YYYY-MM-DD, in Nairobi */
export const missingDocuments = (kind: ProviderKind, documents: readonly Valid[], today: string): RequiredDocument[] =>
  requiredDocuments(kind)
    .filter(
      ({ anyOf }) =>
        !documents.some(({ type, expiresOn }) => anyOf.includes(type) && (expiresOn === null || expiresOn >= today)),
    )
    .map(({ group }) => group);

/** The media types of documents, by content. */
export const documentMediaTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
export type DocumentMediaType = (typeof documentMediaTypes)[number];

/** At most so many documents of one application, and so many uploads of one person a day. */
export const documentsPerApplication = 20;
export const documentUploadsPerDay = 40;

/** What became of a document that an approved provider has added: it waits for an admin, or was decided about by itself. */
export const documentReviews = ['submitted', 'approved', 'rejected'] as const;
export type DocumentReview = (typeof documentReviews)[number];

/** From so many days before its last day on a document is to be renewed. */
export const documentEndsSoonDays = 30;

/** Of an approved provider: documents that wait for an admin, and all of them together. */
export const documentsWaiting = 5;
export const documentsPerProvider = 60;
