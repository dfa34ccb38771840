import { type QuestionSent, questionsOf } from '#server/catalogue/questions-of.ts';
import type { Lang } from '#shared/languages.ts';
import {
  type AnswersSent,
  type AnswerValue,
  answerTypeOf,
  type ListingQuestion,
  type StandardQuestion,
  usualQuestions,
} from '#shared/questions.ts';
import type { DemoService } from './types.ts';

const needed = (id: StandardQuestion): QuestionSent => ({ id, required: true, own: null });
const wanted = (id: StandardQuestion): QuestionSent => ({ id, required: false, own: null });
const rest = [wanted('childrenAges'), wanted('note')];

const luggage: QuestionSent = {
  required: false,
  own: { type: 'number', text: { en: 'Suitcases and large bags', sw: 'Masanduku na mabegi makubwa' }, choices: [] },
};
const childSeat: QuestionSent = {
  required: false,
  own: {
    type: 'choice',
    text: { en: 'Child seat', sw: 'Kiti cha mtoto' },
    choices: [
      { en: 'None', sw: 'Hakihitajiki' },
      { en: 'For a baby', sw: 'Cha mtoto mchanga' },
      { en: 'A booster for an older child', sw: 'Cha mtoto mkubwa' },
    ],
  },
};
const arrival: QuestionSent = {
  required: false,
  own: {
    type: 'choice',
    text: { en: 'How do you come to us?', sw: 'Unakuja kwetu kwa njia gani?' },
    choices: [
      { en: 'With our own car', sw: 'Kwa gari letu' },
      { en: 'With a driver', sw: 'Na dereva' },
      { en: 'By plane to the airstrip', sw: 'Kwa ndege hadi uwanja mdogo' },
    ],
  },
};

/** From an airport or a station: who comes with what, and where to. */
const fromTerminal = [needed('flight'), needed('arrivalTime'), needed('dropOff'), ...rest];

/** Listings that ask something else than the others of their category. */
const own: Record<string, QuestionSent[]> = {
  'moi-airport-diani-transfer': [...fromTerminal.slice(0, 3), luggage, childSeat, ...rest],
  ...Object.fromEntries(
    [
      ...['jkia-westlands-transfer', 'wilson-city-transfer', 'sgr-miritini-nyali-transfer'],
      ...['manda-lamu-boat', 'lodwar-eliye-transfer'],
    ].map((key) => [key, fromTerminal]),
  ),
  'diani-beach-jeep': [wanted('pickUpTime'), wanted('hotel'), wanted('note')],
  ...Object.fromEntries(
    ['mto-mara-camp', 'amboseli-view-camp', 'meru-baobab-camp'].map((key) => [
      key,
      [arrival, wanted('arrivalTime'), wanted('diet'), ...rest],
    ]),
  ),
};

/** What a listing of the demo asks. Only those that collect their guests ask for a hotel. */
export function questionsOfDemo({ key, category, meetingAt }: DemoService): ListingQuestion[] {
  return questionsOf(own[key] ?? usualQuestions(category).filter(({ id }) => id !== 'hotel' || meetingAt === null));
}

const hotels = [
  'Nairobi Msafiri House, Moi Avenue',
  'Kilimani Studio, Argwings Kodhek Road',
  'Jacaranda Court, Westlands',
];

/** Where the guests of a listing are taken, and where they are picked up. */
const dropOffs: Record<string, string[]> = {
  'moi-airport-diani-transfer': ['Mnazi Wave Hotel, Diani Beach Road', 'Upepo hut, Galu beach'],
  'jkia-westlands-transfer': ['Jacaranda Court, Westlands', 'Kilimani Studio, Argwings Kodhek Road'],
  'wilson-city-transfer': ['Nairobi Msafiri House, Moi Avenue'],
  'sgr-miritini-nyali-transfer': ['Nyali Sea Breeze, Links Road', 'Mlango Courtyard, Ndia Kuu'],
  'manda-lamu-boat': ['Lamu main jetty', 'Shela waterfront'],
  'lodwar-eliye-transfer': ['Eliye Springs, the camp by the palms'],
};
const stages = ['The main stage', 'The market gate', 'The clock tower'];

/** Answers of the demo, by the standard question or the English words of another; an empty one leaves the question open. */
const answersOf = ({ key, location }: DemoService, lang: Lang, guests: number): Record<string, AnswerValue[]> => ({
  pickUpTime: ['08:30', '14:00', '06:45'],
  pickUp: stages.map((stage) => `${stage}, ${location}`),
  dropOff: dropOffs[key] ?? [`Post office, ${location}`],
  flight: ['KQ 602', 'JM 8652', 'KQ 764'],
  arrivalTime: ['15:40', '11:20', '18:05'],
  hotel: hotels,
  // Of parties of more than two, the others are children.
  childrenAges: [[6, 9, 12, 4].slice(0, Math.max(0, guests - 2))],
  diet: lang === 'sw' ? ['Halali', '', 'Bila nyama'] : ['', 'Vegetarian', 'No nuts'],
  note: lang === 'sw' ? ['', 'Tutakuwa na begi moja kubwa.'] : ['', 'It is our first time in Kenya.'],
  'Suitcases and large bags': [2, 3],
  'Child seat': [0, 2],
  'How do you come to us?': [1, 2, 0],
});

/** What somebody of the demo answers. @param number chooses between the answers, the same on each run */
export function demoAnswers(
  service: DemoService,
  lang: Lang,
  { guests, number }: { guests: number; number: number },
): AnswersSent {
  const known = answersOf(service, lang, guests);
  return Object.fromEntries(
    questionsOfDemo(service).map((question): [string, AnswerValue | null] => {
      const choices = known[question.own?.text.en ?? question.id] ?? [];
      // Each type begins elsewhere, so that not all answers of one person are the first ones.
      const place = number + answerTypeOf(question).length;
      return [question.id, choices[place % Math.max(1, choices.length)] ?? null];
    }),
  );
}
