import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { addresses } from '../lib/addresses.ts';
import { publicSettingsQuery } from '../lib/queries.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { CurrencySwitch } from './currency-switch.tsx';
import { MainLinks } from './main-links.tsx';

const link = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline';

/** Contact details, the main pages, the legal pages. */
export function Footer() {
  const { t } = useTranslation('shell');
  const { data: settings } = useQuery(publicSettingsQuery);
  return (
    <footer className="mt-16 border-t border-line bg-sunken">
      <div className="page grid gap-8 py-10 md:grid-cols-[2fr_1fr_1fr_1fr]">
        <div>
          <p className="font-display text-l font-bold text-brand">Twende</p>
          <p className="mt-2 max-w-xs text-ink-soft">{t('tagline')}</p>
          <CurrencySwitch className="-ml-2 mt-3 flex" />
        </div>
        <Column title={t('footer.discover')}>
          <MainLinks className={link} />
        </Column>
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
        </Column>
        {settings && (
          <Column title={t('footer.contact')}>
            <li>
              <a href={`tel:${settings.supportPhone.replace(/[^+\d]/g, '')}`} className={link}>
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
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-m">{title}</h2>
      <ul className="mt-2">{children}</ul>
    </div>
  );
}
