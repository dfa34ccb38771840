import { expect, test } from 'vitest';
import { ask, root, scenario, statement } from './support.ts';

test('what may settle or send money needs an admin who has signed in within twelve hours', async () => {
  const late = await scenario.admin();
  await scenario.advance(12 * 3_600 + 1);
  const id = '0199c3a2-5d7e-7000-8000-000000000009';
  for (const [path, body] of [
    [`${root}/mpesa-statement`, { csv: statement([]) }],
    [`${root}/issues/${id}/attribute`, { attemptId: id }],
    [`${root}/issues/${id}/returned`, { reference: 'TKX1' }],
    [`${root}/issues/${id}/not-ours`, { reason: 'Wrong statement' }],
    [`/api/admin/provider-events/${id}/retry`, {}],
    [`/api/admin/jobs/dead/${id}/retry`, {}],
    [`/api/admin/disbursements/${id}/decide`, { outcome: 'arrived', receipt: 'TKL0000091', reason: 'There.' }],
    [`/api/admin/disputes/${id}/accept`, {}],
    [`/api/admin/ledger/top-ups`, { amountKes: 1, reference: 'TKX1' }],
    [`/api/admin/bookings/${id}/refunds`, { amount: 1, reason: 'Rain' }],
    [`/api/admin/refunds/${id}/retry`, {}],
    [`/api/admin/refunds/${id}/paid`, { reference: 'TKX1' }],
    [`/api/admin/refunds/${id}/by-hand`, {}],
    [`/api/admin/refunds/${id}/withdraw`, {}],
    [`/api/admin/payouts/${id}/approve`, {}],
    [`/api/admin/payouts/${id}/withdraw`, {}],
    [`/api/admin/payouts/${id}/items/${id}/retry`, {}],
    [`/api/admin/payouts/${id}/items/${id}/paid`, { reference: 'FT1' }],
    [`/api/admin/payouts/${id}/items/${id}/failed`, { reason: 'Closed' }],
    [`/api/admin/payouts/${id}/items/${id}/returned`, { reason: 'Closed' }],
  ] as const) {
    expect([path, (await scenario.call(path, { as: late, body })).body.code]).toEqual([path, 'sign_in_again']);
  }
});

test('only admins see any of it', async () => {
  const { traveller } = await scenario.book();
  for (const path of [`${root}/issues`, '/api/admin/payments', '/api/admin/provider-events', '/api/admin/disputes']) {
    expect((await scenario.call(path, { as: traveller })).status).toBe(403);
    expect((await scenario.call(path)).status).toBe(401);
    expect((await ask(path)).status).toBe(200);
  }
});
