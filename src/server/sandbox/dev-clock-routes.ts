import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ErrorAnswer } from '#shared/contracts/common.schemas.ts';
import { AppError } from '#shared/errors.ts';
import type { App } from '../app.ts';
import { clockOffsets } from '../settings/tables.ts';
import type { Sandbox } from './host.ts';

/** Brings every feature's due work up to the product's present; handed in, since the sandbox knows no feature. */
export type RunDue = (app: App) => Promise<void>;

const fiveYearsMs = 5 * 366 * 86_400_000;

const Advance = z.object({ advanceMs: z.int().min(0).max(fiveYearsMs) });
const ClockAnswer = z.object({ now: z.string(), offsetMs: z.number() });

/** /dev/clock: the demo's time, and moving it on with all that is due. */
export function clockRoutes(fastify: FastifyInstance, app: App, sandbox: Sandbox | undefined, runDue: RunDue) {
  const reading = () => ({ now: app.clock.now().toISOString(), offsetMs: Math.round(app.clock.offsetMs) });
  const tags = ['demo'];
  fastify.get(
    '/dev/clock',
    { schema: { summary: "The demo's clock", tags, response: { 200: ClockAnswer } } },
    async () => reading(),
  );
  fastify.post(
    '/dev/clock',
    {
      schema: {
        summary: "Moves the demo's clock on and runs what became due",
        tags,
        body: Advance,
        response: { 200: ClockAnswer, '4xx': ErrorAnswer },
      },
    },
    async (request) => {
      const { advanceMs } = request.body as z.output<typeof Advance>;
      await moveClock(app, advanceMs);
      await sandbox?.runDue();
      await runDue(app);
      await app.queue.drain(app);
      return reading();
    },
  );
}

/** The row is what every process reads; the first to move it makes it. */
async function moveClock(app: App, ms: number): Promise<void> {
  const [row] = await app.db
    .insert(clockOffsets)
    .values({ id: 1, offsetMs: ms })
    .onConflictDoUpdate({
      target: clockOffsets.id,
      set: { offsetMs: sql`${clockOffsets.offsetMs} + ${ms}` },
      setWhere: sql`${clockOffsets.offsetMs} + ${ms} <= ${fiveYearsMs}`,
    })
    .returning();
  if (!row) throw new AppError('invalid_input', { fields: { advanceMs: 'invalid' } });
  app.clock.advance(ms);
}
