import { Link } from '@tanstack/react-router';
import { Trans, useTranslation } from 'react-i18next';
import { addresses } from '#web/lib/addresses.ts';

// A new tab, so that what is typed stays.
const link = { target: '_blank', className: 'text-brand underline underline-offset-4' };

/** "I agree to the Terms and the Privacy Policy", with both linked. */
export function TermsLabel() {
  const { t } = useTranslation('accounts');
  return (
    <Trans
      t={t}
      i18nKey="register.terms"
      components={{
        terms: <Link to={addresses.terms} {...link} />,
        privacy: <Link to={addresses.privacy} {...link} />,
      }}
    />
  );
}
