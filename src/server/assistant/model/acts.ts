import { normaliseText } from '#server/catalogue/search-text.ts';
import type { Facts } from './facts.ts';

/** What a quote says of its days, and by which a line may say that there is room, or none. */
export const roomThen = { some: 'room then', none: 'no room for so many then' } as const;

/** Nobody of ours does anything in a chat: I have cancelled it; tumekuwekea nafasi. In words as they are compared. */
const done =
  /\b(?:i|we) (?:ve |have |already |just |now |will |ll |can )*(?:book|reserv|cancel|refund|chang|mov|pa(?:y|id)|charg|confirm|sen[dt]|add)\w*\b|\b(?:nime|tume|nita|tuta)(?:ku)?(?:wek|ghairi|futa|rudish|rejesh|badilish|lip|thibitish|tum)\w*\b/u;

/** What a booking has become, in English as look-ups say it. */
const states: readonly (readonly [RegExp, string])[] = [
  [/\bcancell?ed\b|\b\w*(?:ghairiwa|futwa)\b/u, 'cancelled'],
  [/\bconfirmed\b|\b\w*thibitishwa\b/u, 'confirmed'],
  [/\b(?:is|are|was|were|been|already) (?:now )?(?:booked|reserved)\b|\b\w*wekewa\b/u, 'confirmed'],
  [
    /\brefunded\b|\bon (?:its|the) way\b|\bmoney back\b|\b\w*(?:rudishwa|rudishiwa|rejeshwa|rejeshewa)\b/u,
    'money back',
  ],
];

const hasRoom =
  /\b(?:room for|has room|have room|there is room|is room|available|availability|places? left|spots? left|free places?|ina nafasi|kuna nafasi|zimebaki|imebaki)\b/u;
const isFull =
  /\b(?:sold out|fully booked|booked up|is full|are full|no (?:more )?(?:room|places|spots)|not (?:enough room|available)|unavailable|hakuna nafasi|haina nafasi|imejaa|zimejaa)\b/u;

/** What it costs or is returned beside the price, which only our own sentences and the host's own words tell. */
const terms = /\b(?:refund|cancellation|cancelling|marejesho|kughairi)\w*\b/u;
const fees =
  /\b(?:park|entry|entrance|conservation|reserve) fees?\b|\bincluded\b|\bincludes?\b|\bada za\b|\bzimejumuishwa\b|\bimejumuishwa\b/u;

/**
 * Whether a line says that something was done, that there is room or none, or what is refunded or included, where nothing that was looked up
 * says so. The state of a booking is known only with its reference.
 * @returns a code for the log
 */
export function actProblem(text: string, facts: Facts): 'act' | 'state' | 'room' | 'terms' | undefined {
  if (facts.hasSentences(text)) return undefined;
  const words = normaliseText(text);
  if (done.test(words)) return 'act';
  const reference = /\bbk-\d{4}-\d+\b/iu.exec(text)?.[0].toUpperCase();
  const says = (state: string) => reference !== undefined && facts.hasOurLine([reference, state]);
  if (states.some(([form, state]) => form.test(words) && !says(state))) return 'state';
  const quotes = facts.listings().map((listing) => listing.text);
  const quoted = (said: string) => quotes.some((quote) => quote.split('\n').some((line) => line.startsWith(said)));
  if (isFull.test(words)) return quoted(roomThen.none) ? undefined : 'room';
  if (hasRoom.test(words)) return quoted(roomThen.some) ? undefined : 'room';
  if (terms.test(words)) return 'terms';
  return fees.test(words) && !facts.hasWords(text) ? 'terms' : undefined;
}
