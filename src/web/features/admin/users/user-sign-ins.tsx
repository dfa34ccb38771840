import type { AdminUser } from '#shared/contracts/admin-users.ts';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Table } from '#web/ui/table.tsx';
import { useLang } from '#web/ui/use-lang.ts';

type SignIn = AdminUser['signIns'][number];

const outcomes = {
  signed_in: { text: 'signIns.signedIn', tone: 'success' },
  wrong_password: { text: 'signIns.wrongPassword', tone: 'warning' },
  code_asked: { text: 'signIns.codeAsked', tone: 'warning' },
  wrong_code: { text: 'signIns.wrongCode', tone: 'warning' },
  suspended: { text: 'signIns.suspended', tone: 'danger' },
} as const satisfies Record<SignIn['outcome'], { text: string; tone: Tone }>;

/** The server sends so many at most. */
const shownMost = 50;

/** Sign-ins and failed tries, the newest first. */
export function UserSignIns({ signIns }: Pick<AdminUser, 'signIns'>) {
  const { t } = useTranslation('admin-users');
  const lang = useLang();
  if (signIns.length === 0) return <p className="text-ink-soft">{t('signIns.none')}</p>;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Table
        caption={t('signIns.title')}
        columns={[
          { key: 'at', label: t('signIns.at') },
          { key: 'outcome', label: t('signIns.outcome') },
          { key: 'device', label: t('signIns.device') },
          { key: 'network', label: t('signIns.network') },
        ]}
        rows={signIns.map(({ at, outcome, device, network }, place) => ({
          key: `${at} ${place}`,
          cells: {
            at: formatInstant(new Date(at), lang),
            outcome: <Badge tone={outcomes[outcome].tone}>{t(outcomes[outcome].text)}</Badge>,
            device: device ?? t('sessions.unknown'),
            network: <span className="tabular-nums wrap-anywhere">{network}</span>,
          },
        }))}
      />
      {signIns.length === shownMost && (
        <p className="text-s text-ink-soft">{t('signIns.newest', { count: shownMost })}</p>
      )}
    </div>
  );
}
