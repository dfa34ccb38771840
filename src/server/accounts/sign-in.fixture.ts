import { afterAll, beforeAll } from 'vitest';
import { job } from '#server/jobs/job.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { accountsJobs } from './jobs.ts';
import { registerPerson } from './register.ts';
import { accountsRoutes } from './routes.ts';

export const password = 'Savanna-2026-long';
export const minute = 60_000;
/** The product of a test file. */
export let product: TestApp;
beforeAll(async () => {
  product = await createTestApp({
    routes: [accountsRoutes],
    jobs: [...accountsJobs, job('mail-verify-email', async () => {}), job('mail-account-suspended', async () => {})],
  });
});
afterAll(() => product.close());

export const advance = (ms: number) => product.clock.freeze(new Date(product.clock.now().getTime() + ms));

export const person = (email: string) =>
  registerPerson(product.app, { name: 'Amina', email, password, role: 'user', language: 'en' }, { verified: true });

export const login = (body: object, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  product.fastify.inject({ method: 'POST', url: '/api/auth/login', headers, payload: body, remoteAddress });
export const guess = (email: string, headers: Record<string, string> = {}) =>
  login({ email, password: 'wrong one' }, headers);
