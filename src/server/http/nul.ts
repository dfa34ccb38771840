/** Whether a value holds a NUL character anywhere, which PostgreSQL cannot store and no person types. */
export function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
}
