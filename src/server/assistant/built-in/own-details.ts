import { getListing } from '../tools/get-listing.ts';
import type { OwnBooking } from '../tools/own-bookings.ts';
import type { ToolContext } from '../tools/tool.ts';
import { type Aspect, aspectsOf } from '../understanding/aspects.ts';
import { askedLines } from './details.ts';
import type { Words } from './draft.ts';
import { isSameWord, meaningfulWords } from './search-words.ts';

/** Of so many bookings it is said what is asked of their listings. */
const detailedMost = 3;

/** What one asks of a booking that its listing says, and not the booking itself. */
const ofListing: ReadonlySet<Aspect> = new Set([
  ...(['host', 'checkIn', 'start', 'meeting', 'bring', 'included', 'plan', 'languages', 'age'] as const),
  ...(['rooms', 'vehicle', 'difficulty', 'fees', 'facilities'] as const),
]);

/**
 * What the listings of bookings say of what is asked: who the host is, when check-in is, where to meet.
 * @param said the words of the message
 * @returns for each booking its lines; empty where nothing of the kind is asked
 */
export async function ownDetailLines(
  context: ToolContext,
  words: Words,
  { bookings, said }: { bookings: readonly OwnBooking[]; said: readonly string[] },
): Promise<ReadonlyMap<string, string[]>> {
  const { aspects, facilities } = aspectsOf(said);
  if (facilities.length === 0 && !aspects.some((aspect) => ofListing.has(aspect))) return new Map();
  const lines = await Promise.all(
    bookings.slice(0, detailedMost).map(async (booking) => {
      const listing = await getListing.run(context, { id: booking.serviceId });
      const asked = said.filter((word) => !isOfTitle(word, booking));
      return [booking.bookingId, listing ? askedLines(words, listing, { tokens: asked }) : []] as const;
    }),
  );
  return new Map(lines);
}

/** A word by which the booking is called asks nothing of it: the Lamu rooftop. */
const isOfTitle = (word: string, { title, location }: OwnBooking): boolean =>
  meaningfulWords(`${title} ${location}`).some((own) => isSameWord(own, word));
