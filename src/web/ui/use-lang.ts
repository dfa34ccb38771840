import { useTranslation } from 'react-i18next';
import { isLang, type Lang } from '#shared/languages.ts';

/** The page's language. */
export function useLang(): Lang {
  const { i18n } = useTranslation();
  return isLang(i18n.language) ? i18n.language : 'en';
}
