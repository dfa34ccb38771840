/** Numbers as words, in English and Kiswahili; people are counted with a prefix in Kiswahili (watu wawili). */
const numberWords: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{
      one: 1,
      two: 2,
      three: 3,
      four: 4,
      five: 5,
      six: 6,
      seven: 7,
      eight: 8,
      nine: 9,
      ten: 10,
      eleven: 11,
      twelve: 12,
    },
    ...{ moja: 1, mmoja: 1, mbili: 2, wawili: 2, tatu: 3, watatu: 3, nne: 4, wanne: 4, tano: 5, watano: 5, sita: 6 },
    ...{ saba: 7, nane: 8, wanane: 8, tisa: 9, kumi: 10 },
    ...{ fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
    ...{ hundred: 100, ishirini: 20, thelathini: 30, arobaini: 40, hamsini: 50, sitini: 60, sabini: 70 },
    ...{ themanini: 80, tisini: 90, mia: 100 },
  }),
);

const aWord = [...numberWords.keys()].join('|');

/** Alternatives of a regular expression that match a number, in digits or as a word. */
export const aNumber = `(?:\\d{1,3}|${aWord})`;
/** The same of people, of whom there may be more than a search takes, so that the answer can say so. */
export const aCount = `(?:\\d{1,5}|${aWord})`;

/** @param text what `aNumber` matched */
export const numberOf = (text: string): number => numberWords.get(text) ?? Number(text);

/** Whether a word is a number. */
export const isNumberWord = (word: string): boolean => numberWords.has(word) || /^\d+$/.test(word);
