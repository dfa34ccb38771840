import type { PaymentOptions } from '#shared/contracts/payments.ts';
import type { ChargeMethod } from '#shared/payment-methods.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { radioClasses } from '#web/ui/choices.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';

const reasons = {
  method_off: 'method.off',
  card_minimum: 'method.cardMinimum',
  mpesa_limit: 'method.mpesaLimit',
} as const;

/** How each method is shown. */
const shown = {
  card: { icon: 'card', name: 'method.card' },
  mpesa: { icon: 'phone', name: 'method.mpesa' },
} as const satisfies Record<ChargeMethod, { icon: IconName; name: string }>;

const isReason = (text: string | null): text is keyof typeof reasons => text !== null && Object.hasOwn(reasons, text);

interface MethodSwitchProps {
  /** In the order in which they are shown. */
  methods: readonly ChargeMethod[];
  method: ChargeMethod | undefined;
  options: PaymentOptions;
  disabled: boolean;
  onChange: (method: ChargeMethod) => void;
}

/** Card or M-Pesa; a method that cannot be used says why. */
export function MethodSwitch({ methods, method, options, disabled, onChange }: MethodSwitchProps) {
  const { t } = useTranslation('payments');
  return (
    <fieldset disabled={disabled} className="grid gap-3">
      <legend className="mb-2 text-s font-semibold">{t('method.label')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {methods.map((value) => {
          const { icon, name } = shown[value];
          const { available, reason } = options[value];
          return (
            <label
              key={value}
              className={classes(
                'grid min-h-16 grid-cols-[auto_1fr_auto] items-center gap-x-3 rounded-m border px-4 py-3 transition-colors',
                method === value ? 'border-brand bg-brand-soft ring-1 ring-brand' : 'border-line-strong bg-surface',
                available ? 'cursor-pointer' : 'cursor-not-allowed',
                disabled && 'opacity-60',
              )}
            >
              <input
                type="radio"
                name="method"
                value={value}
                checked={method === value}
                disabled={!available}
                onChange={() => onChange(value)}
                className={radioClasses}
              />
              <span className={classes('font-semibold', !available && 'text-ink-soft')}>{t(name)}</span>
              <Icon name={icon} className={classes('size-6', method === value ? 'text-brand' : 'text-ink-soft')} />
              {!available && (
                <span className="col-span-2 col-start-2 text-s text-ink-soft">
                  {t(reasons[isReason(reason) ? reason : 'method_off'])}
                </span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
