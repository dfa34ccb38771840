import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from '#web/ui/use-lang.ts';

/** How the value of a setting is shown. */
export function useSettingValue(): (value: string | number | boolean) => string {
  const { t } = useTranslation('admin-settings');
  const numbers = new Intl.NumberFormat(`${useLang()}-KE`, { maximumFractionDigits: 4 });
  return (value) => {
    if (typeof value === 'boolean') return t(value ? 'value.on' : 'value.off');
    if (typeof value === 'number') return numbers.format(value);
    return value === '' ? t('value.empty') : value;
  };
}
