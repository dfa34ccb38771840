import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#web/lib/use-translation.ts';
import { sameWords, useTyped } from '#web/lib/use-typed.ts';
import { TextInput } from '#web/ui/inputs.tsx';
import { readDashboardSearch } from '../queries.ts';

/** The search box. Its text goes into the address once typing pauses; the list is read by the address. */
export function BookingSearch({ q }: { q: string }) {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  const { typed, type } = useTyped({
    given: q,
    same: sameWords,
    send: (text) => {
      const words = text.trim();
      void navigate({
        to: '/dashboard',
        search: (raw) => {
          const { tab } = readDashboardSearch(raw);
          return { ...(tab && { tab }), ...(words !== '' && { q: words }) };
        },
        replace: true,
        resetScroll: false,
      });
    },
  });
  return (
    <TextInput
      type="search"
      label={t('search')}
      hint={t('searchHint')}
      maxLength={200}
      value={typed}
      onChange={(event) => type(event.target.value)}
    />
  );
}
