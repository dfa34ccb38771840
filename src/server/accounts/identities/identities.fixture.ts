import { afterAll, beforeAll } from 'vitest';
import { job } from '#server/jobs/job.ts';
import { passwordLetterJobs } from '#server/notifications/letters/password-letters.ts';
import { secondFactorLetterJob } from '#server/notifications/letters/second-factor-letters.ts';
import { acceptForms } from '#server/sandbox/dev-html.ts';
import { identityRoutes as sandboxRoutes } from '#server/sandbox/identity/routes.ts';
import type { IdentityProvider } from '#shared/identity-providers.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { freePort } from '#tests/support/free-port.ts';
import { registerPerson } from '../register.ts';
import { accountsRoutes } from '../routes.ts';
import { identityPageRoutes } from './page-routes.ts';

export const password = 'Savanna-2026-long';
export const minuteMs = 60_000;
/** The product of a test file, which asks the demo's identity page over HTTP. */
export let made: TestApp;

/** @param env where tests name a server of their own */
export function startIdentityApp(env: () => Promise<Record<string, string>> = async () => ({})): void {
  beforeAll(async () => {
    const port = await freePort();
    made = await createTestApp({
      env: { PORT: String(port), ...(await env()) },
      routes: [accountsRoutes],
      jobs: [
        secondFactorLetterJob,
        ...passwordLetterJobs,
        job('mail-verify-email', async () => {}),
        job('mail-email-changed', async () => {}),
        job('mail-account-suspended', async () => {}),
      ],
      extras: [
        async (fastify, app) => {
          identityPageRoutes(fastify, app);
          acceptForms(fastify);
          sandboxRoutes(fastify, app);
        },
      ],
    });
    await made.fastify.listen({ host: '127.0.0.1', port });
  });
  afterAll(() => made?.close());
}

export const advance = (ms: number) => made.clock.freeze(new Date(made.clock.now().getTime() + ms));

/** What somebody types on the demo's page; with `deny` they do not agree. */
interface Typed {
  name?: string;
  email?: string;
  unverified?: 'on';
  deny?: 'on';
}

interface Sent {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  token?: string;
  body?: object;
  lang?: string;
}

let networks = 0;

/** A browser, which keeps cookies, in a network of its own. */
export function openBrowser() {
  const cookies = new Map<string, string>();
  networks += 1;
  const remoteAddress = `41.90.${networks}.7`;
  async function send(url: string, { method = 'GET', token, body, lang }: Sent = {}) {
    const answer = await made.fastify.inject({
      ...{ method, url, remoteAddress },
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(lang && { 'accept-language': lang }),
      },
      ...(body && { payload: body }),
    });
    for (const { name, value } of answer.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, decodeURIComponent(value));
    }
    return answer;
  }
  async function call(url: string, sent: Sent = {}) {
    const answer = await send(url, sent);
    return { status: answer.statusCode, body: answer.json() };
  }
  /** Opens the link, agrees as this person, and comes back. @returns where the browser is then */
  async function goThere(provider: IdentityProvider, typed: Typed, query = '') {
    const there = await begin(provider, query);
    const back = await agree(provider, there, typed);
    return comeBack(back);
  }
  /** @returns the address of the page there, or of ours that says why not */
  const begin = async (provider: IdentityProvider, query = '') =>
    locationOf(await send(`/api/auth/identity/${provider}${query}`));
  /** @returns the address to which the page there leads back */
  async function agree(provider: IdentityProvider, there: string, typed: Typed): Promise<string> {
    const asked = Object.fromEntries(new URL(there).searchParams);
    const answer = await made.fastify.inject({
      ...{ method: 'POST', url: `/dev/identity/${provider}/authorize` },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...asked, ...typed }).toString(),
    });
    return locationOf(answer);
  }
  const comeBack = async (back: string) => {
    const { pathname, search } = new URL(back);
    return locationOf(await send(pathname + search));
  };
  const finish = (body: object = {}) => call('/api/auth/identity', { method: 'POST', body });
  return { cookies, send, call, begin, agree, comeBack, goThere, finish };
}

const locationOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers.location);

let registered = 0;
/** Somebody with a password. */
export async function register({ verified = true }: { verified?: boolean } = {}) {
  registered += 1;
  const email = `there-${registered}@example.com`;
  const asked = { name: 'Amina Hassan', email, password, role: 'user', language: 'en' } as const;
  const { token, user } = await registerPerson(made.app, asked, { verified });
  return { email, token, id: user.id };
}

/** The subjects of the letters to an address, the newest first. */
export async function lettersTo(email: string): Promise<{ subject: string; text: string }[]> {
  await made.drain();
  const letters = (await made.app.mail.mailbox?.list()) ?? [];
  return letters.filter(({ to }) => to === email).map(({ subject, text }) => ({ subject, text }));
}
