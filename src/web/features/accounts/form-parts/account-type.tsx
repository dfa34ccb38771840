import type { ComponentProps } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { radioClasses } from '#web/ui/choices.tsx';

/** Traveller or provider. @param radio the result of `form.register('role')` */
export function AccountType(radio: ComponentProps<'input'>) {
  const { t } = useTranslation('accounts');
  return (
    <fieldset>
      <legend className="mb-1.5 text-s font-semibold">{t('register.role')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['user', 'provider'] as const).map((value) => (
          <label
            key={value}
            className="flex cursor-pointer items-start gap-3 rounded-m border border-line-strong bg-surface p-3 has-checked:border-brand has-checked:bg-success-soft"
          >
            <input {...radio} type="radio" value={value} className={radioClasses} />
            <span>
              <span className="block font-semibold">{t(`register.role.${value}`)}</span>
              <span className="block text-s text-ink-soft">{t(`register.role.${value}Hint`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
