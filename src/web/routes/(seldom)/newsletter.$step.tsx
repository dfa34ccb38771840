import { createFileRoute, redirect } from '@tanstack/react-router';
import { ConfirmNewsletter } from '#web/features/newsletter/confirm.tsx';
import { UnsubscribeNewsletter } from '#web/features/newsletter/unsubscribe.tsx';
import { missingPage, searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { publicPage } from '#web/shell/public-page.ts';

interface LetterLink {
  token?: string;
  id?: string;
  signature?: string;
}

/**
 * Where links of letters lead: /newsletter/confirm and /newsletter/unsubscribe. One route, since each has its place in the table
 * of routes that all forms load.
 */
export const Route = createFileRoute('/(seldom)/newsletter/$step')({
  ...publicPage,
  validateSearch: searchOfLinks<LetterLink>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { texts }, params: { step }, deps: { token, id, signature } }) => {
    await texts.load(['newsletter']);
    if (step !== 'confirm' && step !== 'unsubscribe') throw missingPage(texts.translate('shell', 'notFound.title'));
    const isWhole = step === 'confirm' ? token : id && signature;
    // A link that a mail program has cut off.
    if (!isWhole) throw redirect({ to: '/newsletter', search: { problem: 'link' } });
    return { head: { title: texts.translate('newsletter', `${step}.title`), hidden: true } };
  },
  component: Step,
});

function Step() {
  const { step } = Route.useParams();
  const { token = '', id = '', signature = '' } = Route.useSearch();
  if (step === 'confirm') return <ConfirmNewsletter token={String(token)} />;
  return <UnsubscribeNewsletter id={String(id)} signature={String(signature)} />;
}
