import { eq, sql } from 'drizzle-orm';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import type { Daraja } from '#server/outside/daraja.ts';
import type { B2c, ResultAddresses, Reversal, StatusQuestion } from '#server/outside/daraja-order-types.ts';
import type { SendOutcome } from '#server/outside/daraja-outcomes.ts';
import { createTestApp } from '#tests/support/app.ts';
import { adminPaymentsRoutes } from '../admin/routes.ts';
import { checkDuePayments } from '../events/check-due-payments.ts';
import type { ProviderEvent } from '../inbox/receive-event.ts';
import { providerEvents } from '../inbox/tables.ts';
import { paymentsJobs } from '../jobs.ts';
import { paymentsRoutes } from '../routes.ts';
import { createDisbursement, type NewDisbursement } from './create-disbursement.ts';
import { type Disbursement, findDisbursement } from './repository.ts';
import { disbursementsRoutes } from './routes.ts';

export const PHONE = '+254712345678';
export const RECEIPT = 'TKL5YB20RS';
export const ORIGINAL = 'TKL4XA91PQ';

/** One call to M-Pesa, as our side made it. */
type Call = ({ name: 'b2c' } & B2c) | ({ name: 'reversal' } & Reversal) | ({ name: 'status' } & StatusQuestion);

export type DisbursementApp = Awaited<ReturnType<typeof createDisbursementApp>>;

/** An app whose M-Pesa answers as the test says. By default it accepts, with the ConversationIDs AG_1, AG_2 … */
export async function createDisbursementApp() {
  const { app, fastify, clock, logged, drain, close } = await createTestApp({
    jobs: paymentsJobs,
    routes: [paymentsRoutes, disbursementsRoutes, adminPaymentsRoutes],
  });
  const calls: Call[] = [];
  const mpesa = { canSend: true, answer: accept as (call: Call) => SendOutcome | Promise<SendOutcome> };
  let accepted = 0;
  function accept(): SendOutcome {
    return { kind: 'accepted', conversationId: `AG_${++accepted}`, originatorConversationId: 'any' };
  }
  const take = async (call: Call) => {
    calls.push(call);
    return mpesa.answer(call);
  };
  const orders: Pick<Daraja, 'canSend' | 'sendB2c' | 'reverse' | 'askStatus'> = {
    get canSend() {
      return mpesa.canSend;
    },
    sendB2c: (order) => take({ name: 'b2c', ...order }),
    reverse: (order) => take({ name: 'reversal', ...order }),
    askStatus: (question) => take({ name: 'status', ...question }),
  };
  app.daraja = orders as Daraja;

  async function find(id: string): Promise<Disbursement> {
    const found = await findDisbursement(app.db, id);
    if (!found) throw new Error('no such disbursement');
    return found;
  }

  /** Posts a callback without processing it. */
  async function store(url: string, body: object): Promise<number> {
    const { pathname } = new URL(url);
    const { statusCode } = await fastify.inject({ method: 'POST', url: pathname, payload: body });
    return statusCode;
  }

  return {
    app,
    fastify,
    clock,
    logged,
    close,
    calls,
    mpesa,
    accept,
    find,

    async create(wish: Partial<NewDisbursement> = {}): Promise<Disbursement> {
      const order = {
        purpose: 'refund',
        ownerId: newId(),
        kind: 'b2c',
        amountMinor: 968_000,
        phone: PHONE,
        originalReceipt: ORIGINAL,
        now: clock.now(),
        ...wish,
      } as const;
      const made = await transaction(app, (tx) => createDisbursement(app, tx, order));
      if (!made) throw new Error('not created');
      return made;
    },

    /** Sends and asks about what is due by now. */
    run: () => checkDuePayments(app),

    async pass(seconds: number): Promise<void> {
      clock.advance(seconds * 1_000);
      await checkDuePayments(app);
    },

    store,

    /** Posts a callback and processes it. */
    async post(url: string, body: object): Promise<number> {
      const status = await store(url, body);
      await drain();
      return status;
    },

    /** The only event of a disbursement. */
    async event(id: string): Promise<ProviderEvent> {
      const [event] = await app.db.select().from(providerEvents).where(eq(providerEvents.ownerId, id));
      if (!event) throw new Error('no event');
      return event;
    },

    async issues(): Promise<string[]> {
      const { rows } = await app.db.execute(sql`select code from reconciliation_issues order by created_at, code`);
      return rows.map(({ code }) => String(code));
    },

    async openIssues(): Promise<string[]> {
      const { rows } = await app.db.execute(
        sql`select code from reconciliation_issues where status = 'open' order by code`,
      );
      return rows.map(({ code }) => String(code));
    },

    async events(id: string): Promise<string[]> {
      const { rows } = await app.db.execute(
        sql`select event_type as type, outcome from provider_events where owner_id = ${id} order by received_at, id`,
      );
      return rows.map(({ type, outcome }) => `${type} ${outcome}`);
    },

    /** The last call, which must be of this kind. */
    last<Name extends Call['name']>(name: Name): Extract<Call, { name: Name }> & ResultAddresses {
      const call = calls.at(-1);
      if (call?.name !== name) throw new Error(`the last call was ${call?.name}`);
      return call as Extract<Call, { name: Name }>;
    },
  };
}

interface ResultFields {
  ResultCode?: string | number;
  OriginatorConversationID?: string;
  ConversationID?: string;
  TransactionID?: string;
}

/** A Result as M-Pesa sends it. */
export function resultBody(fields: ResultFields, parameters: Record<string, unknown> = {}): object {
  const list = Object.entries(parameters).map(([Key, Value]) => ({ Key, Value }));
  return {
    Result: {
      ResultType: 0,
      ResultCode: 0,
      ResultDesc: 'as it came',
      OriginatorConversationID: '29115-1-1',
      ConversationID: 'AG_1',
      TransactionID: RECEIPT,
      ...fields,
      ...(list.length > 0 && { ResultParameters: { ResultParameter: list } }),
    },
  };
}

/** "Paid" for a B2C of KES 9,680. */
export const paidBody = (id: string, fields: ResultFields = {}, amount: unknown = 9680): object =>
  resultBody({ OriginatorConversationID: id, ...fields }, { TransactionAmount: amount });

/** The answer to a question; it carries ids of its own. */
export const statusBody = (parameters: Record<string, unknown>, code: string | number = 0): object =>
  resultBody({ ResultCode: code, ConversationID: 'AG_question', TransactionID: '' }, parameters);

export const completed = { TransactionStatus: 'Completed', ReceiptNo: RECEIPT, Amount: 9680 };
