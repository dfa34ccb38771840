import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useRef } from 'react';
import type { Application } from '#shared/contracts/onboarding.ts';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { applicationQuery } from './queries.ts';
import { AboutScreen } from './screens/about-screen.tsx';
import { CheckScreen } from './screens/check-screen.tsx';
import { ContactScreen } from './screens/contact-screen.tsx';
import { DocumentsScreen } from './screens/documents-screen.tsx';
import { KindScreen } from './screens/kind-screen.tsx';
import { LanguagesScreen } from './screens/languages-screen.tsx';
import { ListingScreen } from './screens/listing-screen.tsx';
import { NameScreen } from './screens/name-screen.tsx';
import { PayoutScreen } from './screens/payout-screen.tsx';
import { PositionScreen } from './screens/position-screen.tsx';
import { TownScreen } from './screens/town-screen.tsx';
import { type Screen, screenAfter, screens, stepOfScreen } from './screens.ts';
import { QuestionsNav, useQuestion } from './wizard/questions-nav.tsx';
import type { ScreenProps } from './wizard/screen-props.ts';
import { ApplicationBadge } from './wizard/status-badge.tsx';

/** Every screen but the first has an application. */
const parts: Record<Exclude<Screen, 'kind'>, ComponentType<ScreenProps>> = {
  name: NameScreen,
  about: AboutScreen,
  town: TownScreen,
  position: PositionScreen,
  contact: ContactScreen,
  languages: LanguagesScreen,
  documents: DocumentsScreen,
  payout: PayoutScreen,
  listing: ListingScreen,
  check: CheckScreen,
};

const hints = {
  kind: 'kind.hint',
  name: 'name.hint',
  about: 'about.hint',
  town: 'town.hint',
  position: 'position.hint',
  contact: 'contact.hint',
  languages: undefined,
  documents: 'documents.hint',
  payout: 'payout.hint',
  listing: 'listing.hint',
  check: 'check.hint',
} as const satisfies Record<Screen, string | undefined>;

interface WizardPageProps {
  screen: Screen;
  /** Begins another application although one was approved. */
  anew: boolean;
}

/** One question of the application, with all others beside it. */
export function WizardPage({ screen, anew }: WizardPageProps) {
  const { t } = useTranslation('application');
  const { data } = useSuspenseQuery(applicationQuery);
  const application = anew ? null : data.application;
  const heading = useFocusOnNewQuestion();
  const questionOf = useQuestion();
  const hint = hints[screen];
  const { data: settings } = useQuery(publicSettingsQuery);
  if (!application && settings?.takes.applications === false) {
    return (
      <div className="page py-12">
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="mt-4 max-w-prose text-l text-ink-soft">{t('paused')}</p>
      </div>
    );
  }
  return (
    <div className="page grid grid-cols-1 items-start gap-x-16 gap-y-8 py-6 md:py-12 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid min-w-0 grid-cols-1 gap-8">
        <header className="grid gap-3">
          <Progress screen={screen} application={application} />
          <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
            {questionOf(screen)}
          </h1>
          {hint && <p className="max-w-prose text-ink-soft">{t(hint)}</p>}
        </header>
        {application && <Rejected screen={screen} application={application} />}
        <Part key={screen} screen={screen} application={application} />
      </div>
      <div className="max-lg:hidden lg:sticky lg:top-24">
        <QuestionsNav application={application} at={screen} />
      </div>
      <details className="lg:hidden">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t('allSteps')}</summary>
        <QuestionsNav application={application} at={screen} />
      </details>
    </div>
  );
}

function Part({ screen, application }: { screen: Screen; application: Application | null }) {
  const navigate = useNavigate();
  const goOn = (after: Screen = screenAfter(screen)) => navigate({ to: '/onboard/$step', params: { step: after } });
  if (screen === 'kind') return <KindScreen application={application} goOn={goOn} />;
  const Screen = parts[screen];
  return application && <Screen application={application} goOn={goOn} />;
}

/** How far one is, in words and as a line. */
function Progress({ screen, application }: { screen: Screen; application: Application | null }) {
  const { t } = useTranslation('application');
  const [step, of] = [screens.indexOf(screen) + 1, screens.length];
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-s font-semibold text-accent">{t('step', { step, of })}</p>
        {application && <ApplicationBadge status={application.status} />}
      </div>
      <div aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-line">
        <div className="h-full bg-brand transition-[width]" style={{ width: `${(step / of) * 100}%` }} />
      </div>
    </div>
  );
}

/** Why an admin has rejected the application, where this screen is meant. */
function Rejected({ screen, application }: { screen: Screen; application: Application }) {
  const { t } = useTranslation('application');
  const step = stepOfScreen[screen];
  if (!application.rejectReason || !step || !application.rejectedSteps.includes(step)) return null;
  return (
    <Notice tone="danger" still title={t('rejected.step')}>
      <p className="whitespace-pre-line wrap-anywhere">{application.rejectReason}</p>
    </Notice>
  );
}

/**
 * The heading gets the focus when another question follows, so that a screen reader begins there. The shell, which listens first, has
 * given it to the beginning of the page.
 */
function useFocusOnNewQuestion() {
  const heading = useRef<HTMLHeadingElement>(null);
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) heading.current?.focus({ preventScroll: true });
      }),
    [router],
  );
  return heading;
}
