import { isLang, type Lang, withLang } from '#shared/languages.ts';
import { takeNote } from './tab-notes.ts';

/** The language whose link was pressed last in this tab; forgotten by the call, since the account has it from then on. */
export function takePressedLanguage(): Lang | undefined {
  const pressed = takeNote('language');
  return isLang(pressed) ? pressed : undefined;
}

/** Opens this page in a language, and remembers it like a link that is pressed. */
export function goToLanguage(lang: Lang): void {
  Object.assign(document, { cookie: `lang=${lang}; path=/; max-age=31536000; samesite=lax` });
  const { pathname, search, hash } = window.location;
  window.location.replace(withLang(pathname + search, lang) + hash);
}
