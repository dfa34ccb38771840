import { createECDH, randomBytes } from 'node:crypto';
import type { Collection, Journal } from '../journal.ts';
import type { BrowserSecrets } from './decrypt.ts';

/** What the simulated service answers about a browser. `busy`: 429, to be asked again after two minutes. */
export const pushAnswers = ['works', 'gone', 'unknown', 'busy', 'broken'] as const;
type PushAnswer = (typeof pushAnswers)[number];

/** A browser that has subscribed at the simulated service. */
export type SimBrowser = BrowserSecrets & {
  id: string;
  /** The key of the server that may send, in base64url. */
  serverKey: string;
  answers: PushAnswer;
};

/** A message that a browser got. */
export type SimPush = {
  id: string;
  browserId: string;
  /** As the browser decrypts it. */
  text: string;
  ttl: number;
  urgency: string;
  topic: string;
  at: string;
};

export interface Browsers {
  subscribe(serverKey: string): SimBrowser;
  find(id: string): SimBrowser | undefined;
  /** @returns undefined where there is no such browser */
  setAnswers(id: string, answers: PushAnswer): SimBrowser | undefined;
  receive(message: Omit<SimPush, 'id'>): SimPush;
  /** Oldest first. */
  messages(): SimPush[];
}

const keptBrowsers = 200;
const keptMessages = 500;

export function createBrowsers(journal: Journal): Browsers {
  const browsers: Collection<SimBrowser> = journal.collection('browser');
  const messages: Collection<SimPush> = journal.collection('message');
  const keep = <T extends { id: string }>(all: Collection<T>, one: T, most: number): T => {
    all.put(one.id, one);
    for (const old of all.list().slice(0, -most)) all.remove(old.id);
    return one;
  };
  return {
    subscribe(serverKey) {
      const own = createECDH('prime256v1');
      const p256dh = own.generateKeys('base64url');
      const keys = { privateKey: own.getPrivateKey('base64url'), p256dh, auth: randomBytes(16).toString('base64url') };
      const id = randomBytes(24).toString('base64url');
      return keep(browsers, { id, ...keys, serverKey, answers: 'works' }, keptBrowsers);
    },
    find: (id) => browsers.get(id),
    setAnswers(id, answers) {
      const found = browsers.get(id);
      if (!found) return undefined;
      const changed = { ...found, answers };
      browsers.put(id, changed);
      return changed;
    },
    receive: (message) => keep(messages, { id: randomBytes(12).toString('base64url'), ...message }, keptMessages),
    messages: () => messages.list(),
  };
}
