import type { Earnings } from '#shared/contracts/payouts.ts';
import { dateInNairobi, formatDate } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { useAmount } from '#web/ui/use-amount.ts';
import { useLang } from '#web/ui/use-lang.ts';
import { PanelSection } from '../panel-section.tsx';
import { useMember } from '../use-member.ts';

type Line = Earnings['items'][number];

interface EarningLinesProps {
  lines: Line[];
  /** Reads the lines before these; undefined where there are none. */
  more: (() => void) | undefined;
  loading: boolean;
}

/** Every change of what the provider is owed, with the booking that it belongs to. */
export function EarningLines({ lines, more, loading }: EarningLinesProps) {
  const { t } = useTranslation('provider-earnings');
  return (
    <PanelSection title={t('lines.title')} text={t('lines.text')}>
      {lines.length === 0 ? (
        <p className="text-ink-soft">{t('lines.none')}</p>
      ) : (
        <ul className="grid">
          {lines.map((line) => (
            <EarningLine key={`${line.at}-${line.kind}-${line.source}`} line={line} />
          ))}
        </ul>
      )}
      {more && (
        <p>
          <Button kind="quiet" busy={loading} onClick={more}>
            {t('lines.more')}
          </Button>
        </p>
      )}
    </PanelSection>
  );
}

function EarningLine({ line }: { line: Line }) {
  const { t } = useTranslation(['provider-earnings', 'statements']);
  const lang = useLang();
  const amount = useAmount();
  const { at, kind, bookingId, gross, commission, taxes, net, receipt } = line;
  const parts =
    gross === null
      ? receipt !== null && t('receiptOf', { receipt })
      : t(taxes ? 'lines.partsTaxed' : 'lines.parts', {
          ...{ gross: amount(gross), commission: amount(commission ?? 0), taxes: amount(taxes ?? 0) },
        });
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-3 first:pt-0 last:border-0">
      <p className="min-w-[min(100%,9rem)] flex-1">
        <span className="font-semibold">{t(`statements:kind.${kind}`)}</span>{' '}
        {bookingId !== null && <BookingLink bookingId={bookingId} />}
        <span className="block text-s text-ink-soft wrap-anywhere">
          {formatDate(dateInNairobi(new Date(at)), lang)}
          {parts && ` · ${parts}`}
        </span>
      </p>
      <p className={classes('ml-auto font-semibold tabular-nums', net < 0 && 'text-ink-soft')}>{amount(net)}</p>
    </li>
  );
}

function BookingLink({ bookingId }: { bookingId: string }) {
  const { rights } = useMember();
  if (!rights.includes('bookings')) return <span>{bookingId}</span>;
  return (
    <TextLink to="/provider/bookings/$bookingId" params={{ bookingId }}>
      {bookingId}
    </TextLink>
  );
}
