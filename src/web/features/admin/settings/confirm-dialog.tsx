import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Consent, listOpenConsentsCall } from '#shared/contracts/consents.ts';
import {
  getSettingsCall,
  listSettingsChangesCall,
  publicSettingsCall,
  type Settings,
  updateSettingsCall,
} from '#shared/contracts/settings.ts';
import { reasonLength } from '#shared/reason-length.ts';
import { useSignInAgain } from '#web/features/accounts/sign-in-again.tsx';
import { api } from '#web/lib/api.ts';
import { showFieldProblems } from '#web/lib/form.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { Problem } from '#web/lib/problem.ts';
import { type FailureWords, useFailureWords } from '#web/lib/problem-text.ts';
import { outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { News } from '#web/ui/news.tsx';
import { useMoney } from '#web/ui/use-money.ts';
import { CountedText } from '../acts/counted-text.tsx';
import { isConsentAsked } from '../acts/is-consent-asked.ts';
import { settingsQuery } from '../queries.ts';
import { useTypedGuard } from '../typed/use-typed-guard.tsx';
import { neededConsent } from './needed-consent.ts';
import type { SettingForm, SettingName } from './sections.ts';
import { useSettingValue } from './use-setting-value.ts';

interface ConfirmDialogProps {
  form: SettingForm;
  settings: Settings;
  /** Of these settings. */
  version: number;
  /** What is to be changed. */
  wanted: Partial<Settings>;
  /** What of the settings waits for a second admin. */
  open: readonly Consent[];
  onClose: () => void;
}

/** Says what changes and for whom, and saves it. The password is asked for where the last sign-in is too long ago. */
export default function ConfirmDialog({ form, settings, version, wanted, open, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation(['admin-settings', 'admin-panel']);
  const { charge } = useMoney();
  const { nobodyConsents, ratesAlone } = useQuery(settingsQuery).data ?? {};
  const shown = useSettingValue();
  const [reason, setReason] = useState('');
  const { busy, failure, save, mustSayWhy, signInDialog } = useSave({
    ...{ form, version, wanted, onClose },
    reason: reason.trim(),
  });
  const guard = useTypedGuard({ open: true, busy, onClose });
  // Another rate may have been set since these were read.
  const act = neededConsent({ settings, ratesAlone }, wanted) ?? (mustSayWhy ? 'settings.money' : undefined);
  const asksConsent = act !== undefined;
  const isAsked = open.some((each) => each.act === act);
  const changes = Object.entries(wanted) as [SettingName, Settings[SettingName]][];
  return (
    <>
      <Dialog
        open
        onOpenChange={(isOpen) => isOpen || busy || guard.leave()}
        title={t('confirm.title')}
        description={t(asksConsent ? 'confirm.laterText' : 'confirm.text')}
      >
        <div className="mt-5 grid grid-cols-1 gap-5" {...guard.fields}>
          <FactList
            facts={changes.map(([name, value]) => [
              t(`name.${name}`),
              t('change', { from: shown(name, settings[name]), to: shown(name, value) }),
            ])}
          />
          {isAsked && <Notice tone="warning">{t('consent.open')}</Notice>}
          {asksConsent && !isAsked && (
            <>
              <Notice tone="warning">
                {nobodyConsents
                  ? t('admin-panel:consent.nobody', { amount: charge((settings.consentAboveCents ?? 0) / 100) })
                  : t('consent.needed')}
              </Notice>
              <CountedText
                label={t('consent.reason')}
                required
                rows={3}
                maxLength={reasonLength}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            </>
          )}
          {failure && (
            <News tone="danger" title={failure.title}>
              {failure.text}
            </News>
          )}
          <div className="flex flex-wrap gap-3">
            <Button
              busy={busy}
              disabled={isAsked || (asksConsent && reason.trim() === '')}
              onClick={() => void save()}
              className="max-sm:flex-auto"
            >
              {t('confirm.save')}
            </Button>
            <Button kind="quiet" disabled={busy} onClick={guard.leave} className="max-sm:flex-auto">
              {t('confirm.leave')}
            </Button>
          </div>
          {guard.question}
        </div>
      </Dialog>
      {signInDialog}
    </>
  );
}

interface Saving extends Omit<ConfirmDialogProps, 'settings' | 'open'> {
  reason: string;
}

/** Saving the same values twice changes nothing, so after a lost answer the button may be pressed again. */
function useSave({ form, version, wanted, reason, onClose }: Saving) {
  const { t } = useTranslation('admin-settings');
  const queries = useQueryClient();
  const wordsFor = useFailureWords();
  const again = useSignInAgain();
  const { busy, run } = useOneAtATime();
  const [failure, setFailure] = useState<FailureWords>();
  const [mustSayWhy, setMustSayWhy] = useState(false);
  const save = () =>
    run(async () => {
      setFailure(undefined);
      try {
        const saved = await again.run(() =>
          api(updateSettingsCall, { body: { ...wanted, version, ...(reason && { reason }) } }),
        );
        if (!saved) return;
        outdate(queries, getSettingsCall, listSettingsChangesCall, publicSettingsCall);
        const isAsked = isConsentAsked(saved);
        // What is asked for does not apply yet; what is saved is not typed any more.
        if (isAsked) form.reset();
        else form.reset(form.getValues());
        if (isAsked) outdate(queries, listOpenConsentsCall);
        toast.success(t(isAsked ? 'consent.asked' : 'saved'));
        onClose();
      } catch (problem) {
        if (problem instanceof Problem && problem.code === 'consent_open') outdate(queries, listOpenConsentsCall);
        if (problem instanceof Problem && problem.fields.reason) setMustSayWhy(true);
        else if (showFieldProblems(form, problem)) onClose();
        else setFailure(wordsFor(problem, t('failed')));
        // The dialog then says what each setting is by now.
        if (problem instanceof Problem && problem.code === 'changed_meanwhile') {
          outdate(queries, getSettingsCall, listSettingsChangesCall);
        }
      }
    });
  return { busy, failure, save, mustSayWhy, signInDialog: again.dialog };
}
