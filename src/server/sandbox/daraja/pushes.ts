import { randomInt } from 'node:crypto';
import type { CallbackGate } from '../control.ts';
import type { Collection, Journal } from '../journal.ts';
import type { SimClock } from '../sim-clock.ts';
import { callbackBodies } from './callbacks.ts';
import type { Money } from './money.ts';
import { type Act, scriptOf } from './phones.ts';
import type { Push } from './push.ts';
import type { PushRequest } from './requests.ts';
import { eatStamp, redirected } from './wire.ts';

export interface Pushes {
  /** Sends a prompt to the phone and starts its script. @returns undefined while another prompt is open there */
  create(request: PushRequest): Push | undefined;
  get(checkoutRequestId: string): Push | undefined;
  open(): Push[];
  /** Runs the first step now; those after it happen earlier by the same time. */
  hurry(push: Push): Promise<void>;
  /** Runs these acts now instead of all steps that are left. */
  instead(push: Push, acts: Act[]): Promise<void>;
  /** Removes all pushes; the movements of money stay. */
  forget(): void;
}

export type Parts = {
  journal: Journal;
  clock: SimClock;
  callbacks: CallbackGate;
  money: Money;
  callbackOrigin: string | undefined;
};

export function createPushes({ journal, clock, callbacks, money, callbackOrigin }: Parts): Pushes {
  const pushes: Collection<Push> = journal.collection('push');

  function schedule(push: Push): void {
    const next = push.steps[0];
    if (next) clock.at(next.dueMs, () => step(push, next));
  }

  async function step(push: Push, due: Push['steps'][number]): Promise<void> {
    // A PIN, a cancellation or a reset may have removed the step since it was planned.
    if (push.steps[0] !== due || pushes.get(push.checkoutRequestId) !== push) return;
    push.steps.shift();
    schedule(push);
    await run(push, due.acts, due.dueMs);
  }

  /** Stores what the acts change, then sends callbacks. After a crash in between they are never sent, as at Daraja. */
  async function run(push: Push, acts: Act[], atMs: number): Promise<void> {
    for (const act of acts) perform(money, push, { act, atMs });
    const bodies = acts.flatMap((act) => (act.do === 'callback' ? callbackBodies(push, act.shape) : []));
    const first = push.callbacksSent;
    push.callbacksSent += bodies.length;
    pushes.put(push.checkoutRequestId, push);
    for (const [index, body] of bodies.entries()) {
      const id = `${push.merchantRequestId}/${first + index + 1}`;
      await callbacks.deliver({ id, url: redirected(push.callbackUrl, callbackOrigin), body });
    }
  }

  for (const push of pushes.list()) schedule(push);

  return {
    create(request) {
      if (pushes.list().some((other) => other.open && other.phone === request.phone)) return undefined;
      const atMs = clock.nowMs();
      const push: Push = {
        ...request,
        checkoutRequestId: newCheckoutId(pushes, request.phone, atMs),
        merchantRequestId: `${randomInt(10_000, 99_999)}-${randomInt(10_000_000, 99_999_999)}-1`,
        atMs,
        open: true,
        steps: scriptOf(request.phone).steps.map(({ afterMs, acts }) => ({ dueMs: atMs + afterMs, acts })),
        callbacksSent: 0,
      };
      pushes.put(push.checkoutRequestId, push);
      // Where the answer is late, the API runs the first step itself.
      if (scriptOf(push.phone).answer !== 'late') schedule(push);
      return push;
    },
    get: (id) => pushes.get(id),
    open: () => pushes.list().filter((push) => push.open),
    async hurry(push) {
      const [first, ...rest] = push.steps;
      if (!first) return;
      const earlierMs = first.dueMs - clock.nowMs();
      push.steps = rest.map(({ dueMs, acts }) => ({ dueMs: dueMs - earlierMs, acts }));
      schedule(push);
      await run(push, first.acts, clock.nowMs());
    },
    async instead(push, acts) {
      push.steps = [];
      await run(push, acts, clock.nowMs());
    },
    forget() {
      for (const push of pushes.list()) pushes.remove(push.checkoutRequestId);
    },
  };
}

function newCheckoutId(pushes: Collection<Push>, phone: string, nowMs: number): string {
  for (let count = nowMs % 1_000; ; count += 1) {
    const id = `ws_CO_${eatDate(nowMs)}${String(count % 1_000).padStart(3, '0')}${phone.slice(-9)}`;
    if (!pushes.get(id)) return id;
  }
}

/** `ddMMyyyyHHmmss` in East Africa Time, as in a CheckoutRequestID. */
function eatDate(instantMs: number): string {
  const stamp = eatStamp(instantMs);
  return stamp.slice(6, 8) + stamp.slice(4, 6) + stamp.slice(0, 4) + stamp.slice(8);
}

/** Changes a push as one act of the phone's script says. */
function perform(money: Money, push: Push, { act, atMs }: { act: Act; atMs: number }): void {
  if (act.do === 'callback') return;
  push.open = false;
  if (act.do === 'end') push.resultCode = act.code;
  if (act.do === 'pay') pay(money, push, atMs);
}

function pay(money: Money, push: Push, atMs: number): void {
  const paidKes = push.amountKes + scriptOf(push.phone).paysMoreKes;
  const { code, receipt } = money.pay({ ...push, amountKes: paidKes }, atMs);
  push.resultCode = code;
  if (receipt !== undefined) Object.assign(push, { receipt, paidKes, paidAtMs: atMs });
}
