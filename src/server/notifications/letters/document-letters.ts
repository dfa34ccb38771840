import type { App } from '#server/app.ts';
import { job } from '#server/jobs/job.ts';
import { calendarDate, formatDate } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import type { DocumentType } from '#shared/provider-documents.ts';
import { findMailedDocument } from '../approval-queries.ts';
import { pageAddress } from '../layout/letter-parts.ts';
import { say } from '../layout/write-letter.ts';
import { tellManagers } from '../tell-managers.ts';

type Mailed = NonNullable<Awaited<ReturnType<typeof findMailedDocument>>>;

const nameIn = (lang: Lang, { document: { type } }: Mailed): string =>
  translate(lang, 'provider-documents', `type.${type as DocumentType}`);

const button = (app: App, lang: Lang) => ({
  label: translate(lang, 'mail', 'document.button'),
  url: pageAddress(app, '/provider/settings', lang),
});

/** That a document ends in 30 days, unless another one waits or has taken its place. */
const endingJob = job('mail-document-ending', async (app, { documentId }) => {
  const found = await findMailedDocument(app.db, documentId);
  const expiresOn = found?.document.expiresOn;
  if (!found || !expiresOn || found.isRenewed) return;
  const { id: providerId, name, status } = found.provider;
  if (status !== 'approved' && status !== 'suspended') return;
  if (found.document.review === 'submitted' || found.document.review === 'rejected') return;
  await tellManagers(app, { providerId, template: 'document-ending', about: documentId }, (lang) => ({
    subject: say('documentEnding.subject', { document: nameIn(lang, found), name }),
    paragraphs: [
      say('documentEnding.text', { date: formatDate(calendarDate(expiresOn), lang) }),
      say('documentEnding.do'),
    ],
    button: button(app, lang),
  }));
});

/** What an admin has decided about a document that was added after the approval. */
const decidedJob = job('mail-document-decided', async (app, { documentId, decidedAt }) => {
  const found = await findMailedDocument(app.db, documentId);
  if (found?.document.decidedAt?.toISOString() !== decidedAt) return;
  const { provider, document } = found;
  const isApproved = document.review === 'approved';
  const about = { providerId: provider.id, template: 'document-decided', about: `${documentId}:${decidedAt}` };
  await tellManagers(app, about, (lang) => ({
    subject: say(isApproved ? 'documentApproved.subject' : 'documentRejected.subject', {
      document: nameIn(lang, found),
    }),
    paragraphs: [
      say(isApproved ? 'documentApproved.text' : 'documentRejected.text', { name: provider.name }),
      ...(isApproved ? [] : [document.rejectReason ?? '']),
    ],
    button: button(app, lang),
  }));
});

/** Letters to providers about their documents. */
export const documentLetterJobs = [endingJob, decidedJob];
