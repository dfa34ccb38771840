import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { App } from '#server/app.ts';
import { decideDocument } from '#server/catalogue/approvals/decide-document.ts';
import { createListing } from '#server/catalogue/editing/create-listing.ts';
import { submitListing } from '#server/catalogue/editing/move-listing.ts';
import { getProviderService } from '#server/catalogue/editing/queries.ts';
import { updateListing } from '#server/catalogue/editing/update-listing.ts';
import { setPictures } from '#server/catalogue/set-pictures.ts';
import { saveBusiness, saveContact, savePlace } from '#server/onboarding/save-application.ts';
import { submitApplication } from '#server/onboarding/submit-application.ts';
import { setPayoutMethod } from '#server/payments/payouts/payout-method.ts';
import { storeBuiltPictures } from '#server/pictures/built-pictures.ts';
import { uploadDocument } from '#server/providers/documents/upload-document.ts';
import { addDays, addMonths, today } from '#shared/dates.ts';
import { usualOpenDays } from '#shared/listing-rules.ts';
import { applicant, waitingMove } from './data/applications.ts';
import { catalogue } from './data/catalogue.ts';
import { demoService } from './data/pricing.ts';
import { demoPictureSet } from './pictures.ts';
import { getMade, type RegisteredPerson, type SeedContext, type Step } from './seed-context.ts';

const hourMs = 3_600_000;

const licences = [
  { type: 'tra_licence', title: 'TRA licence', daysLeft: 21 },
  { type: 'county_permit', title: 'County permit', daysLeft: 200 },
] as const;

/**
 * Leaves for the demo's admin what waits for a decision: a guesthouse that applied with its documents and its first
 * listing, and an approved listing that wants another place.
 */
export function applicationSteps(context: SeedContext, now: Date): Step[] {
  const before = (hours: number) => new Date(now.getTime() - hours * hourMs);
  return [
    { at: before(24), run: () => addLicences(context) },
    { at: before(20), run: () => apply(context) },
    { at: before(3), run: () => askForMove(context) },
  ];
}

async function apply({ app, people }: SeedContext): Promise<void> {
  const person = getMade(people, applicant.personKey);
  const { providerId } = await saveBusiness(app, person, applicant.business);
  await savePlace(app, person, applicant.place);
  await saveContact(app, person, applicant.contact);
  for (const { type, title, monthsLeft } of applicant.documents) {
    const expiresOn = monthsLeft === undefined ? undefined : addMonths(today(app.clock), monthsLeft);
    const file = { mediaType: 'application/pdf', fileName: `${title}.pdf`, stream: await specimenOf(title) } as const;
    await uploadDocument(app, { providerId, personId: person.id, type, expiresOn, file });
  }
  const destination = { channel: 'mpesa', phoneNumber: applicant.contact.phone } as const;
  await setPayoutMethod(app, { personId: person.id, providerId, destination });
  await submitFirstListing(app, person, providerId);
  await submitApplication(app, person.id);
}

/** Gives the provider of the demo's account a licence that ends soon, and a permit that does not. */
async function addLicences({ app, people, providerIds }: SeedContext): Promise<void> {
  const [owner, admin] = [getMade(people, 'baraka'), getMade(people, 'admin')];
  const providerId = getMade(providerIds, 'acacia-dawn');
  for (const { type, title, daysLeft } of licences) {
    const file = { mediaType: 'application/pdf', fileName: `${title}.pdf`, stream: await specimenOf(title) } as const;
    const expiresOn = addDays(today(app.clock), daysLeft);
    const { id } = await uploadDocument(app, { providerId, personId: owner.id, type, expiresOn, file });
    await decideDocument(app, admin, { documentId: id });
  }
}

async function submitFirstListing(app: App, { id: personId }: RegisteredPerson, providerId: string): Promise<void> {
  const { listing, pictures } = applicant;
  const { id, version } = await createListing(app, { providerId, category: listing.category, title: listing.title });
  await updateListing(
    app,
    { id, providerId, personId, lang: 'en' },
    { ...listing, ...usualOpenDays(today(app.clock)), version },
  );
  const built = await storeBuiltPictures(app, demoPictureSet, pictures);
  await setPictures(
    app,
    id,
    built.map((picture) => ({ pictureId: picture.id, alt: picture.alt })),
  );
  await submitListing(app, { id, providerId });
}

async function askForMove({ app, people, providerIds, serviceIds }: SeedContext): Promise<void> {
  const { serviceKey, place } = waitingMove;
  const { providerKey } = demoService(serviceKey);
  const id = getMade(serviceIds, serviceKey);
  const providerId = getMade(providerIds, providerKey);
  const [ownerKey = ''] = catalogue.providers.find(({ key }) => key === providerKey)?.memberKeys ?? [];
  const owner = getMade(people, ownerKey);
  const { version } = await getProviderService(app, app.db, { id, providerId });
  await updateListing(app, { id, providerId, personId: owner.id, lang: owner.demo.language }, { place, version });
}

/** A page that says what it stands for, since the demo shows nobody's papers. */
async function specimenOf(title: string): Promise<Readable> {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({ size: 'A5', info: { Title: title } });
  doc.fontSize(20).text(title).moveDown().fontSize(12).text('Specimen of the demo, not a real document.');
  doc.end();
  return Readable.from([await buffer(doc)]);
}
