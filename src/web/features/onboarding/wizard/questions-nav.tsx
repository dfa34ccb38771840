import { Link } from '@tanstack/react-router';
import type { Application } from '#shared/contracts/onboarding.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { isAnswered, mayOpen, type Screen, screens, stepOfScreen } from '../screens.ts';

const questions = {
  kind: 'kind.question',
  name: 'name.question',
  about: 'about.question',
  town: 'town.question',
  position: 'position.question',
  contact: 'contact.question',
  languages: 'languages.question',
  documents: 'documents.question',
  payout: 'payout.question',
  listing: 'listing.question',
  check: 'check.question',
} as const satisfies Record<Screen, string>;

/** The question of a screen. */
export function useQuestion(): (screen: Screen) => string {
  const { t } = useTranslation('application');
  return (screen) => t(questions[screen]);
}

interface QuestionsNavProps {
  application: Application | null;
  at: Screen;
}

/** All questions with those that are answered, as links. */
export function QuestionsNav({ application, at }: QuestionsNavProps) {
  const { t } = useTranslation('application');
  const questionOf = useQuestion();
  const rejected = new Set(application?.rejectedSteps);
  return (
    <nav aria-label={t('allSteps')}>
      <ol className="grid">
        {screens.map((screen, place) => {
          const [answered, here] = [isAnswered(screen, application), screen === at];
          const step = stepOfScreen[screen];
          const isRejected = step !== undefined && rejected.has(step);
          const mark = (
            <span
              aria-hidden="true"
              className={classes(
                'grid size-6 shrink-0 place-items-center font-display text-m',
                here ? 'text-accent' : isRejected ? 'text-danger' : answered ? 'text-brand' : 'text-ink-soft',
              )}
            >
              {isRejected ? (
                <Icon name="warning" className="size-5" />
              ) : answered && !here ? (
                <Icon name="check" className="size-5" />
              ) : (
                place + 1
              )}
            </span>
          );
          const words = (
            <>
              {mark}
              <span>{questionOf(screen)}</span>
              {answered && <span className="sr-only">, {t('done')}</span>}
              {isRejected && <span className="sr-only">, {t('rejected.step')}</span>}
            </>
          );
          const look = 'flex min-h-11 items-center gap-3 border-b border-line py-1.5 text-s';
          return (
            <li key={screen}>
              {mayOpen(screen, application) ? (
                <Link
                  to="/onboard/$step"
                  params={{ step: screen }}
                  aria-current={here ? 'step' : undefined}
                  className={classes(look, 'underline-offset-4 hover:underline', here && 'font-semibold')}
                >
                  {words}
                </Link>
              ) : (
                <span className={classes(look, 'text-ink-soft')}>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
