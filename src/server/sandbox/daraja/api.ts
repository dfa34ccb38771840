import { randomBytes } from 'node:crypto';
import { passTime, type SimAnswer, type SimRequest } from '../listener.ts';
import type { SimClock } from '../sim-clock.ts';
import type { Money } from './money.ts';
import { type Organisation, readB2c, readReversal, readStatus } from './order-requests.ts';
import type { Orders } from './orders.ts';
import { phoneBusy, refusalOf, scriptOf, sendScriptOf } from './phones.ts';
import type { Push } from './push.ts';
import type { Pushes } from './pushes.ts';
import { listReceived } from './received.ts';
import { type Merchant, readPush, readQuery } from './requests.ts';
import { beingProcessed, descriptions, invalid, refusal } from './wire.ts';

export type Keys = Merchant & Organisation & { consumerKey: string; consumerSecret: string };

type Parts = { keys: Keys; clock: SimClock; money: Money; pushes: Pushes; orders: Orders };

const TOKEN_SECONDS = 3_599;
const LATE_ANSWER_MS = 2_000;

/** Daraja's routes: checks the access token and the request, and answers as Daraja does. */
export function createApi({ keys, clock, money, pushes, orders }: Parts): (request: SimRequest) => Promise<SimAnswer> {
  const { giveToken, hasToken } = createTokens(keys, clock);

  async function push({ raw }: SimRequest): Promise<SimAnswer> {
    const read = readPush(raw, keys, clock.nowMs());
    if (!read.ok) return read.answer;
    const refused = refusalOf(read.value.phone);
    if (refused) return refused;
    const made = pushes.create(read.value);
    if (!made) return phoneBusy;
    const { answer } = scriptOf(made.phone);
    if (answer === 'reset') return 'reset';
    if (answer === 'late') {
      await pushes.hurry(made);
      await passTime({ clock }, LATE_ANSWER_MS);
    }
    return pushAccepted(made);
  }

  function queryPush({ raw }: SimRequest): SimAnswer {
    const read = readQuery(raw, keys, clock.nowMs());
    if (!read.ok) return read.answer;
    const asked = pushes.get(read.value);
    return asked ? stateOf(asked, clock.nowMs()) : invalid('CheckoutRequestID');
  }

  function sendB2c({ raw }: SimRequest): SimAnswer {
    const read = readB2c(raw, keys);
    if (!read.ok) return read.answer;
    const order = orders.send(read.value);
    if (!order) return refusal(500, '500.002.1001', 'Duplicate OriginatorConversationID.');
    return sendScriptOf(order.phone).answer === 'reset' ? 'reset' : orderAccepted(order);
  }

  function reverse({ raw }: SimRequest): SimAnswer {
    const read = readReversal(raw, keys);
    if (!read.ok) return read.answer;
    const order = orders.reverse(read.value);
    return sendScriptOf(order.phone).answer === 'reset' ? 'reset' : orderAccepted(order);
  }

  function askStatus({ raw }: SimRequest): SimAnswer {
    const read = readStatus(raw, keys);
    return read.ok ? orderAccepted(orders.ask(read.value)) : read.answer;
  }

  const routes: Record<string, [string, (request: SimRequest) => SimAnswer | Promise<SimAnswer>]> = {
    '/oauth/v1/generate': ['GET', giveToken],
    '/mpesa/stkpush/v1/processrequest': ['POST', push],
    '/mpesa/stkpushquery/v1/query': ['POST', queryPush],
    '/mpesa/b2c/v3/paymentrequest': ['POST', sendB2c],
    '/mpesa/reversal/v1/request': ['POST', reverse],
    '/mpesa/transactionstatus/v1/query': ['POST', askStatus],
    '/pulltransactions/v1/query': [
      'POST',
      ({ raw }) => listReceived(raw, { shortcode: keys.shortcode, money, nowMs: clock.nowMs() }),
    ],
  };

  return async (request) => {
    const [method, run] = routes[request.path] ?? [];
    if (!run) return refusal(404, '404.001.01', 'Resource not found');
    if (request.method !== method) return refusal(405, '405.001', 'Method Not Allowed');
    if (run !== giveToken && !hasToken(request)) return refusal(404, '404.001.03', 'Invalid Access Token');
    return run(request);
  };
}

/** Access tokens: one is valid at a time. */
function createTokens(keys: Keys, clock: SimClock) {
  let token: { value: string; endsAtMs: number } | undefined;

  function giveToken({ headers, query }: SimRequest): SimAnswer {
    const expected = `Basic ${Buffer.from(`${keys.consumerKey}:${keys.consumerSecret}`).toString('base64')}`;
    if (headers.authorization === undefined) return refusal(400, '400.008.01', 'Invalid Authentication passed');
    if (query.get('grant_type') !== 'client_credentials')
      return refusal(400, '400.008.02', 'Invalid grant type passed');
    if (headers.authorization !== expected) return { status: 400 };
    token = { value: randomBytes(21).toString('base64url'), endsAtMs: clock.nowMs() + TOKEN_SECONDS * 1_000 };
    return { status: 200, body: { access_token: token.value, expires_in: String(TOKEN_SECONDS) } };
  }

  function hasToken({ headers }: SimRequest): boolean {
    return token !== undefined && headers.authorization === `Bearer ${token.value}` && clock.nowMs() < token.endsAtMs;
  }

  return { giveToken, hasToken };
}

function pushAccepted(push: Push): SimAnswer {
  return {
    status: 200,
    body: {
      MerchantRequestID: push.merchantRequestId,
      CheckoutRequestID: push.checkoutRequestId,
      ResponseCode: '0',
      ResponseDescription: 'Success. Request accepted for processing',
      CustomerMessage: 'Success. Request accepted for processing',
    },
  };
}

function orderAccepted(order: { conversationId: string; originatorConversationId: string }): SimAnswer {
  return {
    status: 200,
    body: {
      ConversationID: order.conversationId,
      OriginatorConversationID: order.originatorConversationId,
      ResponseCode: '0',
      ResponseDescription: 'Accept the service request successfully.',
    },
  };
}

function stateOf(push: Push, nowMs: number): SimAnswer {
  const { query } = scriptOf(push.phone);
  const says = query && nowMs < push.atMs + query.untilMs ? query.says : undefined;
  if (says === 'busy') return refusal(500, '500.003.02', 'System is busy. Please try again in few minutes.');
  const code = says ?? push.resultCode;
  if (code === undefined) return beingProcessed;
  return {
    status: 200,
    body: {
      ResponseCode: '0',
      ResponseDescription: 'The service request has been accepted successsfully',
      MerchantRequestID: push.merchantRequestId,
      CheckoutRequestID: push.checkoutRequestId,
      ResultCode: code,
      ResultDesc: descriptions[code] ?? '',
    },
  };
}
