import { type Lang, stripLang, withLang } from '#shared/languages.ts';

/** Remembers the choice for a year in a cookie; for Kiswahili the server then redirects English addresses. */
export function rememberLanguage(lang: Lang): void {
  // Many phones in use do not have the Cookie Store API.
  Object.assign(document, { cookie: `lang=${lang}; path=/; max-age=31536000; samesite=lax` });
}

/** The router's rewrite: removes the language from addresses that are read, and adds it to those that are written. */
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
