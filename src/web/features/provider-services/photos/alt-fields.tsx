import { listingLimits } from '#shared/listing-rules.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TextInput } from '#web/ui/inputs.tsx';
import { useLangs } from '#web/ui/use-langs.ts';

/** What a photo shows, in each language; empty where that is not said. */
export interface Alts {
  en: string;
  sw: string;
}

interface AltFieldsProps {
  value: Alts;
  onChange: (alts: Alts) => void;
  error: string | undefined;
}

/** What a photo shows, for people who do not see it; at least one language. */
export function AltFields({ value, onChange, error }: AltFieldsProps) {
  const { t } = useTranslation('provider-service');
  const langs = useLangs();
  return (
    <div className="grid gap-4">
      <p className="text-s text-ink-soft">{t('alt.text')}</p>
      {langs.map((lang) => (
        <TextInput
          key={lang}
          lang={lang}
          label={t(`alt.${lang}`)}
          placeholder={t(`alt.${lang}.example`)}
          maxLength={listingLimits.alt}
          value={value[lang]}
          error={lang === langs[0] ? error : undefined}
          onChange={({ target }) => onChange({ ...value, [lang]: target.value })}
        />
      ))}
    </div>
  );
}

export const hasAlt = ({ en, sw }: Alts): boolean => en.trim() !== '' || sw.trim() !== '';
