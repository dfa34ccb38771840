import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { LetterPage } from '#web/features/admin/letter-page.tsx';
import { NoLetter } from '#web/features/admin/no-letter.tsx';
import { letterQuery } from '#web/features/admin/queries.ts';
import { missingPage } from '#web/lib/page.ts';
import { orUndefined } from '#web/lib/queries.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/settings/letters/$letter')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  loader: async ({ context: { queries, texts }, params }) => {
    const [letter] = await Promise.all([
      orUndefined(queries.fetchQuery(letterQuery(params.letter))),
      texts.load(['admin-letters', 'admin-panel', 'fields', 'sign-in-again']),
    ]);
    if (!letter) throw missingPage(texts.translate('admin-letters', 'missing'));
    return { head: { title: letter.title } };
  },
  component: Page,
  notFoundComponent: NoLetter,
});

function Page() {
  const { letter } = Route.useParams();
  const { data } = useSuspenseQuery(letterQuery(letter));
  return <LetterPage key={letter} letter={data} />;
}
