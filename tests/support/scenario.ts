import { eq, type SQL } from 'drizzle-orm';
import { afterAll, afterEach } from 'vitest';
import { approveProvider } from '#server/catalogue/approve-provider.ts';
import { approveService } from '#server/catalogue/approve-service.ts';
import { createService, type ServiceInput } from '#server/catalogue/create-service.ts';
import { services } from '#server/catalogue/tables.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import { createProvider } from '#server/providers/create-provider.ts';
import type { Booking } from '#shared/contracts/bookings.ts';
import { addDays, today } from '#shared/dates.ts';
import type { ExtraCount } from '#shared/extras.ts';
import { usd } from '#shared/money.ts';
import type { PartyGroup } from '#shared/party.ts';
import type { AnswersSent } from '#shared/questions.ts';
import { makePerson } from './factories.ts';
import { startTestProduct } from './product.ts';
import type { TestProduct } from './product-on.ts';

/** The price of every booking on the scenario: USD 100.00, at 110 shillings. */
export const PRICE_CENTS = 10_000;
export const PRICE_KES = 11_000;

export interface Traveller {
  id: string;
  email: string;
  token: string;
}

/** A booking of the scenario; it has the whole capacity of its day. */
export interface Stay {
  id: string;
  reference: string;
  traveller: Traveller;
  serviceId: string;
  startDate: string;
}

interface Answer<Body = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: Body & { code?: string; error?: string; retryAfter?: number; amount?: number; rate?: number; total?: number };
}

interface Verified {
  id: string;
  bookingId: string;
  status: string;
  paymentStatus: string;
  method: string | null;
  attemptStatus: string | null;
  message: string | null;
  reason: string | null;
  canRetry: boolean;
  retryAfter: number | null;
  receipt: string | null;
  holdEndsAt: string | null;
  change: { id: string; status: string; paymentStatus: string } | null;
}

interface PushData {
  data: { attemptId: string; amount: number; currency: string; phone: string; promptExpiresAt: string | null };
}
interface IntentData {
  data: { clientSecret: string; publishableKey: string; amount: number; currency: string };
}
interface CardAnswer {
  status: string;
  nextAction?: { type: string; id: string };
  error?: { code: string; declineCode?: string };
}

interface CallRecord {
  method: string;
  path: string;
  status: number;
  phone?: string;
  body?: Record<string, unknown>;
}

export type Scenario = ReturnType<typeof scenarioOn>;

let people = 0;

/**
 * A product with an approved provider and its service: two places a day at USD 50.00. Rate limits are off. Only a test
 * that needs a second product calls this, and closes it; a test file opens its scenario with `openScenario`.
 */
export async function startScenario(options: { at?: string; env?: Record<string, string> } = {}) {
  const product = await startTestProduct({ ...options, env: { RATE_LIMITS: 'off', ...options.env } });
  return scenarioOn(product, await listService(product));
}

/** The scenario of a test file, which ends with it. After each test its simulators are without faults, and callbacks are sent. */
export async function openScenario(options: { at?: string; env?: Record<string, string> } = {}): Promise<Scenario> {
  const scenario = await startScenario(options);
  afterEach(async () => {
    for (const simulator of ['daraja', 'stripe'] as const) {
      await scenario.product.control(simulator, 'faults', { clear: true });
      await scenario.product.control(simulator, 'callbacks', { mode: 'auto' });
    }
  });
  afterAll(() => scenario.close());
  return scenario;
}

/** Does something as if rate limits were off: to make more unpaid bookings than one person may have. */
export async function withoutLimits<T>({ app }: TestProduct, work: () => Promise<T>): Promise<T> {
  app.config.rateLimits = false;
  try {
    return await work();
  } finally {
    app.config.rateLimits = true;
  }
}

/** @param priceCents of one guest; two are booked */
export async function listService(
  product: TestProduct,
  priceCents = PRICE_CENTS / 2,
  more: Partial<ServiceInput> = {},
): Promise<string> {
  const { app } = product;
  const admin = await makePerson(app, { role: 'admin' });
  const place = { location: 'Maasai Mara', county: 'Narok', lat: -1.49, lon: 35.14 };
  const email = `provider-${++people}@example.com`;
  const provider = await createProvider(app, { name: 'Savanna Trails', kind: 'tour', email, about: {}, ...place });
  await approveProvider(app, admin, provider.id);
  const service = await createService(app, provider.id, {
    category: 'safari',
    title: { en: 'Mara dawn drive' },
    summary: { en: 'Lions before breakfast.' },
    description: { en: 'A morning in the Mara.' },
    included: { en: ['Guide'] },
    notIncluded: { en: [] },
    languages: ['en'],
    ...place,
    priceUnit: 'person',
    priceCents: usd(priceCents),
    capacity: 2,
    guestsPerPlace: 1,
    durationDays: 1,
    policy: 'flexible',
    ...more,
  });
  await approveService(app, admin, service.id);
  return service.id;
}

/** What travellers, phones and cards do, as short calls over HTTP. */
export function scenarioOn(product: TestProduct, service: string) {
  let day = 0;

  async function call<Body = Record<string, unknown>>(
    path: string,
    request: { method?: string; as?: Traveller | undefined; body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Answer<Body>> {
    const { as, body, headers, method = body === undefined ? 'GET' : 'POST' } = request;
    const response = await fetch(`${product.origin}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(as && { authorization: `Bearer ${as.token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const parsed = text.startsWith('{') ? JSON.parse(text) : { text };
    return { status: response.status, headers: response.headers, body: parsed };
  }

  const register = (): Promise<Traveller> => makePerson(product.app);

  /** Two guests on a day of their own, unless a service and day are named. */
  async function book(
    wish: {
      traveller?: Traveller;
      serviceId?: string;
      startDate?: string;
      endDate?: string;
      guests?: number;
      party?: PartyGroup[];
      extras?: ExtraCount[];
      points?: number;
      answers?: AnswersSent;
    } = {},
  ): Promise<Stay> {
    const traveller = wish.traveller ?? (await register());
    const { serviceId = service, startDate = addDays(today(product.clock), 10 + ++day), guests = 2, points = 0 } = wish;
    const { endDate, answers } = wish;
    const made = await call<{ id: string }>('/api/bookings', {
      as: traveller,
      body: {
        serviceId,
        startDate,
        endDate,
        guests,
        ...(wish.party && { party: wish.party }),
        ...(wish.extras && { extras: wish.extras }),
        points,
        answers,
        contact: { name: 'Amina', email: traveller.email },
      },
    });
    if (made.status !== 201) throw new Error(`booking answered ${made.status}: ${JSON.stringify(made.body)}`);
    const { body } = await call<{ bookingId: string }>(`/api/bookings/${made.body.id}`, { as: traveller });
    return { id: made.body.id, reference: body.bookingId, traveller, serviceId, startDate };
  }

  /** @param phone the two digits of a special phone, or all twelve */
  const push = (
    stay: Stay,
    phone: string,
    { amount = PRICE_KES, key, as = stay.traveller }: { amount?: number; key?: string; as?: Traveller } = {},
  ) =>
    call<PushData>('/api/payments/mpesa/stk-push', {
      as,
      body: { bookingId: stay.id, phoneNumber: phoneOf(phone), amount },
      ...(key && { headers: { 'idempotency-key': key } }),
    });

  const intent = (stay: Stay, as: Traveller = stay.traveller) =>
    call<IntentData>('/api/payments/stripe/create-payment-intent', { as, body: { bookingId: stay.id } });

  /** What the card form does with a client secret. */
  async function confirm(clientSecret: string, number: string): Promise<CardAnswer> {
    const card = { number, expMonth: 12, expYear: 2030, cvc: '123', name: 'Amina' };
    const { body } = await call<CardAnswer>('/dev/stripe/confirm', { body: { clientSecret, card } });
    return body;
  }

  return {
    product,
    serviceId: service,
    call,
    register,
    admin: (): Promise<Traveller> => makePerson(product.app, { role: 'admin' }),

    /** Somebody who may do everything for the scenario's provider. */
    async member(serviceId = service): Promise<Traveller> {
      const person = await makePerson(product.app, { role: 'provider' });
      const [row] = await product.app.db
        .select({ providerId: services.providerId })
        .from(services)
        .where(eq(services.id, serviceId));
      if (!row) throw new Error('There is no such service');
      await addProviderMember(product.app, row.providerId, {
        personId: person.id,
        rights: ['manage', 'bookings', 'money'],
      });
      return person;
    },

    cancel: (stay: Stay, body: object = {}, as: Traveller = stay.traveller) =>
      call<Booking>(`/api/bookings/${stay.id}/cancel`, { as, body }),

    read: async (stay: Stay, as: Traveller = stay.traveller) =>
      (await call<Booking>(`/api/bookings/${stay.id}`, { as })).body,

    book,
    push,
    intent,
    confirm,

    /** A push that must be accepted; answers the attempt. */
    async prompt(stay: Stay, phone: string): Promise<PushData['data']> {
      const { status, body } = await push(stay, phone);
      if (status !== 200) throw new Error(`push answered ${status}: ${JSON.stringify(body)}`);
      return body.data;
    },

    /** Creates the intent and confirms it with this card; the webhooks are received when it returns. */
    async card(stay: Stay, number: string): Promise<CardAnswer & { clientSecret: string }> {
      const { status, body } = await intent(stay);
      if (status !== 200) throw new Error(`intent answered ${status}: ${JSON.stringify(body)}`);
      const answer = await confirm(body.data.clientSecret, number);
      await product.advance(0);
      return { ...answer, clientSecret: body.data.clientSecret };
    },

    /** Answers the 3-D Secure dialog of an intent. */
    async bank(id: string, result: 'complete' | 'fail' | 'close'): Promise<CardAnswer> {
      const { body } = await call<CardAnswer>(`/dev/stripe/3ds/${id}`, { body: { result } });
      await product.advance(0);
      return body;
    },

    async verify(stay: Stay, as: Traveller = stay.traveller): Promise<Verified> {
      const { status, body } = await call<{ booking: Verified }>(`/api/payments/verify/${stay.id}`, { as });
      if (status !== 200) throw new Error(`verify answered ${status}: ${JSON.stringify(body)}`);
      return body.booking;
    },

    advance: (seconds: number) => product.advance(seconds * 1000),

    /** The rows that a statement answers. */
    query: async <T>(statement: SQL): Promise<T[]> => (await product.app.db.execute(statement)).rows as T[],

    /** Advances in steps, so that what repeats itself runs at each of them. */
    async pass(seconds: number, step = 5): Promise<void> {
      for (let gone = 0; gone < seconds; gone += step) await product.advance(Math.min(step, seconds - gone) * 1000);
    },

    /** The calls that a simulator received under this path. */
    async calls(simulator: 'daraja' | 'stripe', path: string): Promise<CallRecord[]> {
      const { calls } = await product.control<{ calls: CallRecord[] }>(simulator, 'calls');
      return calls.filter((one) => one.path.startsWith(path));
    },

    close: () => product.close(),
  };
}

export const PUSH_PATH = '/mpesa/stkpush';
export const QUERY_PATH = '/mpesa/stkpushquery';
export const INTENTS_PATH = '/v1/payment_intents';

/** '12' is the special phone 12; a longer text is a phone as it is. */
export const phoneOf = (phone: string): string => (phone.length === 2 ? `+2547000000${phone}` : phone);

let phones = 0;
/** An ordinary phone that no other scenario uses. */
export const freshPhone = (): string => `+254711${String(++phones).padStart(6, '0')}`;
