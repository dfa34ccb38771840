import { Trans, useTranslation } from 'react-i18next';
import { addresses } from '#web/lib/addresses.ts';
import { TextLink } from '#web/ui/text-link.tsx';

/** "I agree to the Terms and the Privacy Policy", with both linked: in a new tab, so that what is typed stays. */
export function TermsLabel() {
  const { t } = useTranslation('accounts');
  return (
    <Trans
      t={t}
      i18nKey="register.terms"
      components={{
        terms: <TextLink to={addresses.terms} target="_blank" />,
        privacy: <TextLink to={addresses.privacy} target="_blank" />,
      }}
    />
  );
}
