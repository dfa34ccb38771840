/** The limit for every picture and document: 10 MiB. A route may set a lower one. */
export const largestUploadBytes = 10 * 1024 * 1024;
