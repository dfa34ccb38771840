import { type SupportTopic, supportTopics, type TicketState } from '#shared/support-rules.ts';
import { type Raw, readPageSearch, readWords } from './search.ts';

/** What the list shows; the first by default. */
export const ticketStateChoices = ['open', 'waiting', 'closed', 'all'] as const satisfies (TicketState | 'all')[];
export const assignedChoices = ['me', 'nobody'] as const;

/** The search parameters of the list of tickets; absent: those that wait for us, whoever takes care of them, first page. */
export interface TicketsSearch {
  q?: string;
  state?: Exclude<(typeof ticketStateChoices)[number], 'open'>;
  assigned?: (typeof assignedChoices)[number];
  topic?: SupportTopic;
  page?: number;
}

/** The longest words that tickets are looked for by: an e-mail address. */
export const ticketWordsMost = 254;

/** Reads them; values that are not valid count as absent. */
export function readTicketsSearch(raw: Raw): TicketsSearch {
  const state = ticketStateChoices.find((each) => each === raw.state);
  const assigned = assignedChoices.find((each) => each === raw.assigned);
  const topic = supportTopics.find((each) => each === raw.topic);
  return {
    ...readWords(raw, ticketWordsMost),
    ...(state && state !== 'open' && { state }),
    ...(assigned && { assigned }),
    ...(topic && { topic }),
    ...readPageSearch(raw),
  };
}
