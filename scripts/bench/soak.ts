import { isFlat, shownRate, tableOf } from './figures.ts';
import { type KindName, titleOf } from './kinds.ts';
import { measure } from './measure.ts';
import type { BenchOptions } from './options.ts';
import { usageOf } from './processes.ts';
import { type Say, withStage } from './stage.ts';
import { describe } from './table.ts';

/** As fast as possible they would use up every place in some minutes. */
const bookingsPerSecond = 40;
const grownMost = 0.05;

interface Turn {
  minute: number;
  residentMb: number;
  rates: Map<KindName, number>;
}

/** Runs all kinds of calls in turn for some minutes, and prints the memory of the product's process over time. */
export async function benchSoak(options: BenchOptions, say: Say): Promise<void> {
  await withStage({ options, say }, async (stage) => {
    const turns: Turn[] = [];
    const startedAt = performance.now();
    const minutes = () => (performance.now() - startedAt) / 60_000;
    while (minutes() < options.minutes) {
      const rates = new Map<KindName, number>();
      for (const kind of options.kinds) {
        if (kind === 'book' && stage.data.placesLeft() === 0) continue;
        const rate = kind === 'book' ? bookingsPerSecond : undefined;
        const figures = await measure(stage, { kind, target: 'product', seconds: options.seconds, rate });
        if (figures) rates.set(kind, figures.perSecond);
      }
      const { residentMb = Number.NaN } = await usageOf(stage.product.pid);
      turns.push({ minute: minutes(), residentMb, rates });
      say(`${minutes().toFixed(1)} min: ${residentMb.toFixed(0)} MB`);
    }
    say(`\n${describe(options, stage)}\n`);
    say(soakTable(turns, options.kinds));
    const memory = turns.map(({ residentMb }) => residentMb);
    const verdict = isFlat(memory, grownMost) ? 'flat' : 'not flat';
    const [least, most] = [Math.min(...memory), Math.max(...memory)];
    say(`\nMemory is ${verdict}: the last third against the one before; ${least.toFixed(0)} to ${most.toFixed(0)} MB.`);
  });
}

/** One line for each minute. */
function soakTable(turns: readonly Turn[], kinds: readonly KindName[]): string {
  const each = [...Map.groupBy(turns, ({ minute }) => Math.floor(minute)).values()].flatMap(
    (group) => group.at(-1) ?? [],
  );
  const rows = each.map(({ minute, residentMb, rates }) => [
    minute.toFixed(1),
    residentMb.toFixed(0),
    ...kinds.map((kind) => shownRate(rates.has(kind) ? { perSecond: rates.get(kind) ?? 0 } : undefined)),
  ]);
  return tableOf([['minute', 'resident MB', ...kinds.map(titleOf)], ...rows]);
}
