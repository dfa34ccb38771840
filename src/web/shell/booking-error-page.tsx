import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LateErrorPage } from './late-error-page.tsx';

/** The error page for a booking that could not be loaded; where the server says nothing, it says so first. */
export const BookingErrorPage = Object.assign(
  (props: ErrorComponentProps) => {
    const { t } = useTranslation('shell');
    return <LateErrorPage {...props} failed={t('error.booking')} />;
  },
  { preload: LateErrorPage.preload },
);
