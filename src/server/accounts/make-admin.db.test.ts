import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '#server/audit/tables.ts';
import { createTestApp } from '#tests/support/app.ts';
import { compiled } from '#tests/support/compiled.ts';
import { registerPerson } from './register.ts';
import { people } from './tables.ts';

const run = promisify(execFile);
const root = new URL('../../../', import.meta.url).pathname;

test('the command makes an admin once, with an audit entry; an unknown address is an error', async () => {
  const product = await createTestApp();
  try {
    const { user } = await registerPerson(
      product.app,
      { name: 'Later', email: 'Later@example.com', password: 'Savanna-2026-long', role: 'user', language: 'en' },
      { verified: true },
    );
    const command = (...args: string[]) =>
      run(process.execPath, ['scripts/make-admin.ts', ...args], {
        cwd: root,
        timeout: 90_000,
        env: { PATH: process.env.PATH, DATABASE_URL: product.app.config.databaseUrl, ...compiled },
      }).then(
        ({ stdout }) => ({ code: 0, said: stdout.trim() }),
        (error: { code: number; stdout: string; stderr: string }) => ({
          code: error.code,
          said: `${error.stdout}${error.stderr}`.trim(),
        }),
      );
    expect(await command('LATER@example.com')).toEqual({ code: 0, said: 'LATER@example.com is an admin now.' });
    expect(await command('later@example.com')).toEqual({ code: 0, said: 'later@example.com is an admin already.' });
    expect(await command('nobody@example.com')).toMatchObject({ code: 1, said: expect.stringContaining('No account') });
    expect(await command()).toEqual({ code: 2, said: 'Usage: node scripts/make-admin.ts <email>' });
    const [person] = await product.app.db.select().from(people).where(eq(people.id, user.id));
    expect(person?.role).toBe('admin');
    expect(await product.app.db.select().from(auditEntries)).toEqual([
      expect.objectContaining({
        action: 'person.made_admin',
        actorId: null,
        detail: { from: 'user' },
        subjectId: user.id,
      }),
    ]);
  } finally {
    await product.close();
  }
});
