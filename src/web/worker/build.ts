declare const workerBuild: WorkerBuild;

/** What only the build of the pages knows, since the names of their files contain a hash. */
export interface WorkerBuild {
  fonts: { display: string; text: string };
  /** The files of header, footer and menus, also those that are loaded on first use. */
  shellParts: string[];
  /** The files of the pages of bookings: those for both languages, and the texts of each. */
  bookingParts: PartsInLanguages;
  /** The files of the page on which guests are checked in, with the reader of codes. */
  checkInParts: PartsInLanguages;
  /** The files that a listing loads only when somebody reads on: the booking panel, the calendar and the lower sections. */
  listingParts: PartsInLanguages;
}

interface PartsInLanguages {
  any: string[];
  en: string[];
  sw: string[];
}

export const build: WorkerBuild = workerBuild;
