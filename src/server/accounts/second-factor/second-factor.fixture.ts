import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { adminUserRoutes } from '#server/admin/users/routes.ts';
import { job } from '#server/jobs/job.ts';
import { adminLetterJobs } from '#server/notifications/letters/admin-letters.ts';
import { secondFactorLetterJob } from '#server/notifications/letters/second-factor-letters.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerPerson } from '../register.ts';
import { accountsRoutes } from '../routes.ts';
import { signIns } from '../tables.ts';
import { codeAt } from './totp.ts';

export const password = 'Savanna-2026-long';
export const minuteMs = 60_000;
/** Tokens of the links in letters that an address was changed, as they were mailed. */
export const undoLinks: string[] = [];
export let made: TestApp;
beforeAll(async () => {
  made = await createTestApp({
    routes: [accountsRoutes, adminUserRoutes],
    jobs: [
      secondFactorLetterJob,
      ...adminLetterJobs,
      job('mail-verify-email', async () => {}),
      job('mail-email-changed', async (app, { sealedToken }) => void undoLinks.push(app.secrets.open(sealedToken))),
      job('mail-password-reset', async () => {}),
      job('mail-password-changed', async () => {}),
      job('mail-account-suspended', async () => {}),
    ],
  });
});
afterAll(() => made?.close());
export const advance = (ms: number) => made.clock.freeze(new Date(made.clock.now().getTime() + ms));
// Each test uses codes of its own.
beforeEach(() => advance(5 * minuteMs));

interface Sent {
  token?: string;
  cookie?: string;
  remoteAddress?: string;
  method?: 'POST' | 'PUT' | 'GET';
}
let networks = 0;
export async function send(
  url: string,
  payload?: object,
  { token, cookie, remoteAddress, method = 'POST' }: Sent = {},
) {
  const answer = await made.fastify.inject({
    ...{ method, url, remoteAddress: remoteAddress ?? `41.91.${++networks}.17` },
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(cookie && { cookie: `device=${cookie}` }) },
    ...(payload && { payload }),
  });
  return {
    status: answer.statusCode,
    body: answer.json(),
    device: answer.cookies.find(({ name }) => name === 'device')?.value,
  };
}
export const login = (email: string, given = password) => send('/api/auth/login', { email, password: given });
export const withCode = (challenge: string, code: string, options: Sent = {}) =>
  send('/api/auth/login/second-factor', { challenge, code }, options);
export const factor = (path: string, token: string, body: object) =>
  send(`/api/auth/second-factor/${path}`, body, { token });
export const stateOf = async (token: string) =>
  (await send('/api/auth/second-factor', undefined, { token, method: 'GET' })).body;

let registered = 0;
export async function register() {
  const email = `factor-${++registered}@example.com`;
  const asked = { name: 'Amina Hassan', email, password, role: 'user', language: 'en' } as const;
  const { token, user } = await registerPerson(made.app, asked, { verified: true });
  return { email, token, id: user.id };
}

/** Somebody with a second factor, and with how they get codes. */
export async function enrolled() {
  const person = await register();
  const { key } = (await factor('start', person.token, { currentPassword: password })).body;
  const code = () => codeAt(key, made.clock.now());
  const { recoveryCodes: codes } = (await factor('confirm', person.token, { code: code() })).body;
  advance(minuteMs);
  return { ...person, key, code, codes: codes as string[] };
}
export const challengeFor = async (email: string): Promise<string> => (await login(email)).body.challenge;
export const outcomesOf = async (personId: string) =>
  (await made.app.db.select().from(signIns).where(eq(signIns.personId, personId)).orderBy(signIns.at, signIns.id)).map(
    ({ outcome }) => outcome,
  );
/** Letters to an address, the newest first. */
export async function lettersTo(email: string) {
  await made.drain();
  const letters = (await made.app.mail.mailbox?.list()) ?? [];
  return letters.filter(({ to }) => to === email);
}
export const subjectsTo = async (email: string) => (await lettersTo(email)).map(({ subject }) => subject);
/** Another code than the right one. */
export const wrong = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');
