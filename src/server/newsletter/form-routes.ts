import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { NewsletterRequest } from '#shared/contracts/newsletter.schemas.ts';
import { AppError } from '#shared/errors.ts';
import { type Lang, withLang } from '#shared/languages.ts';
import { type newsletterOutcomes, newsletterPaths, type newsletterProblems } from '#shared/newsletter.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { subscribe } from './subscribe.ts';
import { unsubscribe } from './unsubscribe.ts';

type Told = { state: (typeof newsletterOutcomes)[number] } | { problem: (typeof newsletterProblems)[number] };

/** The page that says what came of a form. */
const told = (lang: Lang, what: Told) => ({
  goTo: withLang(`${newsletterPaths.start}?${new URLSearchParams({ ...what })}`, lang),
});

/** The forms of the newsletter's pages, which need no scripts, and the one-click address of its letters. */
export function newsletterFormRoutes(http: Http, app: App): void {
  http.form({
    path: newsletterPaths.start,
    summary: 'Ask for the newsletter by a form (`email`); goes to the page that says that a letter was sent',
    tag: 'newsletter',
    handler: async ({ fields, ip, lang }) => {
      const asked = NewsletterRequest.safeParse({ email: fields.get('email') ?? '' });
      if (!asked.success) {
        return told(lang, { problem: asked.error.issues[0]?.message === 'email_plain' ? 'plain' : 'address' });
      }
      const isTaken = await unlessRefused('too_many_tries', subscribe(app, { email: asked.data.email, lang, ip }));
      return told(lang, isTaken ? { state: 'asked' } : { problem: 'many' });
    },
  });
  http.form({
    path: newsletterPaths.confirm,
    summary: 'Confirm an address by the button of the page that the letter leads to (`token`)',
    tag: 'newsletter',
    handler: async ({ fields, lang }) => {
      const isRight = await unlessRefused('not_found', confirmSubscription(app, fields.get('token') ?? ''));
      return told(lang, isRight ? { state: 'confirmed' } : { problem: 'link' });
    },
  });
  http.form({
    path: newsletterPaths.unsubscribe,
    summary:
      'Unsubscribe by the address of a letter, in one click (RFC 8058) or by the button of the page there (`by`)',
    tag: 'newsletter',
    handler: async ({ fields, query, lang }) => {
      const isRight = await unsubscribe(app, { id: query.get('id') ?? '', signature: query.get('signature') ?? '' });
      // A mail program must not be redirected.
      if (fields.get('by') === 'page') return told(lang, isRight ? { state: 'unsubscribed' } : { problem: 'link' });
      if (!isRight) throw new AppError('invalid_input');
      return undefined;
    },
  });
}

/** @returns whether it was done, and not refused for this reason */
async function unlessRefused(code: AppError['code'], work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === code) return false;
    throw error;
  }
}
