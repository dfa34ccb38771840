import { call } from '../call.ts';
import type { Done } from './common.schemas.ts';
import type { DownloadAsked, OwnDataAnswer } from './own-data.schemas.ts';

export type OwnData = (typeof OwnDataAnswer)['_zod']['output'];

export const getOwnDataCall = call<{ answer: typeof OwnDataAnswer }>('GET', '/api/own-data');
/** Has the file with everything made; a letter says when it is ready. */
export const askOwnDownloadCall = call<{ answer: typeof DownloadAsked }>('POST', '/api/own-data/downloads', 201);
/** Answers application/zip; opened by a file link. */
export const ownDownloadPath = '/api/own-data/downloads/:downloadId/file';
export const askDeletionCall = call<{ answer: typeof Done }>('POST', '/api/own-data/deletion');
/** Keeps the account that was to be deleted. */
export const keepAccountCall = call<{ answer: typeof Done }>('DELETE', '/api/own-data/deletion');
