import { useTranslation } from '#web/lib/use-translation.ts';
import { TextInput } from '#web/ui/inputs.tsx';
import { useLangs } from '#web/ui/use-langs.ts';

/** Words in both languages as they are typed. */
export type TypedWords = Record<'en' | 'sw', string>;
export type WordErrors = Partial<Record<'en' | 'sw', { message?: string | undefined } | undefined>> | undefined;

interface InBothProps {
  label: string;
  most: number;
  placeholder?: string;
  words: TypedWords;
  errors: WordErrors;
  onChange: (words: TypedWords) => void;
}

/** A line in both languages, that of the page first. */
export function InBoth({ label, most, placeholder, words, errors, onChange }: InBothProps) {
  const { t } = useTranslation('catalogue');
  const langs = useLangs();
  return (
    <>
      {langs.map((lang) => (
        <TextInput
          key={lang}
          lang={lang}
          label={`${label} (${t(`language.${lang}`)})`}
          maxLength={most}
          placeholder={placeholder}
          value={words[lang]}
          error={errors?.[lang]}
          onChange={({ target }) => onChange({ ...words, [lang]: target.value })}
        />
      ))}
    </>
  );
}
