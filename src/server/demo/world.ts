import type { App } from '#server/app.ts';
import type { Person } from '#server/http/person.ts';
import type { DemoPerson } from './data/types.ts';

/** The simulators, and how to let them do what is due. */
export interface DemoSandbox {
  addresses: { stripe: { apiBase: string }; daraja: { baseUrl: string } };
  /** Delivers what became due when the product's clock moved. */
  runDue(): Promise<void>;
  /** Whether the simulators run in this process, hence by its clock. */
  runsHere(): boolean;
}

/** Somebody of the demo who has registered. */
export interface Inhabitant extends Person {
  demo: DemoPerson;
}

/** What the steps of the seed share: the app, and who and what exists already by the keys of the demo's data. */
export interface World {
  /** The seed's own: mails no letter. */
  app: App;
  /** Undefined where no way of paying has a history. */
  sandbox: DemoSandbox | undefined;
  runDue(app: App): Promise<void>;
  people: Map<string, Inhabitant>;
  providerIds: Map<string, string>;
  serviceIds: Map<string, string>;
}

/** Something that happened at an instant. Steps run one after the other in the order of time, the clock standing there. */
export interface Step {
  at: Date;
  run(): Promise<unknown>;
}

/** @throws Error for a key that should be there by now: the order of time is wrong */
export function known<T>(map: ReadonlyMap<string, T>, key: string): T {
  const found = map.get(key);
  if (found === undefined) throw new Error(`The demo has no ${key} at this time`);
  return found;
}
