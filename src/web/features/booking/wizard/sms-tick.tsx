import { useQuery } from '@tanstack/react-query';
import { type Control, useWatch } from 'react-hook-form';
import { getTripSmsCall } from '#shared/contracts/trip-sms.ts';
import { callQuery } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Checkbox } from '#web/ui/choices.tsx';
import type { ContactValues } from './contact-step.tsx';
import { smsPhone } from './sms-phone.ts';

interface SmsTickProps {
  control: Control<ContactValues>;
  /** Of the account. */
  ownPhone: string | null;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Asks whether SMS about trips shall be sent, and says to which number; nothing where it would change nothing. */
export function SmsTick({ control, ownPhone, checked, onChange }: SmsTickProps) {
  const { t } = useTranslation('bookings');
  const { data } = useQuery(callQuery(getTripSmsCall, {}));
  const to = smsPhone(useWatch({ control, name: 'contact.phone' }), ownPhone);
  if (!data || !to) return null;
  const { phone, isOwn } = to;
  // It was switched on with a request that did not book.
  if (!data.offered) return checked ? <p className="text-s text-ink-soft">{t('sms.on', { phone })}</p> : null;
  return (
    <Checkbox
      label={t('sms.send', { phone })}
      hint={isOwn ? `${t('sms.own')} ${t('sms.hint')}` : t('sms.hint')}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
