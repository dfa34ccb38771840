import { z } from 'zod';
import { approvalKinds } from '../approvals.ts';
import { listingMarks } from '../listing-marks.ts';
import { onboardingSteps } from '../onboarding-steps.ts';
import { documentTypeNames } from '../provider-documents.ts';
import { providerKinds } from '../provider-kinds.ts';
import { bookingModes } from '../requests.ts';
import { providerRights } from '../rights.ts';
import { spokenLanguages } from '../spoken-languages.ts';
import { providerStatuses, serviceStatuses } from '../states.ts';
import { Category, Service, TextLang } from './catalogue.schemas.ts';
import { requiredReason } from './common.schemas.ts';
import { ListingExtra } from './extras.schemas.ts';
import { ListingFacts } from './facts.schemas.ts';
import { cursorPageOf, listQuery, PageQuery, pageOf, pageQuery } from './lists.schemas.ts';
import { OwnDocument } from './provider-documents.schemas.ts';
import { ListingQuestion } from './questions.schemas.ts';

const instant = z.string();
const text = z.string().nullable();

const Kind = z.enum(approvalKinds);
const ProviderStatus = z.enum(providerStatuses);
const ServiceStatus = z.enum(serviceStatuses);

/** What is shown of an application or listing is known by this text; deciding sends it back. */
const Version = z.string().min(1, 'required_fields_missing').max(64).optional().meta({
  description:
    'The `version` of what was looked at. If it has changed since, the call is refused (`changed_since`). Absent: whatever is there now.',
});

export const ApprovalsQuery = pageQuery({ kind: Kind });

const ApprovalItem = z.object({
  kind: Kind.meta({
    description:
      '`change`: of the category or the place of an approved listing; `document`: one that an approved provider has added.',
  }),
  id: z.string().meta({ description: "The provider's id, the listing's, or the document's." }),
  title: z.string(),
  titleLang: TextLang.nullable().meta({
    description: 'The language of a listing’s title; null for a provider’s name.',
  }),
  provider: z.object({ id: z.string(), name: z.string(), kind: z.enum(providerKinds), status: ProviderStatus }),
  category: Category.nullable(),
  documentType: z.enum(documentTypeNames).nullable(),
  location: z.string(),
  county: z.string(),
  image: text,
  imagePlaceholder: text,
  submittedAt: instant,
  again: z.boolean().meta({ description: 'It was decided about before.' }),
});

/** What waits for a decision, oldest first, and how many of each kind wait. */
export const ApprovalsAnswer = pageOf(ApprovalItem).extend({
  counts: z.object({ provider: z.number(), service: z.number(), change: z.number(), document: z.number() }),
});

const q = z.string().trim().max(80);

export const AdminProvidersQuery = listQuery(['updatedAt', 'name'], {
  q: q.meta({ description: 'A part of its name.' }),
  status: ProviderStatus,
  kind: z.enum(providerKinds),
});

const AdminProviderItem = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(providerKinds),
  status: ProviderStatus,
  location: z.string(),
  county: z.string(),
  submittedAt: instant.nullable(),
  decidedAt: instant.nullable(),
  updatedAt: instant,
});
export const AdminProvidersPage = cursorPageOf(AdminProviderItem);

export const AdminServicesQuery = listQuery(['updatedAt', 'title'], {
  q: q.meta({ description: 'A part of the titles, in either language; accents and punctuation do not count.' }),
  status: ServiceStatus,
  category: Category,
  mark: z.enum(listingMarks).meta({ description: 'Taken down by an admin, or shown first on the home page.' }),
});

const AdminServiceItem = z.object({
  id: z.string(),
  title: z.string(),
  titleLang: TextLang,
  category: Category,
  status: ServiceStatus,
  listed: z.boolean().meta({ description: 'Travellers find it: it is approved, and so is its provider.' }),
  featured: z.boolean().meta({ description: 'It comes first on the home page.' }),
  location: z.string(),
  county: z.string(),
  provider: z.object({ id: z.string(), name: z.string(), status: ProviderStatus }),
  submittedAt: instant.nullable(),
  decidedAt: instant.nullable(),
  updatedAt: instant,
});
export const AdminServicesPage = cursorPageOf(AdminServiceItem.extend({ takenDown: z.boolean() }));

/** A decision about it in the past, newest first. */
const Decision = z.object({
  at: instant,
  by: z.string().nullable().meta({ description: 'The name of the admin.' }),
  outcome: z.enum(['approved', 'rejected', 'suspended', 'restored']),
  ofChange: z.boolean(),
  reason: text,
  steps: z.array(z.enum(onboardingSteps)),
});

/** Texts to begin a reason with, in the language of whoever reads it. */
const Rejecting = z.object({
  readerLang: TextLang.meta({ description: 'The language of the member who joined first.' }),
  reasons: z.array(z.object({ text: z.string(), steps: z.array(z.enum(onboardingSteps)) })),
});

/** Everything that an admin decides an application by. */
export const AdminProvider = AdminProviderItem.extend({
  version: z.string(),
  about: z.object({ en: z.string(), sw: z.string() }),
  lat: z.number(),
  lon: z.number(),
  landmark: text,
  languages: z.array(z.enum(spokenLanguages)),
  email: z.string(),
  phone: text.meta({ description: 'Decrypted; the viewing is recorded.' }),
  createdAt: instant,
  rejectReason: text,
  rejectedSteps: z.array(z.enum(onboardingSteps)),
  documents: z.array(OwnDocument),
  members: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      emailVerified: z.boolean(),
      rights: z.array(z.enum(providerRights)),
    }),
  ),
  services: z.array(
    z.object({ id: z.string(), title: z.string(), titleLang: TextLang, category: Category, status: ServiceStatus }),
  ),
  decisions: z.array(Decision),
  rejecting: Rejecting,
});

const Place = z.object({
  category: Category,
  location: z.string(),
  county: z.string(),
  lat: z.number(),
  lon: z.number(),
});

const Texts = z.object({
  title: text,
  summary: text,
  description: text,
  included: z.array(z.string()),
  notIncluded: z.array(z.string()),
  meetingPoint: text,
});

/** Everything that an admin decides a listing by. */
export const AdminService = AdminServiceItem.extend({
  takenDown: z
    .object({ at: instant, reason: z.string() })
    .nullable()
    .meta({ description: 'Since when, and why, an admin keeps it from being found and booked; its bookings stand.' }),
  version: z.string(),
  rejectReason: text,
  texts: z.object({ en: Texts, sw: Texts }),
  facts: ListingFacts,
  questions: z.array(ListingQuestion),
  extras: z.array(ListingExtra),
  pictures: z.array(z.object({ image: z.string(), placeholder: z.string(), altEn: z.string(), altSw: z.string() })),
  meetingPosition: z.object({ lat: z.number(), lon: z.number() }).nullable(),
  booking: z.enum(bookingModes),
  approved: Place.meta({ description: 'Category and place as they are; what travellers see of an approved listing.' }),
  change: Place.extend({
    status: z.enum(['submitted', 'rejected']),
    submittedAt: instant,
    submittedBy: z.string(),
    rejectReason: text,
  })
    .nullable()
    .meta({ description: 'What the provider wants to change of an approved listing.' }),
  decisions: z.array(Decision),
  rejecting: Rejecting,
  preview: Service.meta({ description: 'The listing as its page shows it, whether or not it is listed.' }),
});

/** The body may be left out. */
export const ApproveRequest = z.preprocess((body) => body ?? {}, z.object({ version: Version }));
const reason = requiredReason('reason_missing');
export const ApproveProviderRequest = z.preprocess(
  (body) => body ?? {},
  z.object({
    version: Version,
    reason: reason.optional().meta({ description: 'Why one that was rejected is approved after all; only then.' }),
  }),
);
export const RejectDocumentRequest = z.object({ reason });
export const TakeDownRequest = z.object({ reason });
export const FeatureRequest = z.object({ featured: z.boolean('required_fields_missing') });
export const RejectServiceRequest = z.object({ version: Version, reason });
export const RejectProviderRequest = RejectServiceRequest.extend({
  steps: z.array(z.enum(onboardingSteps)).max(onboardingSteps.length).default([]).meta({
    description: 'The steps of the application that the provider has to mend.',
  }),
});

/** Documents of approved providers that have ended, or end within 30 days, and that no other has replaced. */
export const EndingDocumentsQuery = PageQuery;
export const EndingDocumentsPage = pageOf(
  z.object({
    id: z.string(),
    type: z.enum(documentTypeNames),
    expiresOn: z.string(),
    renewed: z.boolean().meta({ description: 'Another one that is to take its place waits for a decision.' }),
    provider: z.object({ id: z.string(), name: z.string(), kind: z.enum(providerKinds) }),
  }),
);
