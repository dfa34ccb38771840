/** What a card says beside its picture; lines of strangers may have any length and any characters. */
export interface CardWords {
  /** A few words above the title. */
  kicker: string;
  title: string;
  /** Below the title. */
  line: string;
}

/** The size of a card in pixels, as programs that show shared links ask for it. */
export const cardSize = { width: 1200, height: 630 };
