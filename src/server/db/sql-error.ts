import pg from 'pg';

/** The SQLSTATE of a database error, however deep the driver wrapped it. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? cause.code : undefined;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

/** What the trigger `refuse_deleted_person` raises, also where there never was such a person. */
export const personGone = 'TW001';

/** The name of the violated constraint, if the error is such a violation. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof pg.DatabaseError && cause.constraint) return cause.constraint;
  }
  return undefined;
}
