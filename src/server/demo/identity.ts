import type { DemoIdentity } from '#server/app.ts';

/** Given to the App when a demo starts. The password is public, since the login page shows it. */
export const demoIdentity = {
  accounts: [
    { role: 'user', email: 'amina@twende.test', password: 'Karibu2026!' },
    { role: 'provider', email: 'baraka@twende.test', password: 'Karibu2026!' },
    { role: 'admin', email: 'admin@twende.test', password: 'Karibu2026!' },
  ],
  business: { address: 'Acacia House, Demo Avenue 14, 00100 Nairobi, Kenya', pin: 'P000000000X' },
} as const satisfies DemoIdentity;
