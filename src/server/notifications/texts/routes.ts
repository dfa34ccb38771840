import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import {
  Letter,
  LetterParams,
  LetterPreview,
  LettersAnswer,
  LetterTextsRequest,
} from '#shared/contracts/letters.schemas.ts';
import { changeLetterCall, getLetterCall, listLettersCall, previewLetterCall } from '#shared/contracts/letters.ts';
import { changeLetter } from './change-letter.ts';
import { previewLetter } from './preview-letter.ts';
import { getLetter, listLetters } from './text-queries.ts';

/** The calls with which admins word the texts of letters. */
export function letterTextRoutes(http: Http, app: App): void {
  const admins = { access: 'admin', tag: 'admin' } as const;
  http.route({
    ...admins,
    call: listLettersCall,
    schemas: { answer: LettersAnswer },
    summary: 'The letters whose texts can be worded, by whom they go to',
    handler: async ({ caller }) => ({ items: await listLetters(app.db, caller.lang) }),
  });
  http.route({
    ...admins,
    call: getLetterCall,
    schemas: { params: LetterParams, answer: Letter },
    summary: 'One letter with its texts in both languages, ours beside those of admins, and how they were changed',
    handler: ({ params, caller }) => getLetter(app.db, params.letter, caller.lang),
  });
  http.route({
    ...admins,
    call: changeLetterCall,
    schemas: { params: LetterParams, body: LetterTextsRequest, answer: Letter },
    // A letter can send people anywhere.
    recentSignIn: true,
    summary: 'Word texts of a letter, or take ours again; texts that are not named stay',
    handler: async ({ person, params, body, caller }) => {
      await changeLetter(app, person, params.letter, body.texts);
      return getLetter(app.db, params.letter, caller.lang);
    },
  });
  http.route({
    ...admins,
    call: previewLetterCall,
    schemas: { params: LetterParams, body: LetterTextsRequest, answer: LetterPreview },
    summary: 'The letter in both languages with these texts and values made up; nothing is stored or sent',
    handler: ({ params, body }) => previewLetter(app, params.letter, body.texts),
  });
}
