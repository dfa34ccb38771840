import { addresses } from '#web/lib/addresses.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { RichText } from '#web/ui/rich-text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/**
 * "I agree to the Terms and the Privacy Policy", with links that open in a new tab, so that the form keeps its input.
 */
export function TermsLabel() {
  const { t } = useTranslation('accounts');
  const linkTo = (to: string) => (words: string) => (
    <TextLink to={to} target="_blank">
      {words}
    </TextLink>
  );
  return (
    <RichText
      text={t('register.terms')}
      parts={{ terms: linkTo(addresses.terms), privacy: linkTo(addresses.privacy) }}
    />
  );
}
