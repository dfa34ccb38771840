import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { App } from '#server/app.ts';
import { darajaEventKey } from '#server/payments/inbox/receive-event.ts';
import { signatureHeader } from '#server/sandbox/stripe/events.ts';
import { sha256 } from '#server/secrets.ts';
import type { TestProduct } from '../../support/product-on.ts';
import type { Stay } from '../../support/scenario.ts';
import { ownersOf, type Row, rows } from './rows.ts';

interface StoredEvent extends Row {
  provider: 'stripe' | 'daraja';
  raw: Buffer;
  key: string;
}

const eventsOf = (app: App, stay: Stay) =>
  rows<StoredEvent>(
    app,
    sql`select e.provider, e.raw, e.event_key as key from provider_events e where e.owner_id in ${ownersOf(stay.id)}
        order by e.received_at desc, e.id desc`,
  );

/** Delivers every stored event of a booking again over HTTP, newest first, then runs all due work. */
export async function deliverAgain(product: TestProduct, stay: Stay): Promise<void> {
  const { app } = product;
  const tokens = await callbackTokens(app);
  for (const { provider, raw, key } of await eventsOf(app, stay)) {
    const token = tokens.find((one) => darajaEventKey(sha256(one), raw) === key);
    const path = provider === 'stripe' ? '/api/payments/stripe/webhook' : `/api/hooks/d/${token}`;
    const seconds = Math.floor(app.clock.now().getTime() / 1000);
    const signature = signatureHeader({
      body: raw.toString('utf8'),
      secret: product.sandbox.stripe.webhookSecret,
      seconds,
    });
    const answer = await fetch(`${product.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: new Uint8Array(raw),
    });
    expect(answer.status).toBe(200);
  }
  await product.advance(0);
}

/** Marks the events as unprocessed, and processes each again. */
export async function judgeAgain(product: TestProduct, stay: Stay): Promise<void> {
  const { app } = product;
  await app.db.execute(sql`update provider_events e set processed_at = null, next_try_at = ${app.clock.now().toISOString()}, tries = 0
    where e.owner_id in ${ownersOf(stay.id)}`);
  await product.advance(0);
}

/** All callback tokens. We store digests only, so they are read from the addresses in the simulator's journal. */
export async function callbackTokens(app: App): Promise<string[]> {
  const journal = await readFile(join(app.config.dataDir, 'sandbox', 'daraja', 'journal.jsonl'), 'utf8');
  return [...new Set([...journal.matchAll(/\/api\/hooks\/d\/([0-9a-f]{64})/g)].map(([, token = '']) => token))];
}

/** The callback path of each attempt. */
export async function callbackPaths(app: App): Promise<Map<string, string>> {
  const owners = new Map(
    (
      await rows<{ sha256: string; owner: string }>(
        app,
        sql`select sha256, owner_id as owner from hook_tokens where purpose = 'stk'`,
      )
    ).map(({ sha256: digest, owner }) => [digest, owner]),
  );
  const paths = new Map<string, string>();
  for (const token of await callbackTokens(app)) {
    const owner = owners.get(sha256(token));
    if (owner) paths.set(owner, `/api/hooks/d/${token}`);
  }
  return paths;
}
