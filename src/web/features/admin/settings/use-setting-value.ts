import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';
import type { SettingName } from './sections.ts';

/** How the value of a setting is shown. */
export function useSettingValue(): (name: SettingName, value: string | number | boolean | null) => string {
  const { t } = useTranslation('admin-settings');
  const { charge } = useMoney();
  const numbers = new Intl.NumberFormat(`${useLang()}-KE`, { maximumFractionDigits: 4 });
  return (name, value) => {
    if (value === null) return t('value.off');
    if (typeof value === 'boolean') return t(value ? 'value.on' : 'value.off');
    if (name === 'consentAboveCents' && typeof value === 'number') return charge(value / 100);
    if (typeof value === 'number') return numbers.format(value);
    return value === '' ? t('value.empty') : value;
  };
}
