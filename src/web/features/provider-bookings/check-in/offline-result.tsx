import type { ReactNode } from 'react';
import { calendarDate, formatDate, formatInstant } from '#shared/dates.ts';
import type { Noted } from '#web/lib/offline/check-ins/noted.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { refusalText } from './noted-list.tsx';
import { Screen, type Trip } from './screen.tsx';
import type { Read, Result } from './use-check-in.ts';

type OfflineResultProps = Omit<Result & { kind: 'offline' }, 'kind'> & {
  /** What this phone has noted; what was just noted is sent meanwhile. */
  noted: readonly Noted[];
  next: ReactNode;
  onNote: (read: Read) => void;
};

/** What the kept list said about a check-in without signal. */
export function OfflineResult({ verdict, note, read, booking, noted, next, onNote }: OfflineResultProps) {
  const { t } = useTranslation('provider-check-in');
  const lang = useLang();
  const day = (text: string | undefined) => (text === undefined ? '' : formatDate(calendarDate(text), lang));
  const about: { trip?: Trip } = booking ? { trip: { ...booking, title: booking.service.title } } : {};
  if (verdict === 'ok' && note !== 'noted')
    return (
      <Screen
        tone="danger"
        title={t('offline.notNoted')}
        text={t(note === 'full' ? 'offline.full' : 'offline.blocked', { number: read?.reference ?? '' })}
        {...about}
      >
        {next}
      </Screen>
    );
  const one = noted.find(({ reference }) => reference === read?.reference);
  if (verdict === 'ok' && one && one.state !== 'waiting')
    return (
      <Answered one={one} about={about}>
        {next}
      </Answered>
    );
  switch (verdict) {
    case 'ok':
      return (
        <Screen
          tone="success"
          title={t('offline.noted')}
          text={t(booking ? 'offline.notedText' : 'offline.notedUnknown')}
          {...about}
        >
          {next}
        </Screen>
      );
    case 'noted':
      return (
        <Screen tone="warning" title={t('result.already')} text={t('offline.already')} {...about}>
          {next}
        </Screen>
      );
    case 'already': {
      const at = booking?.checkedInAt;
      const date = at ? formatInstant(new Date(at), lang) : '';
      return (
        <Screen tone="warning" title={t('result.already')} text={t('result.alreadyText', { date })} {...about}>
          {next}
        </Screen>
      );
    }
    case 'tooEarly':
      return (
        <Screen
          tone="warning"
          title={t('result.tooEarly')}
          text={t('result.tooEarlyText', { date: day(booking?.startDate) })}
          {...about}
        >
          {next}
        </Screen>
      );
    case 'tooLate':
      return (
        <Screen
          tone="danger"
          title={t('result.tooLate')}
          text={t('result.tooLateText', { date: day(booking?.endDate) })}
          {...about}
        >
          {next}
        </Screen>
      );
    case 'noShow':
      return (
        <Screen tone="warning" title={t('result.noShow')} text={t('offline.noShow')} {...about}>
          {next}
        </Screen>
      );
    case 'notGenuine':
      return (
        <Screen tone="danger" title={t('offline.notGenuine')} text={t('offline.notGenuineText')}>
          {next}
        </Screen>
      );
    case 'unreadable':
      return (
        <Screen tone="danger" title={t('offline.unreadable')} text={t('offline.unreadableText')}>
          {next}
        </Screen>
      );
    case 'unknown':
      return (
        <Screen tone="warning" title={t('offline.unknown')} text={t('offline.unknownText')}>
          {next}
          {read && (
            <Button kind="quiet" onClick={() => onNote(read)} className="max-sm:flex-auto">
              {t('offline.noteAnyway')}
            </Button>
          )}
        </Screen>
      );
  }
}

interface AnsweredProps {
  one: Noted;
  about: { trip?: Trip };
  children: ReactNode;
}

/** What was noted has been sent since, and accepted or refused. */
function Answered({ one: { state, refusal, checkedInAt }, about, children }: AnsweredProps) {
  const { t } = useTranslation('provider-check-in');
  const lang = useLang();
  const [tone, title, text] =
    state === 'refused'
      ? (['danger', t('noted.refused'), t(refusalText(refusal))] as const)
      : checkedInAt === undefined
        ? (['success', t('result.now'), ''] as const)
        : ([
            'warning',
            t('result.already'),
            t('result.alreadyText', { date: formatInstant(new Date(checkedInAt), lang) }),
          ] as const);
  return (
    <Screen {...{ tone, title, text }} {...about}>
      {children}
    </Screen>
  );
}
