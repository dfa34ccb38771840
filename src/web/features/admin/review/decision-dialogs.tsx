import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { AdminProvider } from '#shared/contracts/approvals.ts';
import { type OnboardingStep, onboardingSteps } from '#shared/onboarding-steps.ts';
import { reasonLength } from '#shared/reason-length.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { News } from '#web/ui/news.tsx';
import { useForeign } from '#web/ui/use-lang.ts';
import { CountedText } from '../acts/counted-text.tsx';
import { stepTexts } from '../states.tsx';
import { useTypedGuard } from '../typed/use-typed-guard.tsx';
import { type Outcome, type Reviewed, useDecide } from './use-decide.ts';

interface DialogProps {
  reviewed: Reviewed;
  open: boolean;
  onClose: () => void;
  onDone: (outcome: Outcome) => void;
  returnTo: RefObject<HTMLElement | null>;
}

const approveTitles = {
  provider: 'approve.title.provider',
  service: 'approve.title.service',
  change: 'approve.title.change',
  document: 'approve.title.document',
} as const;

/** Says what approving does before it is done. */
export function ApproveDialog({ effect, ...props }: DialogProps & { effect: string }) {
  const { t } = useTranslation('admin-approvals');
  const { reviewed, open, onClose, onDone, returnTo } = props;
  const decide = useDecide(reviewed, onDone);
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => wanted || closeUnlessBusy(decide, onClose)}
      title={t(approveTitles[reviewed.kind])}
      description={`${effect} ${t('approve.letter')}`}
      returnTo={returnTo}
    >
      <div className="mt-5 grid grid-cols-1 gap-5">
        <Problems decide={decide} onClose={onClose} />
        <Buttons decide={decide} onClose={onClose}>
          <Button busy={decide.busy} onClick={() => void decide.approve()} className="max-sm:flex-auto">
            {t('approve.confirm')}
          </Button>
        </Buttons>
      </div>
    </Dialog>
  );
}

const rejectTitles = {
  provider: 'reject.title.provider',
  service: 'reject.title.service',
  change: 'reject.title.change',
  document: 'reject.title.document',
} as const;

const languageTexts = { en: 'language.en', sw: 'language.sw' } as const;

/** Asks for the reason that the provider reads, and of an application for the steps that it has to mend. */
export function RejectDialog({ rejecting, ...props }: DialogProps & Pick<AdminProvider, 'rejecting'>) {
  const { t } = useTranslation('admin-approvals');
  const { reviewed, open, onClose, onDone, returnTo } = props;
  const [reason, setReason] = useState('');
  const [steps, setSteps] = useState<OnboardingStep[]>([]);
  const field = useRef<HTMLTextAreaElement>(null);
  const decide = useDecide(reviewed, onDone);
  const lang = useForeign()(rejecting.readerLang);
  const guard = useTypedGuard({ open, busy: decide.busy, onClose });
  const write = (text: string) => {
    setReason(text);
    decide.clearReasonError();
  };
  const suggest = (suggestion: (typeof rejecting.reasons)[number]) => {
    write([reason.trim(), suggestion.text].filter(Boolean).join('\n'));
    setSteps((now) => onboardingSteps.filter((step) => now.includes(step) || suggestion.steps.includes(step)));
    field.current?.focus();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => wanted || closeUnlessBusy(decide, guard.leave)}
      title={t(rejectTitles[reviewed.kind])}
      description={t('reject.text')}
      returnTo={returnTo}
    >
      <div className="mt-5 grid grid-cols-1 gap-5 [&_textarea]:scroll-mb-28" {...guard.fields}>
        <Problems decide={decide} onClose={onClose} />
        <CountedText
          ref={field}
          label={t('reject.reason')}
          hint={t('reject.reasonHint', { language: t(languageTexts[rejecting.readerLang]) })}
          required
          rows={4}
          maxLength={reasonLength}
          lang={lang}
          value={reason}
          error={decide.reasonError}
          onChange={({ target }) => write(target.value)}
        />
        <Suggestions rejecting={rejecting} onChoose={suggest} lang={lang} />
        {reviewed.kind === 'provider' && <Steps chosen={steps} onChange={setSteps} />}
        <Buttons decide={decide} onClose={guard.leave}>
          <Button
            kind="danger"
            busy={decide.busy}
            onClick={() => void decide.reject({ reason: reason.trim(), steps })}
            className="max-sm:flex-auto"
          >
            {t('reject.confirm')}
          </Button>
        </Buttons>
        {guard.question}
      </div>
    </Dialog>
  );
}

type Decide = ReturnType<typeof useDecide>;

/** While a request is sent again the dialog stays: it must first say that its outcome is unknown. */
function closeUnlessBusy({ busy, sendingAgain, stop }: Decide, onClose: () => void) {
  if (sendingAgain) stop();
  else if (!busy) onClose();
}

function Problems({ decide: { notice, reload, sendingAgain }, onClose }: { decide: Decide; onClose: () => void }) {
  const { t } = useTranslation(['admin-approvals', 'common']);
  return (
    <>
      {notice !== undefined && <News tone="danger">{notice}</News>}
      {reload && (
        <p>
          <Button
            kind="quiet"
            onClick={() => {
              reload();
              onClose();
            }}
          >
            {t('reload')}
          </Button>
        </p>
      )}
      {sendingAgain && <News tone="warning">{t('common:sendingAgain')}</News>}
    </>
  );
}

interface SuggestionsProps extends Pick<AdminProvider, 'rejecting'> {
  onChoose: (suggestion: AdminProvider['rejecting']['reasons'][number]) => void;
  lang: string | undefined;
}

function Suggestions({ rejecting: { reasons }, onChoose, lang }: SuggestionsProps) {
  const { t } = useTranslation('admin-approvals');
  return (
    <div className="grid gap-2">
      <p id="suggestions" className="text-s font-semibold">
        {t('reject.suggestions')}
      </p>
      <ul aria-labelledby="suggestions" className="grid gap-1.5">
        {reasons.map((suggestion) => (
          <li key={suggestion.text}>
            <button
              type="button"
              lang={lang}
              className="min-h-11 w-full rounded-m border border-line px-3 py-2 text-left text-s transition-colors hover:border-ink hover:bg-sunken"
              onClick={() => onChoose(suggestion)}
            >
              {suggestion.text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Steps({ chosen, onChange }: { chosen: OnboardingStep[]; onChange: (steps: OnboardingStep[]) => void }) {
  const { t } = useTranslation('admin-approvals');
  return (
    <fieldset className="grid gap-1">
      <legend className="text-s font-semibold">{t('reject.steps')}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {onboardingSteps.map((step) => (
          <Checkbox
            key={step}
            label={t(stepTexts[step])}
            checked={chosen.includes(step)}
            onChange={({ target }) =>
              onChange(onboardingSteps.filter((one) => (one === step ? target.checked : chosen.includes(one))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** They stay visible while the text scrolls, except with large text or on a low screen. */
function Buttons({ decide, onClose, children }: { decide: Decide; onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation('admin-approvals');
  const { busy, sendingAgain } = decide;
  return (
    <div className="-mx-5 -mb-5 flex flex-wrap gap-3 border-t border-line bg-surface px-5 py-4 sm:-mx-6 sm:-mb-6 sm:px-6 [@media(min-height:36rem)]:sticky [@media(min-height:36rem)]:-bottom-5 sm:[@media(min-height:36rem)]:-bottom-6">
      {children}
      <Button
        kind="quiet"
        disabled={busy && !sendingAgain}
        onClick={() => closeUnlessBusy(decide, onClose)}
        className="max-sm:flex-auto"
      >
        {t('leave')}
      </Button>
    </div>
  );
}
