import type { App } from '#server/app.ts';
import { sameDigest } from '#server/secrets.ts';
import { pathOf } from '#shared/call.ts';
import { supportAttachmentPath } from '#shared/contracts/support.ts';

const validMs = 3_600_000;

type Parts = Pick<App, 'secrets' | 'clock'>;

const sealOf = ({ secrets }: Parts, id: string, until: string): string =>
  secrets.digest('support-attachment', `${id}\n${until}`);

/** Where an attachment is opened for an hour, by whoever may read its ticket now: a visitor has no session by which to open a file. */
export function attachmentUrl(app: Parts, id: string): string {
  const until = String(app.clock.now().getTime() + validMs);
  return `${pathOf(supportAttachmentPath, { attachmentId: id })}?until=${until}&seal=${sealOf(app, id, until)}`;
}

/** Whether such an address is ours and still valid. */
export const opensAttachment = (app: Parts, id: string, { until, seal }: { until: string; seal: string }): boolean =>
  sameDigest(sealOf(app, id, until), seal) && Number(until) >= app.clock.now().getTime();
