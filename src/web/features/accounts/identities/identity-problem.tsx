import type { KeyOf } from '#shared/i18n/translate.ts';
import { identityProviderNames, identityProviders } from '#shared/identity-providers.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';

/** By the reasons that an address names. */
export const refusalTexts = {
  denied: 'problem.denied',
  expired: 'problem.expired',
  no_email: 'problem.no_email',
  failed: 'problem.failed',
  off: 'problem.off',
  too_many: 'problem.too_many',
  suspended: 'problem.suspended',
  registrations_off: 'problem.registrations_off',
  email_taken: 'problem.email_taken',
  email_plain: 'problem.email_plain',
  other: 'problem.other',
} as const satisfies Record<string, KeyOf<'identities'>>;

interface IdentityProblemProps {
  /** As the address says. */
  problem: unknown;
  provider: unknown;
  /** Whether the page's own title says that it did not work. */
  untitled?: boolean;
}

/** Why somebody has come back from Google or Facebook without being signed in, or without what they went there for. */
export function IdentityProblem({ problem, provider, untitled = false }: IdentityProblemProps) {
  const { t } = useTranslation('identities');
  const key = Object.entries(refusalTexts).find(([code]) => code === problem)?.[1];
  if (!key) return null;
  const found = identityProviders.find((one) => one === provider) ?? 'google';
  return (
    <Notice tone="danger" still {...(!untitled && { title: t('problem.title') })}>
      {t(key, { name: identityProviderNames[found] })}
    </Notice>
  );
}
