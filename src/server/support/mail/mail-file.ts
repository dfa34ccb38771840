import type { App } from '#server/app.ts';
import { supportLimits } from '#shared/support-rules.ts';

/** The folder of emails that are not taken in yet. */
const folder = 'support-mail';
const keyOf = (id: string): string => `${folder}/${id}`;

type Files = Pick<App, 'files' | 'secrets'>;

/** Keeps an email, sealed, until a job has taken it in. Outside of transactions. */
export const putMail = ({ files, secrets }: Files, id: string, raw: Buffer): Promise<void> =>
  files.put(keyOf(id), secrets.sealBytes(raw, keyOf(id)));

/** The email; undefined once it was taken in. @throws Error when it was not sealed with our key or altered */
export async function findMail({ files, secrets }: Files, id: string): Promise<Buffer | undefined> {
  const sealed = await files.get(keyOf(id));
  return sealed && secrets.openBytes(sealed, keyOf(id));
}

export const removeMail = ({ files }: Pick<App, 'files'>, id: string): Promise<void> => files.remove(keyOf(id));

const dayMs = 24 * 3_600_000;

/** Runs once a day: removes emails that could not be taken in within a week, because their job has failed or a crash has cut it. */
export async function forgetMails({ files }: Pick<App, 'files'>): Promise<void> {
  for (const { key, ageMs } of await files.list(folder))
    if (ageMs > supportLimits.mailDays * dayMs) await files.remove(key);
}
