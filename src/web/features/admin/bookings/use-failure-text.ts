import { isFailureCode } from '#shared/failure-codes.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

/** M-Pesa's result code for what it has done. */
const SUCCESS = '0';

/**
 * Why money did not move, in words, with M-Pesa's result code behind it; a code that has no words stands as it is. Null where
 * nothing has failed.
 */
export function useFailureText(): (error: string | null, resultCode?: string | null) => string | null {
  const { t } = useTranslation('admin-bookings');
  return (error, resultCode = null) => {
    const code = resultCode === SUCCESS ? null : resultCode;
    if (error === null) return code && t('failure.other_code', { code });
    if (!isFailureCode(error)) return t('failure.other_code', { code: error });
    const reason = t(`failure.${error}`);
    return code === null ? reason : t('failure.code', { reason, code });
  };
}
