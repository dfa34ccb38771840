import { z } from 'zod';
import { langs } from '../languages.ts';
import { answerTypes, isStandardQuestion, questionLimits as limits, standardQuestionIds } from '../questions.ts';
import { line } from './texts.schemas.ts';

const AnswerType = z.enum(answerTypes);
const TextLang = z.enum(langs);
const idLength = 40;

/** Answers by the id of their question. What a question takes is checked once its listing is known. */
export const AnswersSent = z
  .record(
    z.string().max(idLength),
    // A little longer than the longest answer, whose error names the question.
    z.union(
      [z.string().max(limits.note * 4), z.number(), z.array(z.number()).max(limits.ages * 2), z.null()],
      'invalid',
    ),
  )
  .refine((answers) => Object.keys(answers).length <= limits.questions, 'too_many')
  .meta({
    description:
      'By the id of the question: `time` as HH:MM; `line`, `place` and `text` as text; `choice` as the number of the choice, from 0; `number`; `ages` as a list of whole years. Null takes an answer away.',
  });

/** A text in at least one language; an empty one counts as absent. */
const inLanguages = (most: number) => {
  const one = line(most)
    .nullish()
    .transform((typed) => typed || null);
  return z.object({ en: one, sw: one }).refine(({ en, sw }) => en !== null || sw !== null, {
    error: 'question_missing',
    path: ['en'],
  });
};

const OwnQuestion = z
  .object({
    type: AnswerType,
    text: inLanguages(limits.text),
    choices: z.array(inLanguages(limits.choice)).max(limits.choices, 'too_many').default([]),
  })
  .transform((own) => (own.type === 'choice' ? own : { ...own, choices: [] }))
  .refine(({ type, choices }) => type !== 'choice' || choices.length >= limits.choicesLeast, {
    error: 'choices_few',
    path: ['choices'],
  });

/** A question as the editor sends it. */
const QuestionSent = z
  .object({
    id: z
      .string()
      .max(idLength)
      .optional()
      .meta({
        description: `A standard question: ${standardQuestionIds.join(', ')}. Not needed with words of its own.`,
      }),
    required: z.boolean().default(false),
    own: OwnQuestion.nullable().default(null),
  })
  .refine(({ id, own }) => own !== null || (id !== undefined && isStandardQuestion(id)), {
    error: 'invalid',
    path: ['id'],
  });

/** The questions of a listing, in the order in which they are asked. */
export const QuestionsSent = z
  .array(QuestionSent)
  .max(limits.questions, 'too_many')
  .refine((questions) => questions.filter(({ own }) => own !== null).length <= limits.own, 'too_many');

/** The form of the editor's part. */
export const QuestionsForm = z.object({ questions: QuestionsSent });

const nullable = z.string().nullable();
const texts = z.object({ en: nullable, sw: nullable });
/** A question of a listing with its words in both languages, for whoever edits or approves it. */
export const ListingQuestion = z.object({
  id: z.string(),
  required: z.boolean(),
  own: z
    .object({ type: AnswerType, text: texts, choices: z.array(texts) })
    .nullable()
    .meta({ description: 'The words of its provider; null for a standard question.' }),
});

/** A question as travellers read it. */
export const ShownQuestion = z
  .object({
    id: z.string(),
    type: AnswerType,
    required: z.boolean(),
    text: z.string(),
    hint: z.string().meta({ description: 'How to answer; may be empty.' }),
    textLang: TextLang,
    choices: z.array(z.string()).meta({ description: 'Of the type `choice`; an answer is the number of one, from 0.' }),
  })
  .meta({ id: 'ShownQuestion' });

/** A question that was asked when the booking was made, as it was then, with its answer. */
const AskedQuestion = ShownQuestion.extend({
  value: z.union([z.string(), z.number(), z.array(z.number())]).nullable(),
  answer: z.string().meta({ description: 'The answer in words; empty where there is none.' }),
});

export const BookingAnswers = z.object({
  asked: z
    .array(AskedQuestion)
    .meta({ description: 'Empty where nothing was asked, and for members without `bookings`.' }),
  later: z.number().meta({
    description: 'How many answers its provider reads only once it has accepted the request; they are left out.',
  }),
  changeableUntil: nullable.meta({ description: 'Until when the caller may change them; null: not, or no longer.' }),
  changedAt: nullable.meta({ description: 'When the traveller changed one last; null: not since it was booked.' }),
});

export const AnswersRequest = z.object({ answers: AnswersSent });

/** An answer on a day sheet. */
export const AnswerInWords = z.object({ question: z.string(), textLang: TextLang, answer: z.string() });
