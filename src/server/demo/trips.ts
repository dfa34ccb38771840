import { createBooking } from '#server/bookings/create-booking.ts';
import type { Booking } from '#server/bookings/lock-booking.ts';
import { postEarning } from '#server/payments/earnings/post-earning.ts';
import { cancelBooking } from '#server/payments/refunds/cancel-booking.ts';
import { answerReview } from '#server/reviews/answer-review.ts';
import { createReview } from '#server/reviews/create-review.ts';
import { reportReview } from '#server/reviews/report-review.ts';
import { catalogue } from './data/catalogue.ts';
import { chosenExtras } from './data/extras.ts';
import { demoService } from './data/pricing.ts';
import { demoAnswers } from './data/questions.ts';
import type { Batch, PlannedBooking, PlannedReview } from './history.ts';
import { payAll } from './pay.ts';
import { getMade, type SeedContext, type Step } from './seed-context.ts';

const minuteMs = 60_000;
const untilPaidMs = 3 * minuteMs;

/**
 * Makes the bookings, pays them, and completes, reviews and answers them, or cancels and refunds them.
 * @param made called with the number of bookings that each batch added
 */
export function tripSteps(context: SeedContext, batches: readonly Batch[], made: (count: number) => void): Step[] {
  const ids = new Map<PlannedBooking, string>();
  const planned = batches.flatMap(({ bookings }) => bookings);
  return [
    ...batches.map(({ at, bookings }) => ({
      at,
      run: async () => {
        await bookAll(context, bookings, ids);
        made(bookings.length);
      },
    })),
    ...completionSteps(context, planned, ids),
    ...planned.flatMap((plan) => (plan.cancelledAt ? [cancellationStep(context, plan, plan.cancelledAt, ids)] : [])),
    ...planned.flatMap((booking) => (booking.review ? reviewSteps(context, booking, booking.review, ids) : [])),
  ];
}

async function bookAll(context: SeedContext, planned: readonly PlannedBooking[], ids: Map<PlannedBooking, string>) {
  const { app, people } = context;
  const booked = await Promise.all(
    planned.map(async (plan) => ({
      plan,
      booking: await book(context, plan),
      person: getMade(people, plan.personKey),
    })),
  );
  for (const { plan, booking } of booked) ids.set(plan, booking.id);
  app.clock.advance(untilPaidMs);
  await payAll(
    context,
    booked.map(({ plan: { pay }, booking, person }) => ({ booking, person, pay })),
  );
}

function book({ app, people, serviceIds }: SeedContext, plan: PlannedBooking): Promise<Booking> {
  const person = getMade(people, plan.personKey);
  const { startDate, endDate, guests, party, fixedReference, serviceKey } = plan;
  const { name, email, phone } = person.demo;
  return createBooking(
    app,
    person,
    {
      ...{ serviceId: getMade(serviceIds, serviceKey), startDate, endDate, guests, party },
      extras: chosenExtras(serviceKey, plan.extras),
      contact: { name, email, phone },
      answers: demoAnswers(demoService(plan.serviceKey), person.language, {
        guests,
        number: Number(startDate.slice(-2)),
      }),
    },
    fixedReference ? { fixedReference } : {},
  );
}

/** Trips that end on the same day are completed together, as the product does each minute. */
function completionSteps(
  { app, runDue }: SeedContext,
  planned: readonly PlannedBooking[],
  ids: ReadonlyMap<PlannedBooking, string>,
): Step[] {
  const byEnd = Map.groupBy(
    planned.filter(({ completesAt }) => completesAt),
    ({ completesAt }) => completesAt?.getTime() ?? 0,
  );
  return [...byEnd].map(([end, over]) => ({
    at: new Date(end),
    run: async () => {
      await runDue(app);
      // Done here on the day itself; the queued job then finds nothing to do.
      for (const plan of over) await postEarning(app, idOf(ids, plan));
    },
  }));
}

/** The simulated M-Pesa reports the outcome of a reversal after two seconds. */
const reversedAfterMs = 5_000;

/** The traveller cancels, and the refund is sent at the simulators. */
function cancellationStep(
  { app, people, sandbox, runDue }: SeedContext,
  plan: PlannedBooking,
  at: Date,
  ids: ReadonlyMap<PlannedBooking, string>,
): Step {
  return {
    at,
    run: async () => {
      const person = getMade(people, plan.personKey);
      const bookingId = idOf(ids, plan);
      await cancelBooking(app, person, {
        booking: { id: bookingId, party: 'traveller', rights: [] },
        reason: '',
        lang: person.language,
      });
      for (let turn = 0; turn < 2; turn++) {
        await runDue(app);
        app.clock.advance(reversedAfterMs);
        await sandbox?.runDue();
      }
      await runDue(app);
    },
  };
}

function reviewSteps(
  { app, people, providerIds }: SeedContext,
  plan: PlannedBooking,
  review: PlannedReview,
  ids: ReadonlyMap<PlannedBooking, string>,
): Step[] {
  const { rating, text, lang: language, answer, report } = review;
  let reviewId = '';
  const write = async () => {
    const bookingId = idOf(ids, plan);
    ({ id: reviewId } = await createReview(app, getMade(people, plan.personKey), {
      bookingId,
      rating,
      text,
      language,
    }));
  };
  const steps: Step[] = [{ at: review.at, run: write }];
  const { providerKey } = demoService(plan.serviceKey);
  const providerId = () => getMade(providerIds, providerKey);
  if (answer) {
    const run = () => answerReview(app, { reviewId, providerId: providerId(), by: null, text: answer.text });
    steps.push({ at: answer.at, run });
  }
  if (report) {
    const by = () => getMade(people, firstMemberOf(providerKey)).id;
    const run = () => reportReview(app, { reviewId, providerId: providerId(), by: by(), reason: report.reason });
    steps.push({ at: report.at, run });
  }
  return steps;
}

const firstMemberOf = (providerKey: string): string =>
  catalogue.providers.find(({ key }) => key === providerKey)?.memberKeys[0] ?? '';

function idOf(ids: ReadonlyMap<PlannedBooking, string>, plan: PlannedBooking): string {
  const id = ids.get(plan);
  if (!id) throw new Error(`The booking of ${plan.serviceKey} by ${plan.personKey} was not made yet`);
  return id;
}
