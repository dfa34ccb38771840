import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { createLog } from '#server/log.ts';
import { startStripeSimulator } from '#server/sandbox/stripe/simulator.ts';

/** A stand-in for Stripe, for a product with real keys: its API, and what browsers load from its hosts. */
export interface StripeStandIn {
  /** What a product needs in its environment to take real cards here. */
  env: Record<string, string>;
  /** Answers a page's requests to Stripe's hosts, all of which are kept in `asked`. */
  serve(page: Page, options?: { lost?: () => boolean }): Promise<{ asked: string[] }>;
  close(): Promise<void>;
}

const secretKey = 'sk_test_twende_sim';

export async function startStripeStandIn(): Promise<StripeStandIn> {
  const stateDir = await mkdtemp(join(tmpdir(), 'twende-stripe-'));
  const simulator = await startStripeSimulator({
    port: 0,
    stateDir,
    // Webhooks are not delivered, so a payment is found by asking.
    webhookUrl: 'http://127.0.0.1:9/',
    webhookSecret: 'whsec_stand_in',
    clock: { now: () => new Date() },
    log: createLog('fatal'),
  });
  return {
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_stand_in',
      STRIPE_WEBHOOK_SECRET: 'whsec_stand_in',
      STRIPE_API_BASE: simulator.origin,
    },
    async serve(page, { lost = () => false } = {}) {
      const asked: string[] = [];
      await page.route(/^https:\/\/(js|api|hooks)\.stripe\.com\//, async (route) => {
        const url = new URL(route.request().url());
        asked.push(url.host + url.pathname);
        if (lost()) return route.abort();
        if (url.host === 'api.stripe.com') return answerCall(route, url, simulator.origin);
        if (url.pathname === '/fields') return route.fulfill({ contentType: 'text/html', body: fields });
        return route.fulfill({ contentType: 'text/javascript', body: script });
      });
      return { asked };
    },
    async close() {
      await simulator.close();
      await rm(stateDir, { recursive: true, force: true });
    },
  };
}

/** What Stripe's script asks Stripe: how a payment stands, and to take a card. */
async function answerCall(route: Route, url: URL, origin: string): Promise<void> {
  const { secret, number } = JSON.parse(route.request().postData() ?? '{}') as { secret: string; number?: string };
  const id = secret.split('_secret_')[0];
  const intent = async () => {
    const headers = { authorization: `Bearer ${secretKey}` };
    return (await fetch(`${origin}/v1/payment_intents/${id}`, { headers })).json();
  };
  let body: object = { paymentIntent: await intent() };
  if (url.pathname === '/confirm') {
    const card = { number, expMonth: 12, expYear: new Date().getFullYear() + 4, cvc: '123' };
    const answer = await fetch(`${origin}/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientSecret: secret, card }),
    });
    const { error } = (await answer.json()) as { error?: { code: string; declineCode?: string; message: string } };
    const { code, declineCode, message } = error ?? {};
    const payment_intent = await intent();
    body = error
      ? { error: { type: 'card_error', code, decline_code: declineCode, message, payment_intent } }
      : { paymentIntent: payment_intent };
  }
  await route.fulfill({ json: body, headers: { 'access-control-allow-origin': '*' } });
}

/** Stands in for Stripe's card fields: another site's page in a frame. */
const fields = `<!doctype html><title>Card</title><label>Card number <input id="n"></label>
<script>n.oninput = () => parent.postMessage({ number: n.value }, '*')</script>`;

/** Stands in for Stripe's script, as far as the product and Stripe's own components use it. */
const script = `(() => {
  const call = async (path, body) => {
    const answer = await fetch('https://api.stripe.com' + path, { method: 'POST', body: JSON.stringify(body) });
    return answer.json();
  };
  let number = '';
  addEventListener('message', ({ origin, data }) => { if (origin === 'https://js.stripe.com') number = data.number; });
  const element = () => {
    const heard = {};
    let frame;
    return {
      on(name, told) { (heard[name] ??= []).push(told); return this; },
      off() { return this; },
      once() { return this; },
      update() {},
      mount(node) {
        frame = document.createElement('iframe');
        frame.title = 'Card fields';
        frame.src = 'https://js.stripe.com/fields';
        frame.onload = () => (heard.ready ?? []).forEach((told) => told({ elementType: 'payment' }));
        node.append(frame);
      },
      unmount() { frame?.remove(); },
      destroy() { frame?.remove(); },
    };
  };
  const Stripe = () => ({
    _registerWrapper() {},
    registerAppInfo() {},
    createToken() {},
    createPaymentMethod() {},
    confirmCardPayment() {},
    elements: ({ clientSecret }) => ({
      clientSecret,
      create: element,
      getElement: () => null,
      update(options) { window.stripeAppearance = options.appearance; },
    }),
    retrievePaymentIntent: (secret) => call('/retrieve', { secret }),
    confirmPayment: ({ elements }) => call('/confirm', { secret: elements.clientSecret, number }),
  });
  window.Stripe = Object.assign(Stripe, { version: 'endive' });
})();`;
