import type { Category } from './categories.ts';
import type { Texts } from './listing-rules.ts';
import { isPlainLine, isPlainText } from './plain-text.ts';

/** What an answer is: a time of day, a line, a place in words, a text of several lines, one of some choices, a whole number, or ages. */
export const answerTypes = ['time', 'line', 'place', 'text', 'choice', 'number', 'ages'] as const;
export type AnswerType = (typeof answerTypes)[number];

/** The questions that every provider may ask; their words are ours (`i18n/…/questions.ts`), in the order in which they are asked. */
const standardQuestions = {
  pickUpTime: 'time',
  pickUp: 'place',
  dropOff: 'place',
  flight: 'line',
  arrivalTime: 'time',
  hotel: 'place',
  childrenAges: 'ages',
  diet: 'line',
  note: 'text',
} as const satisfies Record<string, AnswerType>;
export type StandardQuestion = keyof typeof standardQuestions;

export const standardQuestionIds = Object.keys(standardQuestions) as StandardQuestion[];

export const isStandardQuestion = (id: string): id is StandardQuestion => Object.hasOwn(standardQuestions, id);

/** Of the questions of a listing, and of their answers. Ages are whole years. */
export const questionLimits = {
  questions: 12,
  own: 6,
  text: 120,
  choicesLeast: 2,
  choices: 8,
  choice: 60,
  line: 120,
  place: 200,
  note: 500,
  number: 9_999,
  ages: 20,
  age: 17,
} as const;

/** The words of a question that a provider has written itself. */
export interface OwnQuestion {
  type: AnswerType;
  text: Texts;
  /** Of the type `choice`; an answer is the number of one of them, from 0. */
  choices: Texts[];
}

/** A question of a listing: a standard one, or one with words of its own. */
export interface ListingQuestion {
  /** The name of a standard question. That of another follows from its words, so that a question with other words is another one. */
  id: string;
  required: boolean;
  own: OwnQuestion | null;
}

/** A time as HH:MM, a text, the number of a choice or a number, or ages. */
export type AnswerValue = string | number | number[];

/** A question that was asked when somebody booked, as it was then; null where it was not answered. */
export interface AskedQuestion extends ListingQuestion {
  value: AnswerValue | null;
}

export function answerTypeOf({ id, own }: Pick<ListingQuestion, 'id' | 'own'>): AnswerType {
  if (own) return own.type;
  if (!isStandardQuestion(id)) throw new RangeError('A question has words of its own, or is a standard one');
  return standardQuestions[id];
}

/**
 * Whether the answers may say where somebody is or how to reach them. Members of the provider read these only once they have agreed
 * to a request.
 */
export const tellsWhere = (type: AnswerType): boolean => type === 'line' || type === 'place' || type === 'text';

/** The questions that a new listing of a category asks, until its provider chooses others. */
export function usualQuestions(category: Category): ListingQuestion[] {
  return usual[category].map((id) => ({ id, required: needed[category]?.includes(id) ?? false, own: null }));
}

const stay = ['arrivalTime', 'childrenAges', 'note'] as const;
const trip = ['hotel', 'childrenAges', 'diet', 'note'] as const;
const meal = ['childrenAges', 'diet', 'note'] as const;
const usual: Record<Category, readonly StandardQuestion[]> = {
  ...{ safari: trip, cultural: trip, beach: trip, city: trip, mountain: trip },
  ...{ airbnb: stay, hotels: stay, lodges: stay, guest: stay, farm: stay },
  ...{ meals: meal, dining: meal, local: meal },
  car: ['pickUpTime', 'flight', 'note'],
  transfer: ['pickUpTime', 'pickUp', 'dropOff', 'flight', 'childrenAges', 'note'],
  van: ['pickUpTime', 'pickUp', 'dropOff', 'note'],
  boda: ['pickUpTime', 'pickUp', 'dropOff', 'note'],
};
const ride = ['pickUpTime', 'pickUp', 'dropOff'] as const;
const needed: Partial<Record<Category, readonly StandardQuestion[]>> = { transfer: ride, boda: ride };

/** What is wrong with an answer: keys of the namespace `fields`. */
type AnswerProblem =
  | 'answer_needed'
  | 'answer_time'
  | 'answer_choice'
  | 'answer_number'
  | 'answer_ages'
  | 'too_long'
  | 'text_plain';

const time = /^([01]\d|2[0-3]):[0-5]\d$/;
const mostLetters = { line: questionLimits.line, place: questionLimits.place, text: questionLimits.note };
const isWhole = (value: unknown, most: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;

/** What an answer has to obey. */
interface AnswerRule {
  type: AnswerType;
  required: boolean;
  choices: readonly unknown[];
}

/** An answer as it is stored, null where there is none, or what is wrong with it. */
export function readAnswer(
  { type, required, choices }: AnswerRule,
  sent: unknown,
): { value: AnswerValue | null } | { problem: AnswerProblem } {
  const given = typeof sent === 'string' ? sent.replace(/\r\n?/g, '\n').trim() : sent;
  const isNone = given === undefined || given === null || given === '' || (Array.isArray(given) && given.length === 0);
  if (isNone) return required ? { problem: 'answer_needed' } : { value: null };
  switch (type) {
    case 'time':
      return typeof given === 'string' && time.test(given) ? { value: given } : { problem: 'answer_time' };
    case 'choice':
      return isWhole(given, choices.length - 1) ? { value: given } : { problem: 'answer_choice' };
    case 'number':
      return isWhole(given, questionLimits.number) ? { value: given } : { problem: 'answer_number' };
    case 'ages': {
      const { age, ages } = questionLimits;
      const isList = Array.isArray(given) && given.length <= ages && given.every((one) => isWhole(one, age));
      return isList ? { value: given } : { problem: 'answer_ages' };
    }
    default: {
      if (typeof given !== 'string') return { problem: 'text_plain' };
      if (given.length > mostLetters[type]) return { problem: 'too_long' };
      const isPlain = type === 'text' ? isPlainText(given) : isPlainLine(given);
      return isPlain ? { value: given } : { problem: 'text_plain' };
    }
  }
}

/** Answers by the id of their question. */
export type AnswersSent = Readonly<Record<string, AnswerValue | null>>;

type ReadAnswers =
  | { asked: AskedQuestion[] }
  /** By the path of the field, such as `answers.flight`. */
  | { problems: Record<string, AnswerProblem> };

/**
 * The questions with their answers.
 * @param sent those that are given; a question whose answer is not given keeps the one of `before`, and one that is null loses it
 */
export function readAnswers(
  questions: readonly ListingQuestion[],
  sent: AnswersSent,
  before: readonly AskedQuestion[] = [],
): ReadAnswers {
  const asked: AskedQuestion[] = [];
  const problems: Record<string, AnswerProblem> = {};
  for (const { id, required, own } of questions) {
    const given = Object.hasOwn(sent, id) ? sent[id] : before.find((one) => one.id === id)?.value;
    const read = readAnswer({ type: answerTypeOf({ id, own }), required, choices: own?.choices ?? [] }, given);
    if ('problem' in read) problems[`answers.${id}`] = read.problem;
    else asked.push({ id, required, own, value: read.value });
  }
  return Object.keys(problems).length > 0 ? { problems } : { asked };
}

/** The first id in `sent` that is none of the questions. */
export const findUnasked = (questions: readonly Pick<ListingQuestion, 'id'>[], sent: AnswersSent): string | undefined =>
  Object.keys(sent).find((id) => !questions.some((question) => question.id === id));
