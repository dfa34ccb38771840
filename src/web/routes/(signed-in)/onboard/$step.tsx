import { createFileRoute, redirect } from '@tanstack/react-router';
import { applicationQuery } from '#web/features/onboarding/queries.ts';
import { firstOpen, isOpen, isScreen, mayOpen } from '#web/features/onboarding/screens.ts';
import { StatusPage } from '#web/features/onboarding/status-page.tsx';
import { WizardPage } from '#web/features/onboarding/wizard-page.tsx';
import { readProductClock } from '#web/lib/clock.ts';
import { missingPage } from '#web/lib/page.ts';
import { signedInPage } from '#web/shell/signed-in-page.ts';

/**
 * The application of whoever is signed in: a question of it, or `continue`, `status`, and `another` for whoever was approved and
 * begins anew.
 */
export const Route = createFileRoute('/(signed-in)/onboard/$step')({
  ...signedInPage,
  loader: async ({ context: { config, queries, texts }, params: { step } }) => {
    const [{ application }] = await Promise.all([
      queries.fetchQuery(applicationQuery),
      texts.load([
        'application',
        'documents',
        'payout-method',
        'provider-documents',
        'position',
        'fields',
        'leaving',
        'catalogue',
        'sign-in-again',
      ]),
      readProductClock(config),
    ]);
    const to = (next: string) => redirect({ to: '/onboard/$step', params: { step: next }, replace: true });
    const head = { title: texts.translate('application', 'title') };
    const isClosed = application !== null && !isOpen(application);
    if (step === 'continue')
      throw to(isClosed || application?.status === 'rejected' ? 'status' : firstOpen(application));
    if (step === 'status') {
      if (!application || application.status === 'draft') throw to(firstOpen(application));
      return { head };
    }
    if (step === 'another') {
      if (application && application.status !== 'approved') throw to('continue');
      return { head };
    }
    if (!isScreen(step)) throw missingPage(texts.translate('shell', 'notFound.title'));
    if (isClosed) throw to('status');
    if (!mayOpen(step, application)) throw to('kind');
    return { head };
  },
  component: Page,
});

function Page() {
  const { step } = Route.useParams();
  if (step === 'status') return <StatusPage />;
  const anew = step === 'another';
  return <WizardPage screen={isScreen(step) ? step : 'kind'} anew={anew} />;
}
