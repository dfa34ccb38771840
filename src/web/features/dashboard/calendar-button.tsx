import { useMutation } from '@tanstack/react-query';
import { pathOf } from '#shared/call.ts';
import { bookingCalendarPath, createFileLinkCall } from '#shared/contracts/bookings.ts';
import { api } from '#web/lib/api.ts';
import { Problem } from '#web/lib/problem.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';

/** Opens the booking's calendar file, under an address signed for this moment: a link could not carry the token. */
export function CalendarButton({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation('dashboard');
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(createFileLinkCall, { body: { path: pathOf(bookingCalendarPath, { bookingId }) } }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (problem) => toast.error((problem instanceof Problem && problem.message) || t('calendarFailed')),
  });
  return (
    <Button kind="quiet" busy={isPending} onClick={() => mutate()}>
      {t('addToCalendar')}
    </Button>
  );
}
