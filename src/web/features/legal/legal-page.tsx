import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { calendarDate, formatDate } from '#shared/dates.ts';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Horizon } from '#web/ui/horizon.tsx';
import { useLang } from '#web/ui/use-lang.ts';

interface LegalSection {
  /** The part of the address after #, the same in both languages. */
  id: string;
  title: string;
  body: ReactNode;
}

interface LegalPageProps {
  title: string;
  intro: string;
  /** The day since which the text is as it is. */
  changed: string;
  /** Shown in demo mode only. */
  demo?: string;
  sections: LegalSection[];
}

/** A legal text: title, the day of its last change, contents, numbered sections, and contact. */
export function LegalPage({ title, intro, changed, demo, sections }: LegalPageProps) {
  const { t } = useTranslation('legal');
  const lang = useLang();
  const { data: settings } = useQuery(publicSettingsQuery);
  const contact = settings && {
    id: 'contact',
    title: t('contact'),
    body: <p>{t('contact.text', { email: settings.supportEmail, phone: settings.supportPhone })}</p>,
  };
  const all = contact ? [...sections, contact] : sections;
  return (
    <article className="page grid gap-10 py-10 md:gap-16 md:py-20">
      <header className="grid gap-5">
        <Horizon className="mb-4" />
        <h1 className="max-w-3xl text-3xl">{title}</h1>
        <p className="max-w-prose text-l text-ink-soft">{intro}</p>
        <p className="text-s text-ink-soft">{t('changed', { date: formatDate(calendarDate(changed), lang) })}</p>
      </header>
      <div className="grid gap-10 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] md:gap-16 print:block">
        <Contents sections={all} />
        <div className="grid max-w-[64ch] content-start gap-12">
          {demo !== undefined && settings?.demo && (
            <Notice tone="warning" still>
              {demo}
            </Notice>
          )}
          {all.map((section, place) => (
            <Section key={section.id} section={section} number={place + 1} />
          ))}
        </div>
      </div>
    </article>
  );
}

function Contents({ sections }: { sections: LegalSection[] }) {
  const { t } = useTranslation('legal');
  return (
    <nav aria-labelledby="contents" className="grid gap-2 self-start md:sticky md:top-24">
      <h2 id="contents" className="text-l">
        {t('contents')}
      </h2>
      <ol className="grid border-t border-line">
        {sections.map(({ id, title }, place) => (
          <li key={id} className="border-b border-line">
            {/* A plain link: the router would mark every section as the current page, and leave the focus here. */}
            <a
              href={`#${id}`}
              className="group grid min-h-11 grid-cols-[2rem_minmax(0,1fr)] items-baseline rounded-s py-2"
            >
              <span className="font-display text-accent">{place + 1}</span>
              <span className="decoration-1 underline-offset-4 group-hover:underline">{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ section: { id, title, body }, number }: { section: LegalSection; number: number }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid gap-4">
      <h2 id={`${id}-title`} className="flex gap-4">
        <span aria-hidden="true" className="text-accent">
          {number}
        </span>
        {title}
      </h2>
      {body}
    </section>
  );
}

export function Points({ children }: { children: ReactNode }) {
  return <ul className="grid list-disc gap-2 pl-5 marker:text-gold">{children}</ul>;
}
