import type { App } from '#server/app.ts';
import type { Person } from '#server/http/person.ts';
import type { DemoPerson } from './data/types.ts';

/** The simulators of payment providers. */
export interface DemoSandbox {
  addresses: { stripe: { apiBase: string }; daraja: { baseUrl: string } };
  /** Delivers callbacks and webhooks that are due by the product's clock. */
  runDue(): Promise<void>;
  /** Whether the simulators run in this process and use its clock. */
  runsHere(): boolean;
}

/** A person of the demo who has registered. */
export interface RegisteredPerson extends Person {
  demo: DemoPerson;
}

/** What the steps of the seed share: the app, and the rows made so far by the keys of the demo's data. */
export interface SeedContext {
  /** The seed's own App, whose queue sends no letters. */
  app: App;
  /** Undefined where no payment method has a simulator. */
  sandbox: DemoSandbox | undefined;
  runDue(app: App): Promise<void>;
  people: Map<string, RegisteredPerson>;
  providerIds: Map<string, string>;
  serviceIds: Map<string, string>;
}

/** Something that happened at an instant. Steps run one after another in order of time, with the clock frozen there. */
export interface Step {
  at: Date;
  run(): Promise<unknown>;
}

/** @throws Error for a key whose row was not made yet, which means that the order of the steps is wrong */
export function getMade<T>(map: ReadonlyMap<string, T>, key: string): T {
  const found = map.get(key);
  if (found === undefined) throw new Error(`The demo has no ${key} at this time`);
  return found;
}
