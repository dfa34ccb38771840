import type { ChatMessage } from '#shared/contracts/chat.ts';
import { stripLang } from '#shared/languages.ts';

type Listing = ChatMessage['listings'][number];

/** Words, or a path of ours that an answer links. */
type Piece = { text: string } | { path: string };

/** A line of an answer; or a listing that it names, with what it says of it and its path with the days that were asked about. */
export type MessagePart = { pieces: Piece[] } | { listing: Listing; text: string; path: string };

/** A path at the beginning of a line or behind a space, without the full stop that ends the sentence. */
const paths = /(?<=^|\s)(\/(?!\/)[\w\-./?=&%+,~]*[\w=/]|\/(?=\s|$))/;

/**
 * Splits an answer into its lines with their links. A line with the path of a listing is shown as its card, with the line
 * above it if that begins with the listing's name.
 */
export function partsOf({ text, listings }: Pick<ChatMessage, 'text' | 'listings'>): MessagePart[] {
  const parts: MessagePart[] = [];
  let above = '';
  for (const line of text.split('\n')) {
    const path = stripLang(line);
    const listing = listings.find(({ id }) => path.split('?', 1)[0] === `/services/${id}`);
    if (listing) {
      const said = withoutName(above, listing);
      if (said !== undefined) parts.pop();
      parts.push({ listing, text: said ?? '', path });
    } else parts.push({ pieces: piecesOf(line) });
    above = line;
  }
  return parts;
}

const piecesOf = (line: string): Piece[] =>
  line
    .split(paths)
    .map((piece, place) => (place % 2 === 1 ? { path: piece } : { text: piece }))
    .filter((piece) => 'path' in piece || piece.text !== '');

/** What a line says of the listing that it begins with; the card has title and place already. */
function withoutName(line: string, { title, location }: Listing): string | undefined {
  const name = `${title} (${location}): `;
  return line.startsWith(name) ? line.slice(name.length) : undefined;
}

/** What a link is called, by where it leads; undefined for what has no name. */
export function linkNameOf(path: string): LinkName | undefined {
  const bare = stripLang(path);
  return names.find(([pattern]) => pattern.test(bare))?.[1];
}

type LinkName = 'listing' | 'help' | 'results' | 'payment' | 'booking' | 'points' | 'bookings' | 'login' | 'support';

const names: [RegExp, LinkName][] = [
  [/^\/services\/./, 'listing'],
  [/^\/help(\/|$)/, 'help'],
  [/^\/(services|stays|meals|transport|explore|search)(\?|$)/, 'results'],
  [/^\/payment\//, 'payment'],
  [/^\/dashboard\/points/, 'points'],
  [/^\/dashboard\/./, 'booking'],
  [/^\/dashboard$/, 'bookings'],
  [/^\/login/, 'login'],
  [/^\/support/, 'support'],
];
