import { type PasswordStrength, passwordStrength } from '#shared/password.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

type Step = Exclude<PasswordStrength['step'], 'none'>;

const steps = {
  weak: { text: 'strength.weak', bar: 'w-1/4 bg-danger' },
  fair: { text: 'strength.fair', bar: 'w-1/2 bg-warning' },
  good: { text: 'strength.good', bar: 'w-3/4 bg-info' },
  strong: { text: 'strength.strong', bar: 'w-full bg-success' },
} as const satisfies Record<Step, { text: string; bar: string }>;

/** The strength of a password in four steps; nothing while it is empty. */
export function StrengthMeter({ password }: { password: string }) {
  const { t } = useTranslation('accounts');
  const { step, percent } = passwordStrength(password);
  const shown = step === 'none' ? undefined : steps[step];
  return (
    <div aria-live="polite">
      {shown && (
        <div className="mt-2 grid gap-1.5">
          <meter className="sr-only" aria-label={t('strength.label')} min={0} max={100} value={percent}>
            {t(shown.text)}
          </meter>
          <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line">
            <div className={`h-full ${shown.bar}`} />
          </div>
          <p className="text-s">
            <span className="text-ink-soft">{t('strength.label')}: </span>
            <span className="font-semibold">{t(shown.text)}</span>
          </p>
        </div>
      )}
    </div>
  );
}
