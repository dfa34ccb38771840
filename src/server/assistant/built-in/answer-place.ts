import { normaliseText } from '#server/catalogue/search-text.ts';
import { getPlaceFacts, type PlaceFacts } from '../tools/get-place.ts';
import type { ToolContext } from '../tools/tool.ts';
import { ideasIn } from '../understanding/ideas.ts';
import { phraseMap } from '../understanding/kinds.ts';
import { lexiconOf } from '../understanding/lexicon.ts';
import type { ReadMessage } from '../understanding/read-message.ts';
import { linkTo, say, type Words } from './draft.ts';
import { type Frame, goesOn, refersBack } from './frame.ts';
import { meaningfulWords, sentencesWith } from './search-words.ts';

type Section = 'about' | 'season' | 'way' | 'know';

/** What says of a place that something of this kind is asked. */
const sectionPhrases = {
  season:
    'best time, good time, bad time, best month, when to go, when to visit, when should i, when should we, when can we see, when is, which month, what month, which months, season, seasons, dry season, rainy season, weather, climate, temperature, how hot, how cold, does it rain, will it rain, rain, ' +
    'mwezi gani, miezi gani, wakati gani, wakati mzuri, msimu, msimu gani, hali ya hewa, mvua, kuna baridi, kuna joto, niende lini, twende lini, nije lini, lini ni vizuri',
  way:
    'get there, get to, getting to, how do i get, how do we get, how can i get, how to get, how to reach, how do i reach, how do you reach, reach it, how far, how long is the drive, how long does the drive, the drive from, drive from, how many hours, how long does it take to get, how long is the road, drive to, fly to, flights to, train to, bus to, by train, by road, by car, by bus, by plane, airstrip, nearest airport, ferry, ' +
    'nafikaje, tunafikaje, nitafikaje, kufika, nifike vipi, namna ya kufika, jinsi ya kufika, mbali gani, umbali, ni mbali, saa ngapi kutoka, masaa mangapi, kwa treni, kwa barabara, kwa ndege, kwa basi, feri, nafika vipi, tufike vipi, naendaje, tunaendaje, njia ya kwenda',
  know: 'need to know, should i know, should we know, good to know, to know before, what to know, be careful of, watch out for, rules, customs, dress, wear, cover up, nijue nini, tujue nini, kujua kabla, tahadhari, kuzingatia, kanuni, mavazi, nivae, tuvae',
  about:
    'tell me about, tell me something about, what is special, so special, whats special, famous for, known for, what is there to see, what can i see, what can we see, why go, why visit, why should i, worth visiting, worth a visit, what kind of place, describe, what is it like, ' +
    'inajulikana kwa, panajulikana, maarufu kwa, niambie kuhusu, nieleze kuhusu, nielezee, kuna nini cha kuona, nitaona nini, tutaona nini, nini maalum, kwa nini niende, pakoje, kukoje, ikoje, ni mahali gani',
} as const satisfies Record<Section, string>;

const sections = lexiconOf(phraseMap<Section>(sectionPhrases), () => true);
/** Ideas of help articles that the text of a place may say more of. */
const sectionOf: Readonly<Record<string, Section>> = {
  ...{ whenToGo: 'season', weather: 'season', rain: 'season', migration: 'season' },
  ...{ wear: 'know', parkFee: 'know', danger: 'know' },
};

/** What the page of a place answers. */
export interface PlaceAnswer {
  lines: string[];
  /** What was asked for; empty where only words of the message are in the text. */
  sections: readonly Section[];
}

/**
 * What we say of the place that a message names, or of which the conversation is: the part that is asked for, else the sentences that have
 * words of the message.
 * @returns undefined where the place has no page, or nothing of it answers
 */
export async function answerPlace(
  context: ToolContext,
  words: Words,
  { read, frame }: { read: ReadMessage; frame: Frame | undefined },
): Promise<PlaceAnswer | undefined> {
  const { slots, tokens } = read;
  const text = tokens.join(' ');
  const before = goesOn.test(text) || refersBack.test(text) ? frame?.slots.place : undefined;
  const named = slots.route?.to ?? slots.place ?? before;
  const place = named && (await getPlaceFacts.run(context, { place: named.name }));
  if (!place) return undefined;
  const asked = new Set([
    ...sections.find(tokens).map(({ value }) => value),
    ...[...ideasIn(read.words)].flatMap((idea) => sectionOf[idea] ?? []),
  ]);
  const lines = asked.size > 0 ? [...asked].map((section) => place[section]) : sentencesOf(place, read);
  if (lines.length === 0) return undefined;
  const more = say(words, 'place.more', { place: place.name, path: linkTo(words, place.path) });
  return { lines: [...lines, more], sections: [...asked] };
}

/** Those that have most of the words, and the place’s own name is none of them. */
function sentencesOf({ name, about, season, way, know }: PlaceFacts, { tokens }: ReadMessage): string[] {
  const own = normaliseText(name).split(' ');
  const asked = meaningfulWords(tokens.join(' ')).filter((word) => !own.includes(word));
  const { sentences, count } = sentencesWith([about, season, way, know], asked);
  // One word of many may stand anywhere.
  return count < 2 && count * 2 < asked.length ? [] : sentences;
}
