import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { AdminProvider } from '#shared/contracts/approvals.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { nextApprovalQuery } from '../queries.ts';
import { reviewAddress } from '../review-address.ts';
import type { Outcome, Reviewed } from './use-decide.ts';

const loadDialogs = () => import('./decision-dialogs.tsx');
const ApproveDialog = lazy(() => loadDialogs().then(({ ApproveDialog }) => ({ default: ApproveDialog })));
const RejectDialog = lazy(() => loadDialogs().then(({ RejectDialog }) => ({ default: RejectDialog })));

interface DecisionBarProps extends Pick<AdminProvider, 'rejecting'> {
  /** What waits for a decision; undefined where nothing does. */
  reviewed: Reviewed | undefined;
  title: string;
  /** Of a provider: once it is another one than was decided here, the outcome is not shown any more. */
  status?: AdminProvider['status'];
  /** What approving does, in a sentence. */
  effect: string;
  children: ReactNode;
}

/**
 * What is reviewed, above the two buttons that stay in sight while one reads. After the decision its outcome stands at the
 * top, with the way to what waits next.
 */
export function Review({ reviewed, title, status = 'pending', effect, rejecting, children }: DecisionBarProps) {
  const [done, setDone] = useState<{ outcome: Outcome; title: string }>();
  const outcome = useRef<HTMLDivElement>(null);
  return (
    <div className="grid grid-cols-1 gap-8">
      {done && (status === 'pending' || status === done.outcome) && <Done {...done} box={outcome} />}
      {children}
      {reviewed && !done && (
        <Buttons
          {...{ reviewed, effect, rejecting }}
          onDone={(how) => setDone({ outcome: how, title })}
          outcome={outcome}
        />
      )}
    </div>
  );
}

const doneTexts = { approved: 'done.approved', rejected: 'done.rejected' } as const;

/** What was decided, and what waits next. It gets the focus, since the buttons are gone. */
function Done({ outcome, title, box }: { outcome: Outcome; title: string; box: RefObject<HTMLDivElement | null> }) {
  const { t } = useTranslation('admin-approvals');
  const { data } = useQuery(nextApprovalQuery);
  const next = data?.items[0];
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [box]);
  return (
    <div ref={box} tabIndex={-1} className="grid gap-4 rounded-m outline-none">
      <Notice tone={outcome === 'approved' ? 'success' : 'info'} title={t(doneTexts[outcome], { title })}>
        <p>{t('done.letter')}</p>
        {data && !next && <p>{t('done.last')}</p>}
      </Notice>
      {next && (
        <LinkButton to={reviewAddress(next.kind, next.id)} className="justify-self-start">
          {t('done.next', { title: next.title })}
        </LinkButton>
      )}
    </div>
  );
}

interface ButtonsProps extends Pick<DecisionBarProps, 'effect' | 'rejecting'> {
  reviewed: Reviewed;
  onDone: (outcome: Outcome) => void;
  outcome: RefObject<HTMLDivElement | null>;
}

function Buttons({ reviewed, effect, rejecting, onDone, outcome }: ButtonsProps) {
  const { t } = useTranslation('admin-approvals');
  const [asked, setAsked] = useState<{ what: 'approve' | 'reject'; open: boolean }>();
  const approve = useRef<HTMLButtonElement>(null);
  const reject = useRef<HTMLButtonElement>(null);
  const ask = async (what: 'approve' | 'reject') => {
    // If the dialog cannot be loaded, `LazyPart` says so.
    await loadDialogs().catch(() => undefined);
    setAsked({ what, open: true });
  };
  const shared = (what: 'approve' | 'reject', button: RefObject<HTMLButtonElement | null>) => ({
    reviewed,
    open: asked?.what === what && asked.open,
    onClose: () => setAsked({ what, open: false }),
    onDone: (how: Outcome) => {
      setAsked(undefined);
      onDone(how);
    },
    returnTo: outcome.current ? outcome : button,
  });
  return (
    <section
      data-bar
      aria-label={t('decide.region')}
      className="sticky bottom-[var(--connection,0px)] z-20 -mx-4 flex flex-wrap gap-3 border-t border-line bg-canvas px-4 py-3 md:-mx-8 md:px-8 lg:mx-0 lg:px-0 print:hidden"
    >
      <Button ref={approve} onClick={() => void ask('approve')} className="max-sm:flex-auto">
        {t('decide.approve')}
      </Button>
      <Button ref={reject} kind="quiet" onClick={() => void ask('reject')} className="max-sm:flex-auto">
        {t('decide.reject')}
      </Button>
      <LazyPart>
        {asked?.what === 'approve' && <ApproveDialog {...shared('approve', approve)} effect={effect} />}
        {asked?.what === 'reject' && <RejectDialog {...shared('reject', reject)} rejecting={rejecting} />}
      </LazyPart>
    </section>
  );
}
