const EAT_OFFSET_MS = 3 * 3_600_000; // East Africa Time, all year

/** `yyyyMMddHHmmss` in East Africa Time. */
export function eatStampOf(instant: Date): string {
  const eat = new Date(instant.getTime() + EAT_OFFSET_MS).toISOString();
  return eat.replace(/\D/g, '').slice(0, 14);
}

/** `yyyy-MM-dd HH:mm:ss` in East Africa Time. */
export function eatTextOf(instant: Date): string {
  const eat = new Date(instant.getTime() + EAT_OFFSET_MS).toISOString();
  return eat.slice(0, 19).replace('T', ' ');
}
