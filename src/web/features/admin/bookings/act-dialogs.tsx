import { type ReactNode, useState } from 'react';
import {
  getAdminBookingCall,
  listAdminBookingsCall,
  sendPapersCall,
  takeBackChangeCall,
} from '#shared/contracts/admin-bookings.ts';
import { getUserCall } from '#shared/contracts/admin-users.ts';
import { refundBookingCall } from '#shared/contracts/refunds.ts';
import { reasonLength } from '#shared/reason-length.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Select, TextInput } from '#web/ui/inputs.tsx';
import { useForeign } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';
import { ActFrame } from '../acts/act-frame.tsx';
import { CountedText } from '../acts/counted-text.tsx';
import { ReasonField } from '../acts/reason-field.tsx';
import { useAct } from '../acts/use-act.ts';
import type { BookingActKind, BookingActProps } from './act-props.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { languageTexts } from './letter-preview.tsx';

/** Says what follows from something that can be done with a booking, and does it. */
export function BookingActDialog({ kind, ...props }: BookingActProps & { kind: BookingActKind }) {
  const Dialog = dialogs[kind];
  return <Dialog {...props} />;
}

const dialogs = {
  cancel: CancelDialog,
  change: ChangeDialog,
  takeBack: TakeBackDialog,
  refund: RefundDialog,
  papers: PapersDialog,
} satisfies Record<BookingActKind, (props: BookingActProps) => ReactNode>;

const changes = [getAdminBookingCall, listAdminBookingsCall, getUserCall];

const bearers = ['us', 'everyone'] as const;
const bearerTexts = { us: 'goodwill.us', everyone: 'goodwill.everyone' } as const;

/** Dollars with at most two decimals, or undefined. */
const amountIn = (typed: string) => (/^\d{1,7}(\.\d{1,2})?$/.test(typed.trim()) ? Number(typed) : undefined);

function RefundDialog(props: BookingActProps) {
  const { t } = useTranslation('admin-bookings');
  const { id, bookingId } = props.found.booking;
  const { charge } = useMoney();
  const [typed, setTyped] = useState('');
  const [bearer, setBearer] = useState<(typeof bearers)[number]>('us');
  const [reason, setReason] = useState('');
  const [toHost, setToHost] = useState('');
  const [wrong, setWrong] = useState(false);
  const act = useAct({ onDone: props.onDone, changes, fields: ['amount', 'reason', 'toHost'] });
  const send = async () => {
    const amount = amountIn(typed);
    setWrong(!amount);
    if (!amount) return act.clear();
    const words = toHost.trim();
    const body = { amount, bearer, reason: reason.trim(), ...(words && { toHost: words }) };
    await act.act({
      call: (idempotencyKey) => api(refundBookingCall, { params: { bookingId: id }, body, idempotencyKey }),
      content: body,
      done: t('goodwill.done', { amount: charge(amount) }),
    });
  };
  return (
    <ActFrame
      {...props}
      act={act}
      title={t('goodwill.title', { id: bookingId })}
      effects={[t('goodwill.back'), t('goodwill.stays'), t('goodwill.letters')]}
      moves={{ dollars: amountIn(typed) }}
      confirm={{ label: t('goodwill.confirm'), danger: true, send }}
    >
      <TextInput
        type="text"
        inputMode="decimal"
        autoComplete="off"
        label={t('goodwill.amount')}
        hint={t('goodwill.amountMost', { amount: charge(props.found.left) })}
        required
        maxLength={10}
        value={typed}
        error={wrong ? t('goodwill.wrong') : act.errors.amount}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
          act.clearError('amount');
        }}
      />
      <Select
        label={t('goodwill.bearer')}
        hint={t('goodwill.bearerHint')}
        value={bearer}
        onChange={({ target }) => setBearer(bearers.find((each) => each === target.value) ?? 'us')}
      >
        {bearers.map((each) => (
          <option key={each} value={each}>
            {t(bearerTexts[each])}
          </option>
        ))}
      </Select>
      <ReasonField {...{ reason, setReason, act }} hint={t('goodwill.reasonHint')} />
      <ToHostField {...{ toHost, setToHost, act }} />
    </ActFrame>
  );
}

interface ToHostProps {
  toHost: string;
  setToHost: (text: string) => void;
  act: ReturnType<typeof useAct>;
}

/** What the host reads of why, where it bears a part. */
function ToHostField({ toHost, setToHost, act }: ToHostProps) {
  const { t } = useTranslation('admin-bookings');
  return (
    <CountedText
      label={t('goodwill.toHost')}
      hint={t('goodwill.toHostHint')}
      optional
      rows={2}
      maxLength={reasonLength}
      value={toHost}
      error={act.errors.toHost}
      onChange={({ target }) => {
        setToHost(target.value);
        act.clearError('toHost');
      }}
    />
  );
}

function TakeBackDialog(props: BookingActProps) {
  const { t } = useTranslation('admin-bookings');
  const { found } = props;
  const { id, bookingId } = found.booking;
  // It is gone once the answer has come, while the dialog still closes.
  const [changeId] = useState(found.ourChangeId ?? '');
  const [reason, setReason] = useState('');
  const foreign = useForeign();
  const act = useAct({ onDone: props.onDone, changes });
  const body = { reason: reason.trim() };
  const send = () =>
    act.act({
      call: (idempotencyKey) => api(takeBackChangeCall, { params: { bookingId: id, changeId }, body, idempotencyKey }),
      content: body,
      done: t('takeBack.done'),
    });
  return (
    <ActFrame
      {...props}
      act={act}
      title={t('takeBack.title', { id: bookingId })}
      effects={[t('takeBack.stays'), t('takeBack.paid'), t('takeBack.letter')]}
      confirm={{ label: t('takeBack.confirm'), danger: true, send }}
    >
      <ReasonField
        {...{ reason, setReason, act }}
        lang={foreign(found.language)}
        hint={t('cancel.reasonHint', { language: t(languageTexts[found.language]) })}
      />
    </ActFrame>
  );
}

function PapersDialog(props: BookingActProps) {
  const { t } = useTranslation('admin-bookings');
  const { id, bookingId, papers, contact } = props.found.booking;
  const act = useAct({ onDone: props.onDone, changes });
  const send = () =>
    act.act({
      call: (idempotencyKey) => api(sendPapersCall, { params: { bookingId: id }, idempotencyKey }),
      content: 'papers',
      done: t('papers.done', { email: contact.email }),
    });
  return (
    <ActFrame
      {...props}
      act={act}
      title={t('papers.title', { id: bookingId })}
      effects={[t(papers.voucher ? 'papers.all' : 'papers.receipt', { email: contact.email }), t('papers.limit')]}
      confirm={{ label: t('papers.confirm'), send }}
    />
  );
}
