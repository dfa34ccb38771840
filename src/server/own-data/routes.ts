import { validate as isUuid } from 'uuid';
import { keepAccount } from '#server/accounts/plan-deletion.ts';
import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { Done } from '#shared/contracts/common.schemas.ts';
import { DownloadAsked, OwnDataAnswer } from '#shared/contracts/own-data.schemas.ts';
import {
  askDeletionCall,
  askOwnDownloadCall,
  getOwnDataCall,
  keepAccountCall,
  ownDownloadPath,
} from '#shared/contracts/own-data.ts';
import { AppError } from '#shared/errors.ts';
import { askDeletion } from './ask-deletion.ts';
import { askDownload } from './ask-download.ts';
import { findObstacles } from './delete-account.ts';
import { findDownload } from './download-file.ts';
import { findReadyDownload, getOwnData } from './queries.ts';

const own = { access: 'signed_in', tag: 'accounts' } as const;
const done = { success: true as const };

/** What people get of their own data, and the deletion of their account. */
export function ownDataRoutes(http: Http, app: App): void {
  http.route({
    ...own,
    call: getOwnDataCall,
    schemas: { answer: OwnDataAnswer },
    summary: 'The file with your own data, whether your account is to be deleted, and what you have agreed to',
    handler: async ({ person }) => ({
      ...(await getOwnData(app, person.id)),
      obstacles: await findObstacles(app.db, person.id, app.clock.now()),
    }),
  });
  http.route({
    ...own,
    call: askOwnDownloadCall,
    schemas: { answer: DownloadAsked },
    recentSignIn: true,
    summary: 'Have a ZIP made with everything that we have of you; a letter says when it is ready',
    handler: ({ person, caller }) => askDownload(app, { personId: person.id, lang: caller.lang }),
  });
  http.file({
    ...own,
    path: ownDownloadPath,
    recentSignIn: true,
    summary: 'The ZIP with everything that we have of you, for its person alone',
    contentType: 'application/zip',
    async handler({ person, params }) {
      const { downloadId = '' } = params;
      const id = isUuid(downloadId) && (await findReadyDownload(app, { id: downloadId, personId: person.id }));
      const body = id ? await findDownload(app, id) : undefined;
      if (!body) throw new AppError('not_found');
      return { contentType: 'application/zip', filename: 'twende-my-data.zip', body };
    },
  });
  http.route({
    ...own,
    call: askDeletionCall,
    schemas: { answer: Done },
    recentSignIn: true,
    summary: 'Have your account deleted after 14 days, in which you can sign in and keep it; every other session ends',
    async handler({ person }) {
      await askDeletion(app, person);
      return done;
    },
  });
  http.route({
    ...own,
    call: keepAccountCall,
    schemas: { answer: Done },
    summary: 'Keep your account that was to be deleted',
    async handler({ person }) {
      await keepAccount(app, person.id);
      return done;
    },
  });
}
