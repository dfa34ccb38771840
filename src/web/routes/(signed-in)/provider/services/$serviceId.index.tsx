import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { validate as isUuid } from 'uuid';
import { useMember } from '#web/features/provider/use-member.ts';
import { EditorPage } from '#web/features/provider-services/editor-page.tsx';
import { type EditorSearch, readEditorSearch } from '#web/features/provider-services/editor-search.ts';
import { MissingListing } from '#web/features/provider-services/missing-listing.tsx';
import { listingQuery } from '#web/features/provider-services/queries.ts';
import { missingPage, searchOfLinks } from '#web/lib/page.ts';
import { orUndefined } from '#web/lib/queries.ts';
import { pageForMember } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/provider/services/$serviceId/')({
  ...pageForMember('manage'),
  staticData: { title: 'provider.panel' },
  validateSearch: searchOfLinks<EditorSearch>,
  loader: async ({ context: { queries, texts, member }, params: { serviceId: id } }) => {
    const [answer] = await Promise.all([
      isUuid(id) ? orUndefined(queries.fetchQuery(listingQuery({ providerId: member.providerId, id }))) : undefined,
      texts.load([
        'provider-service',
        'provider-services',
        'catalogue',
        'crop',
        'leaving',
        'questions',
        'fields',
        'party',
        'position',
        'facts',
        'facilities',
      ]),
    ]);
    if (!answer) throw missingPage(texts.translate('provider-services', 'missing.title'));
    const { title } = answer.service;
    return { head: { title: title[texts.lang] ?? title.en ?? title.sw ?? '' } };
  },
  notFoundComponent: MissingListing,
  component: Editor,
});

function Editor() {
  const { serviceId: id } = Route.useParams();
  const { providerId } = useMember();
  const { data } = useSuspenseQuery(listingQuery({ providerId, id }));
  const { section } = Route.useSearch({ select: readEditorSearch });
  return <EditorPage key={id} listing={data.service} section={section} />;
}
