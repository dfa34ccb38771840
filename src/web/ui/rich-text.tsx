import { Fragment, type ReactNode } from 'react';

/**
 * A text with marked words, `I agree to the <terms>Terms</terms>`, where `parts` renders each mark. The order of the
 * words can differ between languages.
 */
export function RichText<Mark extends string>({
  text,
  parts,
}: {
  text: string;
  parts: Record<Mark, (words: string) => ReactNode>;
}) {
  // Split at <mark>words</mark> into: text, mark, words, text …
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/);
  return pieces.map((piece, place) => {
    if (place % 3 === 0) return piece;
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of the pieces is fixed
    if (place % 3 === 1) return <Fragment key={place}>{parts[piece as Mark](pieces[place + 1] ?? '')}</Fragment>;
    return null;
  });
}
