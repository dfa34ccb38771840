import { z } from 'zod';
import { counties, isInKenya } from '../counties.ts';
import { isCalendarDate } from '../dates.ts';
import { aboutMin, missingParts, nameMost, onboardingSteps } from '../onboarding-steps.ts';
import { normalisePhone } from '../phone.ts';
import { documentTypeNames } from '../provider-documents.ts';
import { providerKinds } from '../provider-kinds.ts';
import { spokenLanguages } from '../spoken-languages.ts';
import { EmailAddress, nameText } from './common.schemas.ts';

const about = z.string().trim().max(2_000, 'too_long');

/** The business. Whether a text is plain is asked once it is another than before, as of the place. Absent fields stay as they are; the first call, which begins the application, needs `kind`. */
export const BusinessRequest = z.object({
  kind: z.enum(providerKinds, 'kind_missing').optional(),
  name: nameText('name_short').min(2, 'name_short').max(nameMost, 'too_long').optional(),
  about: z
    .object({ en: about, sw: about })
    .check(({ value: { en, sw }, issues }) => {
      if (Math.max(en.length, sw.length) >= aboutMin) return;
      const path = [en === '' && sw !== '' ? 'sw' : 'en'];
      issues.push({ code: 'custom', input: en, path, message: 'about_short' });
    })
    .optional(),
});

const degrees = z.number('position_missing');

/** Where it is: a town or village as people call it, its county, and a position in Kenya. */
export const PlaceRequest = z
  .object({
    location: z.string('location_missing').trim().min(2, 'location_missing').max(80, 'too_long'),
    county: z.enum(counties, 'county_missing'),
    lat: degrees,
    lon: degrees,
    landmark: z.string().trim().max(300, 'too_long').default(''),
  })
  .refine(isInKenya, { path: ['lat'], message: 'position_outside' });

/** How we and, once they have booked, guests reach it. Absent fields stay as they are. */
export const ContactRequest = z.object({
  email: z
    .string('email_missing')
    .trim()
    .min(1, 'email_missing')
    .max(254, 'email_invalid')
    .pipe(EmailAddress)
    .optional(),
  /** A Kenyan mobile number in any spelling; stored as +254 and nine digits, encrypted. */
  phone: z
    .string('phone_invalid')
    .max(40, 'phone_invalid')
    .refine((text) => normalisePhone(text) !== undefined, 'phone_invalid')
    .optional(),
  languages: z.array(z.enum(spokenLanguages)).min(1, 'languages_missing').max(spokenLanguages.length).optional(),
});

/** The text fields of an upload; the file follows them. */
export const DocumentFields = z.object({
  type: z.enum(documentTypeNames, 'document_type_missing'),
  /** The last day on which it is valid; needed for those that end. */
  expiresOn: z.union([z.literal(''), z.string().refine(isCalendarDate, 'invalid_dates')]).optional(),
});

export const ProviderDocument = z
  .object({
    id: z.string(),
    type: z.enum(documentTypeNames),
    fileName: z.string(),
    mediaType: z.string(),
    /** Of the file as it was uploaded. */
    bytes: z.number(),
    /** A calendar date, or null for what does not end. */
    expiresOn: z.string().nullable(),
    uploadedAt: z.string(),
  })
  .meta({ id: 'ProviderDocument' });
export const DocumentAnswer = z.object({ document: ProviderDocument });
export const DocumentParams = z.object({ documentId: z.string().min(1).max(64) });

const Step = z.object({
  step: z.enum(onboardingSteps),
  done: z.boolean(),
  missing: z.array(z.enum(missingParts)),
  /** Whether an admin has rejected the application because of it. */
  rejected: z.boolean(),
});

export const Application = z
  .object({
    providerId: z.string(),
    status: z
      .enum(['draft', 'pending', 'approved', 'rejected', 'suspended'])
      .meta({ description: '`draft`: being filled in; `pending`: submitted, an admin decides.' }),
    kind: z.enum(providerKinds),
    /** Empty until it is given, like the texts below. */
    name: z.string(),
    about: z.object({ en: z.string(), sw: z.string() }),
    /** Null until it is given. */
    place: z
      .object({
        location: z.string(),
        county: z.string(),
        lat: z.number(),
        lon: z.number(),
        landmark: z.string(),
      })
      .nullable(),
    contact: z.object({ email: z.string(), phone: z.string().nullable(), languages: z.array(z.enum(spokenLanguages)) }),
    documents: z.array(ProviderDocument),
    /** Masked; null while there is none, and for members without the right `money`. */
    payoutMethod: z
      .object({ channel: z.enum(['mpesa', 'bank']), destination: z.string(), changedAt: z.string() })
      .nullable(),
    steps: z.array(Step),
    /** Whether nothing lacks. */
    complete: z.boolean(),
    submittedAt: z.string().nullable(),
    decidedAt: z.string().nullable(),
    /** Why an admin rejected it; null otherwise. */
    rejectReason: z.string().nullable(),
    rejectedSteps: z.array(z.enum(onboardingSteps)),
  })
  .meta({ id: 'Application' });
/** `application` is null for whoever has begun none. */
export const ApplicationAnswer = z.object({ application: Application.nullable() });
