import type { App } from '#server/app.ts';

/** The names of those who come along, as they were sealed; none where none were given. */
export function openCompanions({ secrets }: Pick<App, 'secrets'>, sealed: string | null): string[] {
  return sealed === null ? [] : (JSON.parse(secrets.open(sealed)) as string[]);
}

/** Sealed as the answers are, since they are names of people who have not given them to us themselves. */
export const sealCompanions = ({ secrets }: Pick<App, 'secrets'>, names: readonly string[]): string | null =>
  names.length === 0 ? null : secrets.seal(JSON.stringify(names));
