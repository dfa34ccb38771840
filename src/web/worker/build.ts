declare const workerBuild: WorkerBuild;

/** What only the build of the pages knows, since their files are named by content. */
export interface WorkerBuild {
  fonts: { display: string; text: string };
  /** What stands around every page, those of its parts too that are loaded when they are used. */
  shellParts: string[];
  /** What the pages of a person's bookings are made of: in any language, and each one's words. */
  bookingParts: { any: string[]; en: string[]; sw: string[] };
}

export const build: WorkerBuild = workerBuild;
