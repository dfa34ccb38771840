/** The texts that people agree to when they open an account. */
export const agreementKinds = ['terms', 'privacy'] as const;
export type AgreementKind = (typeof agreementKinds)[number];

/** The day since which each text is as it is. A change of what it says gets a new day, which new agreements then name. */
export const legalVersions: Record<AgreementKind, string> = { terms: '2026-11-30', privacy: '2026-11-30' };

/** The same of the texts that nobody agrees to. */
export const noticeVersions = { cookies: '2026-11-30', accessibility: '2026-11-30' } as const;
