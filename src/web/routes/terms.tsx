import { createFileRoute } from '@tanstack/react-router';
import { Terms } from '#web/features/legal/terms.tsx';
import { addresses } from '#web/lib/addresses.ts';
import { pageHead } from '#web/lib/head.ts';
import { withTexts } from '#web/lib/texts.ts';

export const Route = createFileRoute('/terms')({
  beforeLoad: withTexts('legal'),
  head: ({ match }) => {
    const { i18n } = match.context.texts;
    return pageHead(match.context, {
      title: i18n.t('terms.title', { ns: 'legal' }),
      description: i18n.t('terms.description', { ns: 'legal' }),
      path: addresses.terms,
    });
  },
  component: Terms,
});
