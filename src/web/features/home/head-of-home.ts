import type { PublicSettings } from '#shared/contracts/settings.ts';
import type { PageFacts } from '#web/lib/head.ts';
import type { PageContext } from '#web/lib/page-context.ts';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { addressIn, jsonLd, type Thing } from '#web/lib/structured-data.ts';

/** The head of the home page, which tells search engines who we are and how to search here. */
export async function headOfHome(context: PageContext): Promise<PageFacts> {
  const { translate } = context.texts;
  return {
    title: translate('shell', 'tagline'),
    description: translate('shell', 'description'),
    path: '/',
    // Only in the server's HTML, which search engines read.
    ...(import.meta.env.SSR && { structuredData: await thingsOf(context) }),
  };
}

async function thingsOf(context: PageContext): Promise<string> {
  // If they cannot be read, the page is shown without them.
  const settings = await context.queries.ensureQueryData(publicSettingsQuery).catch(() => undefined);
  return jsonLd(usThing(context, settings), siteThing(context));
}

function usThing({ config: { publicUrl } }: PageContext, settings: PublicSettings | undefined): Thing {
  return {
    ...{ '@type': 'Organization', '@id': `${publicUrl}/#us`, name: 'Twende', url: `${publicUrl}/` },
    logo: `${publicUrl}/icons/512.png`,
    ...(settings && {
      contactPoint: {
        ...{ '@type': 'ContactPoint', contactType: 'customer support' },
        ...{ telephone: settings.supportPhone, email: settings.supportEmail },
      },
      ...(settings.social.length > 0 && { sameAs: settings.social.map(({ url }) => url) }),
    }),
  };
}

const siteThing = (context: PageContext): Thing => ({
  ...{ '@type': 'WebSite', name: 'Twende', url: addressIn(context, '/'), inLanguage: context.lang },
  publisher: { '@id': `${context.config.publicUrl}/#us` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${addressIn(context, '/search')}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});
