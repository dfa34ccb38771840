import { normaliseText } from '#server/catalogue/search-text.ts';
import { synonyms } from '#server/catalogue/synonyms.ts';
import { editDistance } from '#shared/edit-distance.ts';
import { functionWords, isCommonWord } from '../understanding/language.ts';
import { isNumberWord } from '../understanding/numbers.ts';
import { otherWords, searchable } from '../understanding/other-words.ts';
import { isSearchedWord } from '../understanding/read-message.ts';

/** Words with which people ask for something, and that say nothing of what it is. */
const askingWords: ReadonlySet<string> = new Set(
  (
    'show find search look looking see recommend suggest offer offers suggestion suggestions options option something anything thing things do visit go going travel ' +
    'trip trips tour tours activity activities place places idea ideas plan good nice great fun interesting exciting beautiful amazing romantic special ' +
    'around near nearby next today tomorrow available free open cost costs price prices rate rates charge expensive total per person people each day night ' +
    'book booking reserve reservation hire rent included include includes details tell know more one ones us me kenya kenyan twende let lets ' +
    'slot slots left space spot spots vacancy fully still yana ina zina una kina lina top rated best cheapest cheap highest year years old bedroom bedrooms room rooms learn lesson lessons class classes try watch watching meet meeting hoping experience take taking enjoy spend cool nearest close quiet quick short long week weekend month morning evening ' +
    'afternoon hour hours today tomorrow tonight next nearby fancy lovely decent proper cosy cozy peaceful authentic real typical famous unique memorable unforgettable awesome wonderful perfect suitable different relaxing relaxed planning plan plans staying arriving leaving moving coming getting honeymoon anniversary birthday holiday holidays vacation weekend adventure adventurous someplace ones stuff thing lots bit maybe perhaps around pls plz please kindly hey hello dear guys team folks wed youd ive id whats hows wheres next people friend friends family couple group wife husband parents someone somewhere anywhere anyone wanna gonna kindly advise possible ' +
    'nipeleke peleka kupeleka niende twende tuende tembea kutembea kujifunza ona naona nione tuone kuangalia kutazama sehemu popote pamoja wikendi mwezi ujao ijayo hapa huko nataka kupata wapi ' +
    'natafuta tafadhali napenda ningetaka kununua kupumzika pumzika rafiki marafiki familia mke mume wangu yetu zetu ' +
    'nitafutie tafuta onyesha nionyeshe pendekeza nipendekezee mapendekezo kitu vitu mambo nzuri mazuri vizuri zuri kizuri kutembelea tembelea kwenda kuona kufanya ' +
    'punguza nipunguzie popote swim swimming under night allowed allow seen seeing popular right now thats teen teens teenager teenagers young old kudrive drive driving picked airport between kati njiani way somewhere lodging less listing listings friendly jioni asubuhi mchana ' +
    'kwenye kuhusu tungependa ningependa nitapenda mpate kupate nipate tupate nipatie tupatie naomba mnipe unaweza mnaweza kunisaidia saidia ulizo mlizo safi poa fiti kali tamu raha ndogo kubwa wapi hivi kesho leo jumamosi jumapili wikendi wiki likizo sisi wetu wako yenu zote yote nyingi mengi ' +
    'safari ziara shughuli mahali sehemu bei gharama pesa shilingi dola kukodi kodi jumla maelezo nchini zilizo zenye yenye lenye chenye penye mna mnatoa mnayo'
  ).split(' '),
);

/** Kiswahili verbs that say what somebody wants to do, such as tuendeshe and kutazama, and not what it is. */
const isVerb =
  /^(?:ku|tu|ni)(?=[a-z]{4})(?:(?:[cst]h|dh|gh|ng|ny|m[bw]|n[djz]|[kblpt]w|[b-df-hj-np-tv-z])?[aeiou])+(?<=[ae])$/u;

/** The words of a text that may be in the title of what is looked for. */
export function meaningfulWords(text: string): string[] {
  return normaliseText(text)
    .split(' ')
    .filter(
      (word) =>
        word.length > 2 &&
        !isCommonWord(word) &&
        !functionWords.has(word) &&
        !askingWords.has(word) &&
        !isNumberWord(word) &&
        !(isVerb.test(word) && !isSearchedWord(word)) &&
        !/\d/.test(word),
    );
}

/** What a message looks for besides its slots; undefined where nothing is left. */
export function soughtWords(words: readonly string[]): string | undefined {
  const left = meaningfulWords(words.filter((word) => !word.startsWith('<')).join(' '));
  return left.length === 0 ? undefined : searchable(left).slice(0, 6).join(' ');
}

/** The first word of each group of words that the search takes for the same, and that by which others are searched. */
const meanings: ReadonlyMap<string, string> = new Map([
  ...synonyms.flatMap((group) => {
    const [first = '', ...others] = group.filter((phrase) => !phrase.includes(' '));
    return others.map((other) => [other, first] as const);
  }),
]);
/** A dhow is a boat to whoever wants to be on one. */
const boats: ReadonlySet<string> = new Set(['boat', 'dhow', 'ferry', 'canoe', 'outrigger']);

const meaningOf = (word: string): string => {
  const searched = otherWords.get(word) ?? word;
  const meant = meanings.get(searched) ?? searched;
  return boats.has(meant) ? 'boat' : meant === 'foot' ? 'walk' : meant;
};

/** The longest ending that leaves a word the same: walk, walking; but not kite and Kitengela. */
const endingMost = 4;

/** Boat and boats are the same word, bike and bicycle too, and so is one with a typing mistake; bo and boat are not. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other || meaningOf(one) === meaningOf(other)) return true;
  if (Math.min(one.length, other.length) <= 3) return false;
  const isBeginning = one.startsWith(other) || other.startsWith(one);
  if (isBeginning && Math.abs(one.length - other.length) <= endingMost) return true;
  return Math.min(one.length, other.length) > 6 && one[0] === other[0] && editDistance(one, other) <= 1;
}

/** The sentences of texts that have most of the words, and how many of them. */
export function sentencesWith(
  texts: readonly string[],
  asked: readonly string[],
): { sentences: string[]; count: number } {
  const counted = texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+/u))
    .map((sentence) => {
      const own = normaliseText(sentence).split(' ');
      return { sentence, count: asked.filter((word) => own.some((one) => isSameWord(one, word))).length };
    });
  const most = Math.max(0, ...counted.map(({ count }) => count));
  if (most === 0) return { sentences: [], count: 0 };
  const best = counted.filter(({ count }) => count === most).slice(0, sentencesShown);
  return { sentences: best.map(({ sentence }) => sentence), count: most };
}

const sentencesShown = 2;
