import { createBooking } from '#server/bookings/create-booking.ts';
import { getProviderService } from '#server/catalogue/editing/queries.ts';
import { updateListing } from '#server/catalogue/editing/update-listing.ts';
import { addDays, today } from '#shared/dates.ts';
import { demoService } from './data/pricing.ts';
import { demoAnswers } from './data/questions.ts';
import { getMade, type SeedContext, type Step } from './seed-context.ts';

/** The listing that is booked by request, by whom it is offered, and who asks for it. */
const serviceKey = 'mara-migration-4-days';
const ownerKey = 'baraka';
const travellerKey = 'sofia';

/** Far enough ahead for the day of notice, and for the provider to think. */
const startsInDays = 30;

/**
 * A listing is booked by request from now on, and somebody asks for it: the provider finds a request to answer. It comes
 * last, since the history books the listing at once.
 */
export function requestSteps(context: SeedContext, now: Date): Step[] {
  return [
    {
      at: now,
      run: async () => {
        await bookByRequest(context);
        await ask(context);
      },
    },
  ];
}

async function bookByRequest({ app, people, providerIds, serviceIds }: SeedContext): Promise<void> {
  const id = getMade(serviceIds, serviceKey);
  const providerId = getMade(providerIds, demoService(serviceKey).providerKey);
  const { version } = await getProviderService(app, app.db, { id, providerId });
  const editor = { id, providerId, personId: getMade(people, ownerKey).id, lang: 'en' } as const;
  await updateListing(app, editor, { version, approval: 'request', leadDays: 2 });
}

async function ask({ app, people, serviceIds }: SeedContext): Promise<void> {
  const person = getMade(people, travellerKey);
  const { name, email, phone } = person.demo;
  const stay = { startDate: addDays(today(app.clock), startsInDays), guests: 2 };
  const request = { serviceId: getMade(serviceIds, serviceKey), ...stay, contact: { name, email, phone } };
  const answers = demoAnswers(demoService(serviceKey), person.language, { guests: stay.guests, number: 0 });
  await createBooking(app, person, { ...request, answers });
}
