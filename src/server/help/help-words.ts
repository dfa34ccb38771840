import type { Lang } from '#shared/languages.ts';

/** Words that say nothing of what is asked. */
const fillers: Record<Lang, ReadonlySet<string>> = {
  en: new Set(
    `a about again also am an and any are as at be been by can cannot could did do does for from get got had has have he help her his how
    i if in into is it its just like may me more much must my need no not of on one or our please she should so some tell than that the
    their them then there they this to too twende up us use using want was we were what when where which who whom why will with would you your`.split(
      /\s+/,
    ),
  ),
  sw: new Set(
    `au baada bila cha gani hapa hapo hata hii hiyo hizi huo huu ili ipi je jinsi kama kila kisha kuhusu kutoka kuwa kwa kwamba kwenye la lakini lini
    lipi mimi msaada na naomba naweza nawezaje ndani ndio ni nini nifanyeje nataka nina nikitaka nitaweza pia sana sasa si tafadhali tu twende unaweza vipi wa wapi ya yangu
    yake yako yangu yenu za zangu zako zipi wangu wako`.split(/\s+/),
  ),
};

/** Words that mean the same to whoever asks, each list as one stem: its first word. */
const same: Record<Lang, readonly (readonly string[])[]> = {
  en: [
    ['pay', 'paid', 'payment'],
    ['cancel', 'cancellation'],
    ['refund', 'reimburse', 'moneyback'],
    ['host', 'provider', 'owner'],
    ['child', 'children', 'kid', 'kids'],
    ['mpesa', 'pesa'],
    ['delete', 'erase', 'deletion'],
    ['favorite', 'favourite', 'wishlist'],
    ['currency', 'currencies'],
    ['sign', 'login', 'signin'],
    ['photo', 'picture', 'image'],
    ['bike', 'boda', 'motorbike', 'motorcycle'],
    ['safe', 'safety', 'secure', 'security'],
    ['mail', 'email', 'letter'],
    ['two', '2fa'],
  ],
  sw: [
    ['lipa', 'lipia', 'malipo', 'kulipa', 'lipwa'],
    ['ghairi', 'kughairi', 'sitisha'],
    ['rejesha', 'marejesho', 'rejeshewa', 'rudishiwa', 'rudisha'],
    ['mwenyeji', 'wenyeji', 'mtoahuduma'],
    ['mtoto', 'watoto'],
    ['futa', 'kufuta', 'ufutaji'],
    ['ingia', 'kuingia'],
    ['picha', 'piga'],
    ['salama', 'usalama'],
    ['badilisha', 'badili', 'mabadiliko', 'kubadilisha'],
    ['nafasi', 'buku', 'booking'],
    ['punguzo', 'pointi'],
  ],
};
const sameAs = (['en', 'sw'] as const).reduce(
  (all, lang) => {
    for (const [first = '', ...others] of same[lang]) for (const word of others) all[lang].set(word, first);
    return all;
  },
  { en: new Map<string, string>(), sw: new Map<string, string>() },
);

/** The least letters that stay of a word when its ends are cut. */
const rootLeast = 3;
const endingsEn = [
  'ations',
  'ation',
  'ments',
  'ment',
  'ings',
  'ing',
  'ied',
  'ies',
  'ers',
  'ed',
  'es',
  's',
  'ly',
  'er',
  'e',
  'y',
];
/** Subject, tense and object of a Kiswahili verb, such as ni-ta-ku-lipa, and the infinitive. */
const beginningSw =
  /^(?:(?:ni|si|u|a|tu|m|wa|hu|ha|i|zi|li|ya|ki|vi)?(?:na|li|ta|me|ki|ka|nge|ja)(?:ku|ni|tu|wa|m|i|zi|ya|ki)?|ku)(?=[a-z]{4,}$)/;

function stemEn(word: string): string {
  const ending = endingsEn.find((end) => word.endsWith(end) && word.length - end.length >= rootLeast);
  const root = ending === undefined ? word : word.slice(0, -ending.length);
  // cancelled, planning
  return root.length > rootLeast && /([^aeiou])\1$/.test(root) ? root.slice(0, -1) : root;
}

/** A Kiswahili verb without its beginning, and any other word as it is: nikighairi is ghairi. */
export const stemSw = (word: string): string => word.replace(/je$/, '').replace(beginningSw, '');

/** The root of a word, as articles and questions are compared by. @param word small letters without accents */
function stemOf(word: string, lang: Lang): string {
  const known = sameAs[lang].get(word);
  if (known !== undefined) return stemmed(known, lang);
  const root = stemmed(word, lang);
  return stemmed(sameAs[lang].get(root) ?? root, lang);
}

const stemmed = (word: string, lang: Lang): string =>
  word.length <= rootLeast || /\d/.test(word) ? word : lang === 'en' ? stemEn(word) : stemSw(word);

/** Small letters without accents and apostrophes; M-Pesa and e-mail are one word each. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘ʼ`´]/gu, '')
    .replace(/\bm[\s-]pesa\b/g, 'mpesa')
    .replace(/\be-mail/g, 'email');

/** The distinct stems of a text that say something, in its order. Of what has nothing but fillers, these. */
export function stemsOf(text: string, lang: Lang): string[] {
  const words = folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => word.length > 1 && !fillers[lang].has(word));
  return [...new Set((telling.length > 0 ? telling : words).map((word) => stemOf(word, lang)))];
}
