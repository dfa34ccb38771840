import { ideasIn } from '../understanding/ideas.ts';
import type { ReadMessage } from '../understanding/read-message.ts';
import { looksFor } from './asked-of-listing.ts';
import { shortMessage } from './frame.ts';
import { hasPlaceOrKind } from './heard.ts';
import { isSuperlative, tellsSomething } from './subject-of.ts';

/** Whether a message that names a place or a kind looks for listings: it says so, wants the best of them, or asks and tells nothing. */
export function looksForListings(read: ReadMessage): boolean {
  const text = read.tokens.join(' ');
  if (!hasPlaceOrKind(read)) return false;
  const wantsBest = isSuperlative(read.slots.wish) && !ideasIn(read.tokens).has('whenToGo');
  const namesOnly = read.tokens.length <= shortMessage && !asksAnywhere.test(text) && !tellsSomething.test(text);
  return looksFor.test(text) || wantsBest || namesOnly;
}

/** Words of questions, wherever they stand. */
const asksAnywhere =
  /\b(?:what|whats|how|when|where|who|which|why|can|could|is|are|do|does|must|should|will|would|lina|kina|vina|ina|yana|zina|gani|nini|ngapi|wapi|lini|vipi|je|naweza|tunaweza|nifanye\w*)\b/u;
