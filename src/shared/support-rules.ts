/** What a request to our team is about. */
export const supportTopics = ['booking', 'payment', 'refund', 'account', 'hosting', 'safety', 'other'] as const;
export type SupportTopic = (typeof supportTopics)[number];

/** `open`: it waits for our team; `waiting`: for whoever wrote it; `closed`: for nobody. */
export const ticketStates = ['open', 'waiting', 'closed'] as const;
export type TicketState = (typeof ticketStates)[number];

/** Who wrote a message: whoever has the ticket, our team, or our team for itself alone. */
export const ticketSides = ['person', 'team', 'note'] as const;
export type TicketSide = (typeof ticketSides)[number];

/** What may be attached. */
export const attachmentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type AttachmentType = (typeof attachmentTypes)[number];

/** The limits of requests to our team. */
export const supportLimits = {
  /** Characters of a message, and of a saved reply's title. */
  text: 4_000,
  replyTitle: 80,
  /** Saved replies of our team. */
  replies: 60,
  /** New tickets in a day: of one person, to one address from one network by visitors, and of one network. */
  ticketsPerDay: 5,
  ticketsPerNetwork: 20,
  /** Tickets of one person, or to one address and opened by a link in a letter to it, that are not closed. */
  openTickets: 10,
  /** Messages that a person writes in a day in one ticket and in all of theirs, and all messages and notes of a ticket. */
  messagesPerDay: 20,
  messagesOfOwner: 60,
  messages: 300,
  /** Attachments of a message, the bytes of each, and how many one person or visitor's network uploads in a day. */
  attachments: 3,
  attachmentBytes: 10 * 1024 * 1024,
  attachmentsPerDay: 20,
  attachmentsPerNetwork: 60,
  /** The bytes of an email that is taken into a ticket, and how many come to one in a day. */
  mailBytes: 25 * 1024 * 1024,
  mailsPerDay: 60,
  /** An email that could not be taken in is deleted after so many days. */
  mailDays: 7,
  /** Links in letters that open a visitor's ticket: so many of the newest work. */
  links: 20,
  /** A ticket that waits for its person is closed after so many days, and a closed one is deleted after so many. */
  daysToAnswer: 30,
  daysKept: 180,
  /** Answers, notes and changes of one admin in an hour. */
  actsPerHour: 300,
} as const;

/** A ticket's reference as it is stored, where one was typed; undefined for another text. */
export function ticketReferenceIn(typed: string): string | undefined {
  const [, letters] = /^sup[-\s]?([2-9A-HJ-NP-Z]{6})$/i.exec(typed.trim()) ?? [];
  return letters && `SUP-${letters.toUpperCase()}`;
}
