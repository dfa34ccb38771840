import { Link, useMatches } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { lazy, useEffect, useRef, useState } from 'react';
import { addresses } from '#web/lib/addresses.ts';
import { useHydrated } from '#web/lib/hydration.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from '#web/ui/classes.ts';
import { hydrateWhenChanged, type LateComponent } from '#web/ui/deferred-hydration.tsx';
import { iconButtonClasses } from '#web/ui/icon-button-classes.ts';
import { LazyPart, LostPart } from '#web/ui/lazy-part.tsx';
import { firstPaths, LineDrawing } from '#web/ui/line-drawing.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';
import { Account } from './account.tsx';
import { CurrencySwitch, type CurrencySwitchProps } from './currency-switch.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MainLinks } from './main-links.tsx';

/** `Switches` does what it says, so it needs no code of its own. */
const WideCurrencySwitch = hydrateWhenChanged(
  createIsomorphicFn()
    .server((): LateComponent<CurrencySwitchProps> => ({ Component: CurrencySwitch }))
    .client(() => ({ load: () => import('./currency-switch.tsx').then(({ CurrencySwitch }) => CurrencySwitch) }))(),
);

const MobileMenu = lazy(() => import('./mobile-menu.tsx').then(({ MobileMenu }) => ({ default: MobileMenu })));

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page begins with a picture that extends behind the header. */
    hero?: boolean;
  }
}

/** The bar at the top: transparent at the top of the page, opaque once the page has scrolled. */
export function Header() {
  const { t } = useTranslation('shell');
  const scrolled = useScrolledPast(20);
  // Before hydration no script can make it opaque, so it scrolls away instead of covering the text.
  const sticks = useHydrated();
  // Where the page could not be loaded, no picture is behind it.
  const hero = useMatches({ select: (matches) => matches.some(({ error, staticData }) => !error && staticData.hero) });
  const overPicture = hero && !scrolled;
  return (
    <header
      data-scrolled={scrolled || undefined}
      className={classes(
        'top-0 z-30 border-b transition-colors',
        sticks ? 'sticky' : 'relative',
        hero && '-mb-header',
        scrolled ? 'border-line bg-canvas' : 'border-transparent',
        // Darkens the picture behind the text of the header.
        overPicture && 'on-picture before:shade before:absolute before:inset-x-0 before:top-0 before:-z-10 before:h-44',
      )}
    >
      <div className="page flex min-h-header flex-wrap items-center sm:gap-1">
        <Link to={addresses.home} className="mr-auto flex min-h-11 items-center rounded-s pt-1">
          <Wordmark />
        </Link>
        <nav aria-label={t('mainNav')} className="hidden lg:block">
          <ul className="flex">
            <MainLinks className="grid min-h-11 place-items-center rounded-m px-3 decoration-gold decoration-2 underline-offset-8 hover:underline aria-[current=page]:font-semibold aria-[current=page]:underline" />
          </ul>
        </nav>
        <Link to={addresses.search} aria-label={t('search')} title={t('search')} className={iconButtonClasses}>
          <LineDrawing path={firstPaths.search} />
        </Link>
        <LanguageSwitch compact />
        <WideCurrencySwitch className="hidden xl:block" />
        <Account />
        <Menu />
      </div>
    </header>
  );
}

function Menu() {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t('menu')}
        title={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={classes(iconButtonClasses, 'lg:hidden')}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <LineDrawing path={firstPaths.menu} />
      </button>
      {wanted && (
        <LazyPart
          lost={
            <div className="basis-full py-4 lg:hidden">
              <LostPart />
            </div>
          }
        >
          <MobileMenu open={open} onOpenChange={setOpen} returnTo={button} />
        </LazyPart>
      )}
    </>
  );
}

/** @param distance in CSS pixels */
function useScrolledPast(distance: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const measure = () => setScrolled(window.scrollY > distance);
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, [distance]);
  return scrolled;
}
