import { aCount, aNumber, numberOf } from './numbers.ts';

/** What a message says about who travels and for how long. */
export interface Party {
  /** Everybody, children too. */
  guests?: number;
  /** Whether children are among them, or are asked about. */
  children?: true;
  nights?: number;
  days?: number;
}

const countedEn =
  '(?:adults?|people|persons?|pax|guests?|travell?ers?|kids?|child(?:ren)?|students?|friends|of us|ppl|tourists|visitors)';
const countedSw =
  '(?:watu wazima|watu|mtu|wageni|mgeni|wasafiri|msafiri|watoto|mtoto|marafiki|rafiki|wanafunzi|wasee|mabeste|sisi|tuko|tupo)';

const guestsEn = new RegExp(`\\b(${aCount}) (?:other |more |young |small )?${countedEn}\\b`, 'gu');
const guestsSw = new RegExp(`\\b${countedSw} (${aCount})\\b`, 'gu');
const familyOf = new RegExp(
  `\\b(?:family|group|party|familia|kikundi|kundi)(?: of| ya)?(?: watu)? (${aCount})\\b`,
  'u',
);
/** “We are 6 and need a van”. */
const weAre = new RegExp(
  `\\b(?:we are|we re|there are|tutakuwa) (${aNumber})\\b(?! ?(?:nights?|days?|hours?|weeks?))`,
  'u',
);
const forNumber = new RegExp(
  `\\b(?:for|kwa) (${aNumber})\\b(?! ?(?:nights?|days?|hours?|weeks?|siku|usiku|st|nd|rd|th|am|pm|<|[/.:-]))`,
  'u',
);
const two =
  /\b(?:couple|honeymoon(?:ers)?|wanandoa|fungate|my (?:wife|husband|partner|girlfriend|boyfriend) and (?:i|me)|mimi na (?:mke|mume) wangu)\b/u;
const alone = /\b(?:alone|solo|just me|by myself|peke yangu|mimi tu)\b/u;
const children = /\b(?:kids?|child(?:ren)?|toddlers?|baby|babies|infants?|watoto|mtoto)\b/u;

const nightsEn = new RegExp(`\\b(${aNumber})[- ]?nights?\\b`, 'u');
const nightsSw = new RegExp(`\\b(?:usiku|malazi ya usiku) (${aNumber})\\b`, 'u');
const daysEn = new RegExp(`\\b(${aNumber})[- ]?days?\\b`, 'u');
const daysSw = new RegExp(`\\bsiku (${aNumber})\\b`, 'u');
const weeks = new RegExp(`\\b(?:(${aNumber}) weeks?|(?:a|one) week|wiki (${aNumber}|moja))\\b`, 'u');

/**
 * Guests, nights and days of a message, and the message with them replaced by `marks`.
 * @param text lower case, its punctuation removed but for hyphens
 */
export function readParty(text: string, marks: { people: string; length: string }): { party: Party; rest: string } {
  const party: Party = {};
  let rest = text;
  const take = (shape: RegExp, mark: string): number | undefined => {
    const found = shape.exec(rest);
    if (!found) return undefined;
    rest = rest.replace(found[0], ` ${mark} `);
    const digits = found.slice(1).find((one) => one !== undefined);
    return digits === undefined ? 1 : numberOf(digits);
  };
  const nights = take(nightsEn, marks.length) ?? take(nightsSw, marks.length);
  const days = take(daysEn, marks.length) ?? take(daysSw, marks.length) ?? weeksIn(take(weeks, marks.length));
  if (children.test(rest)) party.children = true;
  const counted = sumOf([...rest.matchAll(guestsEn), ...rest.matchAll(guestsSw)].map(([, number]) => number));
  rest = rest.replace(guestsEn, ` ${marks.people} `).replace(guestsSw, ` ${marks.people} `);
  const guests =
    take(familyOf, marks.people) ??
    counted ??
    take(weAre, marks.people) ??
    fixed(rest, two, 2) ??
    take(forNumber, marks.people) ??
    fixed(rest, alone, 1);
  return {
    party: { ...party, ...(guests && { guests }), ...(nights && { nights }), ...(days && { days }) },
    rest,
  };
}

const weeksIn = (count: number | undefined) => (count === undefined ? undefined : count * 7);
const fixed = (text: string, shape: RegExp, guests: number) => (shape.test(text) ? guests : undefined);

function sumOf(numbers: (string | undefined)[]): number | undefined {
  if (numbers.length === 0) return undefined;
  return numbers.reduce((sum, one) => sum + numberOf(one ?? '0'), 0);
}
