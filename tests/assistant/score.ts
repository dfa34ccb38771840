import { type CalendarDate, calendarDate } from '#shared/dates.ts';
import type { Judging } from './judge-answer.ts';
import { judgeAnswer } from './judge-answer.ts';
import type { AssistantQuestion, Expected } from './question.ts';

/** How many of the questions were answered rightly, and what was wrong with each of the others. */
export interface Score {
  right: number;
  of: number;
  missed: string[];
  /** The same of each kind of question, such as `listings 55 of 72`. */
  byKind: string[];
  /** How many answers named a price or a link that is not there. */
  invented: number;
}

interface Scoring extends Judging {
  today: CalendarDate;
  /** Says the turns of one conversation. @returns the last answer */
  ask(question: AssistantQuestion): Promise<string>;
}

/** Asks every question, one after the other, and judges the answers. */
export async function scoreOf(questions: readonly AssistantQuestion[], scoring: Scoring): Promise<Score> {
  const missed: string[] = [];
  let invented = 0;
  const rightOf = new Map<string, boolean[]>();
  for (const asked of questions) {
    const question = { ...asked, expect: comingDates(asked.expect, scoring.today) };
    const answer = await scoring.ask(question);
    const wrong = await judgeAnswer(question, answer, scoring);
    rightOf.set(asked.expect.kind, [...(rightOf.get(asked.expect.kind) ?? []), !wrong]);
    if (wrong && /^(?:invents|links)/.test(wrong)) invented += 1;
    if (wrong) missed.push(`${asked.turns.join(' → ')}: ${wrong}\n    ${answer.replaceAll('\n', '\n    ')}`);
  }
  const byKind = [...rightOf].map(([kind, right]) => `${kind} ${right.filter(Boolean).length} of ${right.length}`);
  return { byKind, right: questions.length - missed.length, of: questions.length, missed, invented };
}

/** Questions name days without a year, so that they never lie in the past: what is expected moves with them. */
function comingDates(expect: Expected, today: CalendarDate): Expected {
  if (!('startDate' in expect) || !expect.startDate) return expect;
  const coming = (date: string) => {
    const inYear = (year: number) => calendarDate(`${year}${date.slice(4)}`);
    const year = Number(today.slice(0, 4));
    return inYear(year) < today ? inYear(year + 1) : inYear(year);
  };
  return { ...expect, startDate: coming(expect.startDate), ...(expect.endDate && { endDate: coming(expect.endDate) }) };
}
