import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { validate as isUuid } from 'uuid';
import { useMember } from '#web/features/provider/use-member.ts';
import { MissingListing } from '#web/features/provider-services/missing-listing.tsx';
import { PreviewPage } from '#web/features/provider-services/preview-page.tsx';
import { previewQuery } from '#web/features/provider-services/queries.ts';
import { missingPage } from '#web/lib/page.ts';
import { orUndefined } from '#web/lib/queries.ts';
import { pageForMember } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/provider/services/$serviceId/preview')({
  ...pageForMember('manage'),
  staticData: { title: 'provider.panel' },
  loader: async ({ context: { queries, texts, member }, params: { serviceId: id } }) => {
    const [answer] = await Promise.all([
      isUuid(id) ? orUndefined(queries.fetchQuery(previewQuery({ providerId: member.providerId, id }))) : undefined,
      texts.load(['provider-service', 'provider-services', 'catalogue', 'party']),
    ]);
    if (!answer) throw missingPage(texts.translate('provider-services', 'missing.title'));
    return { head: { title: texts.translate('provider-service', 'preview.title', { title: answer.service.title }) } };
  },
  notFoundComponent: MissingListing,
  component: Preview,
});

function Preview() {
  const { serviceId: id } = Route.useParams();
  const { providerId } = useMember();
  const { data } = useSuspenseQuery(previewQuery({ providerId, id }));
  return <PreviewPage service={data.service} />;
}
