import type { AdminProvider, AdminService } from '#shared/contracts/approvals.ts';
import type { OnboardingStep } from '#shared/onboarding-steps.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

const providerTones: Record<AdminProvider['status'], Tone> = {
  draft: 'neutral',
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
  suspended: 'danger',
};

export const providerStatusTexts = {
  draft: 'providerStatus.draft',
  pending: 'providerStatus.pending',
  approved: 'providerStatus.approved',
  rejected: 'providerStatus.rejected',
  suspended: 'providerStatus.suspended',
} as const satisfies Record<AdminProvider['status'], string>;

export function ProviderState({ status }: { status: AdminProvider['status'] }) {
  const { t } = useTranslation('admin-approvals');
  return <Badge tone={providerTones[status]}>{t(providerStatusTexts[status])}</Badge>;
}

const serviceTones: Record<AdminService['status'], Tone> = {
  draft: 'neutral',
  submitted: 'warning',
  approved: 'success',
  rejected: 'danger',
  paused: 'neutral',
};

export const serviceStatusTexts = {
  draft: 'serviceStatus.draft',
  submitted: 'serviceStatus.submitted',
  approved: 'serviceStatus.approved',
  rejected: 'serviceStatus.rejected',
  paused: 'serviceStatus.paused',
} as const satisfies Record<AdminService['status'], string>;

export function ServiceState({ status }: { status: AdminService['status'] }) {
  const { t } = useTranslation('admin-approvals');
  return <Badge tone={serviceTones[status]}>{t(serviceStatusTexts[status])}</Badge>;
}

/** What a provider offers. */
export const businessTexts = {
  stay: 'business.stay',
  meal: 'business.meal',
  transport: 'business.transport',
  tour: 'business.tour',
} as const satisfies Record<AdminProvider['kind'], string>;

/** The steps of an application. */
export const stepTexts = {
  business: 'step.business',
  place: 'step.place',
  contact: 'step.contact',
  documents: 'step.documents',
  payout: 'step.payout',
} as const satisfies Record<OnboardingStep, string>;
