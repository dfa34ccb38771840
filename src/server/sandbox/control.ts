import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Collection, Journal } from './journal.ts';
import type { SimClock } from './sim-clock.ts';

/**
 * The control routes of all simulators; `listener.ts` serves them under /__control/ on the simulator's port:
 * - POST clock `{freeze?: boolean, set?: ISO text or ms, advanceMs?}` → the time, after everything due has run
 * - POST faults: one rule, a list of rules, or `{clear: true}` → the rules
 * - POST callbacks `{mode: 'hold' | 'auto'}` → mode and held callbacks (also GET); `auto` does not send those held before
 * - POST release `{ids?, order?: fifo | reverse | shuffle, copies?}`, POST drop `{ids?}`: these ids, or all
 * - POST reset: removes every object, rule and logged call, and puts the clock back
 * - GET calls, GET moved
 */

const FaultRuleSchema = z.strictObject({
  match: z
    .strictObject({
      /** The path or its beginning, such as /mpesa/stkpush. */
      path: z.string().optional(),
      /** The phone that the simulator finds in the request: 2547… */
      phone: z.string().optional(),
      /** The first matching request that is hit, counted from 1 since the rule was set. */
      nth: z.int().min(1).optional(),
    })
    .default({}),
  /**
   * status:N, html (502), empty (200): answered at once, and nothing is processed. delay:ms: processed at once, answered
   * later in simulated time. reset_before, reset_after: the connection is cut before or after processing.
   */
  do: z.string().regex(/^(?:status:[1-5]\d\d|html|empty|delay:\d{1,9}|reset_before|reset_after)$/),
  /** How many requests are hit. */
  times: z.int().min(1).default(1),
});

type FaultRule = z.infer<typeof FaultRuleSchema>;

type LiveRule = FaultRule & { seen: number; hit: number };

interface Faults {
  set(rules: FaultRule[]): void;
  clear(): void;
  list(): LiveRule[];
  /** The fault for this request, if any. Every matching rule counts the request; the first that is due applies. */
  take(request: { path: string; phone?: string | undefined }): string | undefined;
}

export function createFaults(): Faults {
  let rules: LiveRule[] = [];
  return {
    set: (more) => {
      rules.push(...more.map((rule) => ({ ...rule, seen: 0, hit: 0 })));
    },
    clear: () => {
      rules = [];
    },
    list: () => rules,
    take(request) {
      const matching = rules.filter(
        ({ match }) =>
          request.path.startsWith(match.path ?? '') && (match.phone === undefined || match.phone === request.phone),
      );
      for (const rule of matching) rule.seen += 1;
      const due = matching.find((rule) => rule.seen >= (rule.match.nth ?? 1) && rule.hit < rule.times);
      if (due) due.hit += 1;
      return due?.do;
    },
  };
}

/** A callback or webhook that is to be sent; in the journal while it is held. */
export type Callback = { id: string; url: string; body: string };

export interface CallbackGate {
  /** Sends it, or keeps it in the mode `hold`. Resolves when it was sent, whatever the receiver answered. */
  deliver(callback: Callback): Promise<void>;
  setMode(mode: 'hold' | 'auto'): void;
  mode(): 'hold' | 'auto';
  held(): Callback[];
  /** Sends held callbacks one after the other. @returns those sent */
  release(wish: {
    ids?: string[] | undefined;
    order: 'fifo' | 'reverse' | 'shuffle';
    copies: number;
  }): Promise<Callback[]>;
  drop(ids?: string[]): Callback[];
}

/** @param post sends one callback once and never throws; the simulator itself signs, and sends again where it must */
export function createCallbackGate(journal: Journal, post: (callback: Callback) => Promise<void>): CallbackGate {
  const held: Collection<Callback> = journal.collection('held-callback');
  const settings: Collection<'hold' | 'auto'> = journal.collection('callback-mode');
  const mode = () => settings.get('mode') ?? 'auto';

  function take(ids?: string[]): Callback[] {
    const taken = held.list().filter((callback) => !ids || ids.includes(callback.id));
    for (const callback of taken) held.remove(callback.id);
    return taken;
  }

  return {
    async deliver(callback) {
      if (mode() === 'hold') held.put(callback.id, callback);
      else await post(callback);
    },
    setMode: (next) => settings.put('mode', next),
    mode,
    held: () => held.list(),
    async release({ ids, order, copies }) {
      const once = ordered(take(ids), order);
      const sent = ordered(Array.from({ length: copies }, () => once).flat(), order === 'shuffle' ? order : 'fifo');
      for (const callback of sent) await post(callback);
      return sent;
    },
    drop: take,
  };
}

function ordered<T>(items: T[], order: 'fifo' | 'reverse' | 'shuffle'): T[] {
  if (order === 'fifo') return items;
  if (order === 'reverse') return items.toReversed();
  const rest = [...items];
  return items.flatMap(() => rest.splice(randomInt(rest.length), 1));
}

/**
 * One request in the log of `GET calls`, without keys, card numbers or passwords. `status` 0: the connection was cut.
 */
export type Call = {
  n: number;
  at: string;
  method: string;
  path: string;
  status: number;
  phone?: string;
  body?: unknown;
};

interface CallLog {
  add(call: Omit<Call, 'n'>): void;
  list(): Call[];
}

const KEPT_CALLS = 2_000;

export function createCallLog(journal: Journal): CallLog {
  const calls: Collection<Call> = journal.collection('call');
  let last = calls.list().at(-1)?.n ?? 0;
  return {
    add(call) {
      last += 1;
      calls.put(String(last), { n: last, ...call });
      calls.remove(String(last - KEPT_CALLS));
    },
    list: () => calls.list(),
  };
}

/** What the control routes need of a simulator. */
export type Controlled = {
  clock: SimClock;
  faults: Faults;
  callbacks: CallbackGate;
  calls: CallLog;
  /** The movements of money. */
  moved: () => unknown[];
  /** Removes all objects, also from the journal. Clock, faults and calls are reset by the control routes. */
  reset: () => void;
  /** Control routes of this simulator only, by `METHOD name`. A ZodError is answered with 400. */
  more?: Record<string, (body: unknown) => unknown>;
};

const Ids = z.array(z.string()).optional();
const ClockBody = z.strictObject({
  freeze: z.boolean().optional(),
  set: z.union([z.iso.datetime({ offset: true }), z.int()]).optional(),
  advanceMs: z.int().min(0).optional(),
});
const FaultsBody = z.union([z.strictObject({ clear: z.literal(true) }), z.array(FaultRuleSchema), FaultRuleSchema]);
const CallbacksBody = z.strictObject({ mode: z.enum(['hold', 'auto']) });
const ReleaseBody = z.strictObject({
  ids: Ids,
  order: z.enum(['fifo', 'reverse', 'shuffle']).default('fifo'),
  copies: z.int().min(1).max(100).default(1),
});
const DropBody = z.strictObject({ ids: Ids });

interface ControlRequest {
  method: string;
  /** The part of the path after /__control/. */
  name: string;
  /** Parsed JSON; `{}` when there was none. */
  body: unknown;
}

/** Answers one control request. @returns status and JSON, or undefined when there is no such route */
export async function control(
  parts: Controlled,
  { method, name, body }: ControlRequest,
): Promise<{ status: number; body: unknown } | undefined> {
  try {
    const route = `${method} ${name}`;
    const answer = await (controls[route]?.(parts, body) ?? parts.more?.[route]?.(body));
    return answer === undefined ? undefined : { status: 200, body: answer };
  } catch (problem) {
    if (problem instanceof z.ZodError) return { status: 400, body: { error: z.prettifyError(problem) } };
    throw problem;
  }
}

const heldBack = ({ callbacks }: Controlled) => ({ mode: callbacks.mode(), held: callbacks.held() });

const controls: Record<string, (parts: Controlled, body: unknown) => unknown> = {
  'POST clock': async ({ clock }, body) => {
    const { freeze, set, advanceMs } = ClockBody.parse(body);
    if (freeze === true) clock.freeze();
    if (set !== undefined) await clock.set(new Date(set).getTime());
    if (advanceMs !== undefined) await clock.advance(advanceMs);
    if (freeze === false) clock.resume();
    return { now: clock.now().toISOString(), frozen: clock.state().frozenAtMs !== null };
  },
  'POST faults': ({ faults }, body) => {
    const wish = FaultsBody.parse(body);
    if ('clear' in wish) faults.clear();
    else faults.set(Array.isArray(wish) ? wish : [wish]);
    return { faults: faults.list() };
  },
  'POST callbacks': (parts, body) => {
    parts.callbacks.setMode(CallbacksBody.parse(body).mode);
    return heldBack(parts);
  },
  'GET callbacks': heldBack,
  'POST release': async ({ callbacks }, body) => ({
    sent: (await callbacks.release(ReleaseBody.parse(body))).map(idOf),
  }),
  'POST drop': ({ callbacks }, body) => ({ dropped: callbacks.drop(DropBody.parse(body).ids).map(idOf) }),
  'POST reset': (parts) => {
    parts.faults.clear();
    parts.reset();
    parts.clock.reset();
    return {};
  },
  'GET calls': ({ calls }) => ({ calls: calls.list() }),
  'GET moved': ({ moved }) => ({ moved: moved() }),
};

const idOf = ({ id }: Callback) => id;
