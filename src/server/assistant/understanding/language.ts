import type { Lang } from '#shared/languages.ts';

/** Frequent words that belong to one of the languages alone. */
const common: { readonly [L in Lang]: ReadonlySet<string> } = {
  en: new Set(
    (
      'the a an and or of in on at to for from with without by is are was were be been do does did can could will would should may must ' +
      'i you he she it we they me my your our their this that these those what which who where when why how much many any some no not ' +
      'please thanks thank hello hi hey good there about have has had get got want need like show find tell give help book booking pay payment ' +
      'cant dont didnt doesnt isnt wasnt arent havent hasnt wont im ive ill youre whats wheres hows its lets should if then also an as so just us ' +
      'horse riding golf spa fishing gym sauna yoga massage nature culture super bye ok okay thx cool great sorry really still also very too later yeah yep nope ' +
      'price cost cheap cheaper best more people person night nights day days trip trips if near free available only yes'
    ).split(' '),
  ),
  sw: new Set(
    (
      'ya wa na la kwa katika cha za vya pa ni au kutoka hadi je nini gani nani wapi lini vipi ngapi kiasi bei yangu yako langu lako zangu wangu ' +
      'changu mimi wewe sisi nyinyi wao hii hiyo huyu hizo hizi kuna kwenda niko nina nataka ningependa tafadhali asante habari mambo shikamoo jambo hujambo ' +
      'nafasi marejesho kulipa lipa malipo ghairi kughairi weka kuweka tafuta onyesha nionyeshe nipe naomba saidia msaada hoteli chakula usafiri ' +
      'watu siku usiku leo kesho sana pia lakini kama bila hapana ndiyo ndio gharama nafuu rahisi pesa watoto mwezi wiki karibu nitapata naweza unaweza ' +
      'safi poa sawa haya kwenye inagharimu nahitaji tunataka tunahitaji tuko kufanya gani vizuri zaidi sasa bado ' +
      'iko ipo yuko mko wako zipo yapo mpaka ndani nje mbali juu chini mbele nyuma baada kabla wakati kila mmoja moja mbili tatu nne tano sita saba nane tisa kumi ' +
      'januari februari machi aprili mei juni julai agosti septemba oktoba novemba desemba jumatatu jumanne jumatano alhamisi ijumaa jumamosi jumapili ' +
      'asubuhi mchana jioni wikendi mwaka miaka familia rafiki marafiki mke mume kisiwani visiwani wageni mgeni nyumbani kubwa ndogo nyingi chache yote zote wote ' +
      'kabisa hasa tena kwanza mwisho mwanzo pamoja peke tu ila isipokuwa ingawa kwamba ambayo ambao ambapo ambaye kwani maana sababu hivyo hivi vile siyo sio labda pengine lazima ' +
      'inabidi afadhali chochote yoyote popote sehemu mahali kitu vitu mambo swali jibu wengine wengi baadhi karibuni kukaa kulala kula mzungu wazungu mzima wazima ngoja badala tunaweza mnaweza unataka mnataka tutaweza watatu wawili wanne watano'
    ).split(' '),
  ),
};

/** Words of both languages that a question about anything may have. */
export const functionWords: ReadonlySet<string> = new Set(
  (
    'the a an and or of in on at to for from with by is are was be been do does did can could will would should may i you he she it we they me my our your ' +
    'cant dont didnt doesnt isnt wasnt arent havent hasnt wont im ive ill whats wheres hows its lets us just am if as so ' +
    'much many ngapi ipi zipi yupi lipi kipi vipi aje wangapi mangapi mingapi vingapi say says said tell know let think going go get u r ya yo not no then than into onto up out off over again ever am im id ur your yours mine his her him them their its been being had did done does ' +
    'kwenye kuhusu mpaka kuanzia hizi hiki hicho huo huu yule zile vile ile hapo hapa huko mna una ana wana tuna kwani hivi basi mimi wewe sisi yako yangu zako zangu ' +
    'this that these there what which who where when why how some any please about have has get got want need like ' +
    'ya wa na la kwa katika cha za vya pa ni au kutoka hadi je nini gani nani wapi lini vipi hii hiyo hizo kuna nina nataka ningependa tafadhali naomba niko tuko ' +
    'naweza unaweza nahitaji tunataka pia lakini kama sana'
  ).split(' '),
);

/** Whether a word is so frequent in one of the languages that it is never a misspelt other one. */
export const isCommonWord = (word: string): boolean =>
  common.en.has(word) || common.sw.has(word) || verbBeginnings.test(word);

/** Beginnings of Kiswahili verbs, of which almost no English word has one. */
const verbBeginnings =
  /^(?:ni(?:na|ta|li|me|we)|tu(?:na|ta|li|me)|una|uta|wana|wata|ina|ita|ana|ata|sija|siwezi|haku|hawa|kuna|zina|yana|mna(?!zi)|mta|tuki|niki|uki|waki(?!ng)|ninge|tunge|unge|mnge|zita|tusi|nisi|wasi(?!ni\b))[a-z]{2,}/;

/**
 * The language in which a message is written; undefined where nothing tells.
 * @param tokens as `normaliseText` writes them
 */
export function languageOf(tokens: readonly string[]): Lang | undefined {
  const english = tokens.filter((token) => common.en.has(token)).length;
  const swahili = tokens.filter((token) => common.sw.has(token) || verbBeginnings.test(token)).length;
  if (english === swahili) return undefined;
  return english > swahili ? 'en' : 'sw';
}
