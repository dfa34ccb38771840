import { createFileRoute } from '@tanstack/react-router';
import { Privacy } from '#web/features/legal/privacy.tsx';
import { addresses } from '#web/lib/addresses.ts';
import { pageHead } from '#web/lib/head.ts';
import { withTexts } from '#web/lib/texts.ts';

export const Route = createFileRoute('/privacy')({
  beforeLoad: withTexts('legal'),
  head: ({ match }) => {
    const { translate } = match.context.texts;
    return pageHead(match.context, {
      title: translate('legal', 'privacy.title'),
      description: translate('legal', 'privacy.description'),
      path: addresses.privacy,
    });
  },
  component: Privacy,
});
