import { createFileRoute } from '@tanstack/react-router';
import { Terms } from '#web/features/legal/terms.tsx';
import { addresses } from '#web/lib/addresses.ts';
import { pageHead } from '#web/lib/head.ts';
import { withTexts } from '#web/lib/texts.ts';

export const Route = createFileRoute('/terms')({
  beforeLoad: withTexts('legal'),
  head: ({ match }) => {
    const { translate } = match.context.texts;
    return pageHead(match.context, {
      title: translate('legal', 'terms.title'),
      description: translate('legal', 'terms.description'),
      path: addresses.terms,
    });
  },
  component: Terms,
});
