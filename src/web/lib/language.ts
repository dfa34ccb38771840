import { type Lang, stripLang, withLang } from '#shared/languages.ts';

/**
 * Runs in the head: remembers the language of a link that is pressed for a year in a cookie, from the first press on, also
 * before the link is hydrated, and in this tab for the account (`own-language.ts`). For Kiswahili the server then redirects
 * English addresses.
 */
export const languageScript = `addEventListener('click',function(e){var a=e.target.closest('a[hreflang]');if(a){document.cookie='lang='+a.hreflang+'; path=/; max-age=31536000; samesite=lax';try{sessionStorage['note:language']=a.hreflang}catch(e){}}},!0)`;

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
