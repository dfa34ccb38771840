import { Fragment, type ReactNode } from 'react';

/**
 * A text some words of which are marked, `I agree to the <terms>Terms</terms>`, with each mark drawn by its own part:
 * the order of the words stays the language's business.
 */
export function RichText<Mark extends string>({
  text,
  parts,
}: {
  text: string;
  parts: Record<Mark, (words: string) => ReactNode>;
}) {
  // Split at <mark>words</mark>: what stands between, mark, words, what stands between …
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/);
  return pieces.map((piece, place) => {
    if (place % 3 === 0) return piece;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places.
    if (place % 3 === 1) return <Fragment key={place}>{parts[piece as Mark](pieces[place + 1] ?? '')}</Fragment>;
    return null;
  });
}
