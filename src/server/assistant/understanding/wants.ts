/** What a message wants besides its places, kinds, days and prices. */
export interface Wants {
  /** It asks for what costs nothing. */
  gratis?: true;
  /** It speaks of a price or a stay by the night. */
  perNight?: true;
  /** The currency in which it wants amounts. */
  shownIn?: 'KES' | 'USD';
  /** It speaks of a tour, of whatever kind. */
  tour?: true;
  /** The code of the language in which somebody should guide or speak. */
  speaks?: string;
}

const gratis =
  /\b(?:for free|free of charge|no cost|anything free(?! on)|free (?:activit(?:y|ies)|things?|tours?|stuff|events?|attractions?|entry|food|places?|walks?)|bure|bila malipo|bila kulipa)\b/u;
/** What may be free of charge without being looked for. */
const ofOtherThings =
  /\b(?:cancel\w*|\w*ghairi|refund\w*|change|changing|kids?|child(?:ren)?|baby|watoto|mtoto|wifi|parking|pick\w*|account|list|listing|kutangaza|register\w*)\b/u;

const perNight = /\b(?:per|a|each|every) night\b|\b(?:kwa|kila) usiku\b/u;
const tour = /\b(?:tours?|excursions?|ziara)\b/u;
const inShillings = /\b(?:in|kwa) (?:kenyan? )?(?:shillings?|kes|kshs?|bob|shilingi)\b(?: za kenya)?/u;
const inDollars = /\b(?:in|kwa) (?:us )?(?:dollars?|usd|dola)\b/u;

const languageCodes: Readonly<Record<string, string>> = {
  ...{ english: 'en', kiingereza: 'en', swahili: 'sw', kiswahili: 'sw', french: 'fr', kifaransa: 'fr' },
  ...{ german: 'de', kijerumani: 'de', italian: 'it', kiitaliano: 'it', arabic: 'ar', kiarabu: 'ar' },
  ...{ spanish: 'es', kihispania: 'es', chinese: 'zh', mandarin: 'zh', kichina: 'zh', japanese: 'ja', russian: 'ru' },
  ...{ portuguese: 'pt', dutch: 'nl', hindi: 'hi', gujarati: 'gu' },
};
const languageName = Object.keys(languageCodes).join('|');
const spoken = new RegExp(
  `\\b(?:in|kwa|speaks?|speaking|spoken in|anayeongea|anayezungumza|wanaoongea|wanaozungumza|anaongea|anazungumza) (?<first>${languageName})\\b|\\b(?<second>${languageName})[- ](?:speaking|guides?|tours?)\\b`,
  'u',
);
/** Who guides may speak a language; our pages have languages of their own. */
const guided =
  /\b(?:tours?|guides?|guided|trips?|excursions?|safaris?|walks?|class(?:es)?|lessons?|ziara|mwongozaji|waongozaji|kiongozi|viongozi|matembezi)\b/u;

/** Reads what a message wants, and removes the words that say nothing else. @param text lower case, with its punctuation */
export function readWants(text: string): { wants: Wants; rest: string } {
  const wants: Wants = {};
  if (gratis.test(text) && !ofOtherThings.test(text)) wants.gratis = true;
  if (perNight.test(text)) wants.perNight = true;
  if (tour.test(text)) wants.tour = true;
  const shillings = inShillings.test(text);
  if (shillings) wants.shownIn = 'KES';
  else if (inDollars.test(text)) wants.shownIn = 'USD';
  const language = guided.test(text) ? spoken.exec(text)?.groups : undefined;
  const code = languageCodes[language?.first ?? language?.second ?? ''];
  if (code !== undefined) wants.speaks = code;
  return { wants, rest: text.replace(shillings ? inShillings : inDollars, ' ') };
}
