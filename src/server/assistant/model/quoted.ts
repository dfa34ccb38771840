/** Signs that no text has: a host's are removed. */
const [opening, closing] = ['\uE000', '\uE001'];
const signs = /[\uE000\uE001]/gu;

/** A name that a host gave, within a text of ours. */
export const quoted = (name: string): string => `${opening}${name.replaceAll(signs, '')}${closing}`;

interface QuotingText {
  /** As it is read. */
  text: string;
  /** What of it is ours: what stands between the names. */
  ours: string[];
  names: string[];
}

/** Takes a text apart in which names are `quoted`. */
export function takeApart(quoting: string): QuotingText {
  const parts = quoting.split(signs);
  return {
    text: parts.join(''),
    ours: parts.filter((_, place) => place % 2 === 0),
    names: parts.filter((_, place) => place % 2 === 1),
  };
}
