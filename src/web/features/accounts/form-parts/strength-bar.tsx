import { type PasswordStrength, passwordStrength } from '#shared/password.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

type Step = Exclude<PasswordStrength['step'], 'none'>;

const bars: Record<Step, string> = {
  weak: 'w-1/4 bg-danger',
  fair: 'w-1/2 bg-warning',
  good: 'w-3/4 bg-info',
  strong: 'w-full bg-success',
};

/** The strength of a password in four steps; nothing for an empty one. */
export function StrengthBar({ password }: { password: string }) {
  const { t } = useTranslation('accounts');
  const { step, percent } = passwordStrength(password);
  if (step === 'none') return null;
  return (
    <div className="mt-2 grid gap-1.5">
      <meter className="sr-only" aria-label={t('strength.label')} min={0} max={100} value={percent}>
        {t(`strength.${step}`)}
      </meter>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line">
        <div className={`h-full ${bars[step]}`} />
      </div>
      <p className="text-s">
        <span className="text-ink-soft">{t('strength.label')}: </span>
        <span className="font-semibold">{t(`strength.${step}`)}</span>
      </p>
    </div>
  );
}
