import { parseArgs } from 'node:util';
import { categories } from '#shared/categories.ts';
import { isFurther, type KindName, kinds } from './kinds.ts';

const modes = ['table', 'growth', 'soak', 'profile', 'overload', 'office'] as const;
type Mode = (typeof modes)[number];

/** What `npm run bench -- …` was asked for. */
export interface BenchOptions {
  mode: Mode;
  /** Generated listings and bookings; undefined: the demo's. */
  services: number | undefined;
  bookings: number | undefined;
  /** Of one measurement. */
  seconds: number;
  rounds: number;
  connections: number;
  /** Of the soak. */
  minutes: number;
  /** A folder that is filled the first time and kept; undefined: a temporary one. */
  data: string | undefined;
  kinds: KindName[];
}

/** The arguments cannot be used; the message is one line. */
export class OptionsError extends Error {}

export const usage = `npm run bench -- [table | growth | soak | profile | overload | office] [options]
  --services N --bookings M   a generated catalogue instead of the demo's (npm run seed)
  --seconds S                 of one measurement, by default 5
  --rounds R                  whose median is printed, by default 3
  --connections C             by default 10
  --minutes M                 of the soak, by default 20
  --only ${kinds.map(({ name }) => name).join(',')}
  --data FOLDER               filled the first time and kept, else a temporary folder`;

/** @throws OptionsError naming the argument that is wrong */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values, positionals } = parsed(args);
  const [mode = 'table', ...more] = positionals;
  if (!isMode(mode) || more.length > 0) throw new OptionsError(`unknown: ${positionals.join(' ')}`);
  const number = (name: 'services' | 'bookings' | 'seconds' | 'rounds' | 'connections' | 'minutes', most: number) =>
    values[name] === undefined ? undefined : wholeNumber(name, values[name], most);
  const services = number('services', 1_000_000);
  // The seed spreads them over all categories.
  const least = categories.length;
  if (services !== undefined && services < least) throw new OptionsError(`--services must be at least ${least}`);
  const bookings = number('bookings', 10_000_000);
  if (bookings !== undefined && services === undefined) throw new OptionsError('--bookings needs --services');
  return {
    mode,
    services,
    bookings,
    seconds: number('seconds', 600) ?? 5,
    rounds: number('rounds', 99) ?? 3,
    connections: number('connections', 1_000) ?? 10,
    minutes: number('minutes', 1_440) ?? 20,
    data: values.data,
    kinds: kindsOf(values.only, mode),
  };
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const names = ['services', 'bookings', 'seconds', 'rounds', 'connections', 'minutes', 'data', 'only'] as const;
  const options = Object.fromEntries(names.map((name) => [name, text])) as Record<(typeof names)[number], typeof text>;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (problem) {
    throw new OptionsError((problem as Error).message);
  }
}

const isMode = (text: string): text is Mode => modes.some((mode) => mode === text);

function wholeNumber(name: string, text: string, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= most) return number;
  throw new OptionsError(`--${name} must be a whole number from 1 to ${most}`);
}

function kindsOf(only: string | undefined, mode: Mode): KindName[] {
  const all = kinds.map(({ name }) => name);
  if (only === undefined) return mode === 'growth' ? all : all.filter((name) => !isFurther(name));
  const asked = only.split(',');
  const unknown = asked.find((name) => !all.some((known) => known === name));
  if (unknown !== undefined) throw new OptionsError(`--only: ${unknown} is none of ${all.join(', ')}`);
  return all.filter((name) => asked.includes(name));
}
