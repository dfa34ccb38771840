import type { DemoIdentity } from '#server/app.ts';

/** Handed to the app at the start of a demo. The password is public: the login page shows it. */
export const demoIdentity = {
  accounts: [
    { role: 'user', email: 'amina@twende.test', password: 'Karibu2026!' },
    { role: 'provider', email: 'baraka@twende.test', password: 'Karibu2026!' },
    { role: 'admin', email: 'admin@twende.test', password: 'Karibu2026!' },
  ],
  business: { address: 'Acacia House, Demo Avenue 14, 00100 Nairobi, Kenya', pin: 'P000000000X' },
} as const satisfies DemoIdentity;
