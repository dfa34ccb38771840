import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PublicSettings } from '#shared/contracts/settings.ts';
import { addresses, callAddress } from '#web/lib/addresses.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Beadwork } from '#web/ui/beadwork.tsx';
import { Mark } from '#web/ui/wordmark.tsx';
import { CurrencySwitch } from './currency-switch.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MainLinks } from './main-links.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const link = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline';

export interface FooterProps {
  /** Undefined where they could not be read. */
  settings: PublicSettings | undefined;
}

/** The newsletter, contact details, the main pages, the legal pages, our pages on other sites; language, currency and theme. */
export function Footer({ settings }: FooterProps) {
  const { t } = useTranslation('shell');
  return (
    <footer className="night offscreen-275 mt-20 md:offscreen-163">
      <Beadwork />
      <div className="page grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-8 gap-y-12 py-14 lg:grid-cols-[minmax(0,5fr)_repeat(3,minmax(0,2fr))] md:py-20">
        <div className="grid content-start justify-items-start gap-x-16 gap-y-10 max-lg:col-span-full sm:max-lg:grid-cols-2">
          <p className="grid content-start justify-items-start gap-5">
            <Mark className="size-14 text-brand" />
            <span className="max-w-64 text-balance font-display text-xl leading-tight">{t('tagline')}</span>
          </p>
          <NewsletterForm />
        </div>
        <Column title={t('footer.discover')}>
          <MainLinks home className={link} />
          <li>
            <Link to="/places" className={link}>
              {t('places')}
            </Link>
          </li>
          <li>
            <Link to="/favorites" className={link}>
              {t('favorites')}
            </Link>
          </li>
        </Column>
        <div className="grid content-start gap-y-12 lg:contents">
          <Column title={t('footer.legal')}>
            <li>
              <Link to={addresses.terms} className={link}>
                {t('footer.terms')}
              </Link>
            </li>
            <li>
              <Link to={addresses.privacy} className={link}>
                {t('footer.privacy')}
              </Link>
            </li>
            <li>
              <Link to="/cookies" className={link}>
                {t('footer.cookies')}
              </Link>
            </li>
            <li>
              <Link to="/accessibility" className={link}>
                {t('footer.accessibility')}
              </Link>
            </li>
          </Column>
          {settings && (
            <Column title={t('footer.contact')}>
              <li>
                <Link to="/help" className={link}>
                  {t('help')}
                </Link>
              </li>
              <li>
                <Link to="/support" className={link}>
                  {t('support')}
                </Link>
              </li>
              <li>
                <a href={callAddress(settings.supportPhone)} className={link}>
                  {settings.supportPhone}
                </a>
              </li>
              <li>
                <a href={`mailto:${settings.supportEmail}`} className={`${link} break-all`}>
                  {settings.supportEmail}
                </a>
              </li>
            </Column>
          )}
        </div>
      </div>
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-3 pb-24">
        <span className="text-s text-ink-soft">Twende · Kenya</span>
        <ul className="mr-auto flex flex-wrap gap-x-5">
          {settings?.social.map(({ name, url }) => (
            <li key={name}>
              <a href={url} rel="noopener" className={link}>
                {name}
              </a>
            </li>
          ))}
        </ul>
        <LanguageSwitch />
        <CurrencySwitch className="flex" />
        <ThemeSwitch />
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="border-t border-line pt-3 font-text text-s font-semibold tracking-normal text-ink-soft">
        {title}
      </h2>
      <ul className="mt-2">{children}</ul>
    </div>
  );
}
