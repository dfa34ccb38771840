import { listSubscribersCall, removeSubscriberCall, type Subscriber } from '#shared/contracts/newsletter.ts';
import { dateInNairobi, formatDate } from '#shared/dates.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import type { AdminAct } from '../acts/admin-act.ts';
import { AdminActs } from '../acts/admin-acts.tsx';
import type { ListTable } from '../list/list-table.ts';

const changes = [listSubscribersCall];

/** The addresses as a table. @param options.onActed one was removed, and its row goes */
export function useSubscriberTable({ onActed }: { onActed: () => void }): ListTable<Subscriber> {
  const { t } = useTranslation('admin-newsletter');
  const lang = useLang();
  const actsFor = useRemoving();
  const day = (instant: string) => (
    <span className="whitespace-nowrap">{formatDate(dateInNairobi(new Date(instant)), lang)}</span>
  );
  return {
    name: 'newsletter',
    caption: t('title'),
    columns: [
      { key: 'email', label: t('email') },
      { key: 'state', label: t('state'), state: true },
      { key: 'language', label: t('language') },
      { key: 'asked', label: t('asked') },
      { key: 'confirmed', label: t('confirmed') },
      { key: 'remove', label: t('remove') },
    ],
    rowOf: (subscriber) => {
      const { id, email, state, language, askedAt, confirmedAt } = subscriber;
      return {
        key: id,
        cells: {
          email: <span className="wrap-anywhere">{email}</span>,
          state: <Badge tone={state === 'confirmed' ? 'success' : 'neutral'}>{t(`state.${state}`)}</Badge>,
          language: t(`language.${language}`),
          asked: day(askedAt),
          confirmed: confirmedAt === null ? '–' : day(confirmedAt),
          remove: <AdminActs acts={actsFor(subscriber)} of={email} changes={changes} onActed={onActed} />,
        },
      };
    },
  };
}

function useRemoving(): (subscriber: Subscriber) => AdminAct[] {
  const { t } = useTranslation('admin-newsletter');
  return ({ id, email }) => [
    {
      ...{ key: 'remove', open: t('remove'), title: t('remove.title'), confirm: t('remove') },
      effects: [t('remove.text', { email })],
      done: t('remove.done'),
      danger: true,
      send: () => api(removeSubscriberCall, { params: { id } }),
    },
  ];
}
