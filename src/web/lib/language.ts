import { type Lang, stripLang, withLang } from '#shared/languages.ts';

/** Remembers the choice for a year; the server then sends unprefixed pages to their twin. */
export function rememberLanguage(lang: Lang): void {
  // Many phones in use do not have the Cookie Store API.
  Object.assign(document, { cookie: `lang=${lang}; path=/; max-age=31536000; samesite=lax` });
}

/** The router's rewrite: strips the language from what comes in and adds it to what goes out. */
export function languageRewrite(lang: Lang) {
  return {
    input: ({ url }: { url: URL }) => {
      url.pathname = stripLang(url.pathname);
      return url;
    },
    output: ({ url }: { url: URL }) => {
      url.pathname = withLang(url.pathname, lang);
      return url;
    },
  };
}
