import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '#server/app.ts';
import { clockOffsets } from '#server/settings/tables.ts';
import { ErrorAnswer } from '#shared/contracts/common.schemas.ts';
import { AppError } from '#shared/errors.ts';
import type { Sandbox } from './host.ts';

const fiveYearsMs = 5 * 366 * 86_400_000;

const Advance = z.object({ advanceMs: z.int().min(0).max(fiveYearsMs) });
const ClockAnswer = z.object({ now: z.string(), offsetMs: z.number() });

export interface DevParts {
  app: App;
  /** Undefined where no payment method is in the sandbox. */
  sandbox: Sandbox | undefined;
  /** Runs everything that is due by the product's clock after it was moved, as `createCatchUp` makes it. */
  catchUp: (app: App) => Promise<void>;
}

/** /dev/clock: reads the demo's clock, and moves it on and runs what has become due. */
export function clockRoutes(fastify: FastifyInstance, { app, sandbox, catchUp }: DevParts) {
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
      await catchUp(app);
      await app.queue.drain(app);
      return reading();
    },
  );
}

/** Writes the offset that every process reads; the first move makes the row. */
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
