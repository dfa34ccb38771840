import type { Page } from 'playwright-core';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { sections } from '#web/features/provider-services/editor/sections.ts';
import type { DemoRows, Member } from './demo-rows.ts';

/** A screen to be taken: its address by its English path, and what one does there first. */
export interface View {
  name: string;
  path: string;
  /** Whose screen it is; a visitor's where it is left out. */
  as?: Member;
  /** A dialog covers the page, so only what the screen shows is taken. */
  covered?: boolean;
  prepare?: (page: Page, lang: Lang) => Promise<void>;
}

/** Every screen of the product. */
export function viewsOf({ listing, startDate, ids, provider, waiting, traveller, ticket }: DemoRows): View[] {
  const wizard = `/booking/${listing}?startDate=${startDate}&guests=2`;
  return [
    ...of('traveller', [
      // Taken first, because the page shows another text after three minutes.
      { name: 'payment-mpesa-sent', path: `/payment/${ids.waiting}` },
      { name: 'dashboard', path: '/dashboard' },
      { name: 'booking-held', path: `/dashboard/bookings/${ids.held}` },
      { name: 'booking-confirmed', path: `/dashboard/bookings/${ids.confirmed}` },
      { name: 'booking-changing', path: `/dashboard/bookings/${ids.changing}` },
      { name: 'cancel-dialog', path: `/dashboard/bookings/${ids.confirmed}`, prepare: openCancelling, covered: true },
      { name: 'change-form', path: `/dashboard/bookings/${ids.confirmed}`, prepare: openChanging },
      { name: 'booking-completed', path: `/dashboard/bookings/${ids.completed}` },
      { name: 'booking-cancelled', path: `/dashboard/bookings/${ids.cancelled}` },
      { name: 'review-form', path: `/dashboard/bookings/${ids.completed}?review=true` },
      { name: 'points', path: '/dashboard/points' },
      { name: 'my-data', path: '/profile/data' },
      { name: 'notifications', path: '/notifications' },
      { name: 'messages', path: '/messages' },
      { name: 'conversation', path: '/messages', prepare: openConversation, covered: true },
      { name: 'favorites', path: '/favorites' },
      { name: 'ticket', path: `/support/${ticket}` },
      { name: 'profile', path: '/profile' },
      { name: 'profile-preferences', path: '/profile?tab=preferences' },
      { name: 'profile-security', path: '/profile?tab=security' },
      { name: 'onboard-kind', path: '/onboard/kind' },
      { name: 'wizard-stay', path: wizard, prepare: openStay },
      { name: 'wizard-contact', path: wizard },
      { name: 'confirmation', path: `/confirmation/${ids.held}` },
      { name: 'payment-card', path: `/payment/${ids.held}` },
      { name: 'payment-card-declined', path: `/payment/${ids.held}`, prepare: payByDeclinedCard },
      { name: 'payment-mpesa', path: `/payment/${ids.held}`, prepare: chooseMpesa },
      { name: 'payment-change', path: `/payment/${ids.changing}` },
      { name: 'payment-paid', path: `/payment/${ids.confirmed}` },
      { name: 'payment-closed', path: `/payment/${ids.cancelled}` },
    ]),
    ...of('provider', [
      { name: 'provider', path: '/provider' },
      { name: 'provider-services', path: '/provider/services' },
      { name: 'provider-listing', path: `/provider/services/${provider.listing}` },
      ...sections.map((section) => ({
        name: `provider-listing-${section}`,
        path: `/provider/services/${provider.listing}?section=${section}`,
      })),
      { name: 'provider-listing-preview', path: `/provider/services/${provider.listing}/preview` },
      { name: 'provider-calendar', path: '/provider/calendar' },
      { name: 'provider-calendar-listing', path: `/provider/calendar?service=${provider.listing}` },
      { name: 'provider-bookings', path: '/provider/bookings' },
      { name: 'provider-booking', path: `/provider/bookings/${provider.booking}` },
      { name: 'provider-check-in', path: '/provider/check-in' },
      { name: 'provider-day-sheet', path: '/provider/bookings/day' },
      { name: 'provider-messages', path: '/provider/messages' },
      { name: 'provider-reviews', path: '/provider/reviews' },
      { name: 'provider-earnings', path: '/provider/earnings' },
      { name: 'provider-settings', path: '/provider/settings' },
    ]),
    ...of('admin', [
      { name: 'admin', path: '/admin' },
      { name: 'admin-users', path: '/admin/users' },
      { name: 'admin-user', path: `/admin/users/${traveller}` },
      { name: 'admin-queue', path: '/admin/services' },
      { name: 'admin-application', path: `/admin/services/providers/${waiting.provider}` },
      { name: 'admin-listing', path: `/admin/services/${waiting.listing}` },
      { name: 'admin-bookings', path: '/admin/bookings' },
      { name: 'admin-booking', path: `/admin/bookings/${ids.confirmed}` },
      { name: 'admin-payments', path: '/admin/payments' },
      ...[
        'consents',
        'refunds',
        'payouts',
        'owed',
        'transfers',
        'disputes',
        'ledger',
        'statement',
        'events',
        'jobs',
        'cases',
      ].map((list) => ({
        name: `admin-${list}`,
        path: `/admin/payments/${list}`,
      })),
      { name: 'admin-reviews', path: '/admin/reviews' },
      { name: 'admin-tickets', path: '/admin/tickets' },
      { name: 'admin-ticket', path: `/admin/tickets/${ticket}` },
      { name: 'admin-help', path: '/admin/help' },
      { name: 'admin-newsletter', path: '/admin/newsletter' },
      { name: 'admin-settings', path: '/admin/settings' },
      { name: 'admin-letters', path: '/admin/settings/letters' },
      { name: 'admin-audit', path: '/admin/audit' },
    ]),
    { name: 'provider-page', path: `/providers/${provider.id}` },
    { name: 'home', path: '/' },
    { name: 'explore', path: '/explore' },
    { name: 'services', path: '/services' },
    { name: 'services-beach', path: '/services?category=beach' },
    { name: 'stays', path: '/stays' },
    { name: 'meals', path: '/meals' },
    { name: 'transport', path: '/transport' },
    { name: 'places', path: '/places' },
    { name: 'place', path: '/places/diani' },
    { name: 'place-stays', path: '/places/diani/stays' },
    { name: 'search', path: '/search?q=diani' },
    { name: 'search-empty', path: '/search?q=zzzz' },
    { name: 'listing', path: `/services/${listing}` },
    { name: 'onboard', path: '/onboard' },
    { name: 'login', path: '/login' },
    { name: 'register', path: '/register' },
    { name: 'verify-email', path: '/verify-email' },
    { name: 'forgot-password', path: '/forgot-password' },
    { name: 'reset-password', path: '/forgot-password?token=example' },
    { name: 'newsletter', path: '/newsletter?state=asked' },
    { name: 'support', path: '/support' },
    { name: 'chat', path: '/stays', prepare: askAssistant, covered: true },
    { name: 'help', path: '/help' },
    { name: 'help-search', path: '/help?q=mpesa' },
    { name: 'help-article', path: '/help/payment-faq' },
    { name: 'terms', path: '/terms' },
    { name: 'privacy', path: '/privacy' },
    { name: 'cookies', path: '/cookies' },
    { name: 'accessibility', path: '/accessibility' },
    { name: 'not-found', path: '/nowhere' },
    { name: 'components', path: '/dev/components' },
  ];
}

const of = (as: Member, views: View[]): View[] => views.map((view) => ({ ...view, as }));

interface Look {
  width: 360 | 1280;
  lang: Lang;
  colorScheme: 'light' | 'dark';
}

/**
 * What travellers see is taken at both widths, in both languages and by day and night, each two together; the panels on a phone in Kiswahili
 * by night and on a wide screen in English by day.
 */
export function isTaken({ as }: View, { width, lang, colorScheme }: Look): boolean {
  const isNight = colorScheme === 'dark';
  if (as !== 'provider' && as !== 'admin') return (width === 360) === ((lang === 'sw') === isNight);
  return width === 360 ? lang === 'sw' && isNight : lang === 'en' && !isNight;
}

async function openConversation(page: Page): Promise<void> {
  await page.locator('main').getByRole('listitem').getByRole('link').first().click();
  await page.getByRole('textbox').waitFor();
}

async function askAssistant(page: Page, lang: Lang): Promise<void> {
  await page.getByRole('button', { name: translate(lang, 'shell', 'chat'), exact: true }).click();
  await page.getByLabel(translate(lang, 'chat', 'input')).fill(lang === 'sw' ? 'Hoteli Diani' : 'Hotels in Diani');
  await page.keyboard.press('Enter');
  await page
    .getByRole('log')
    .getByRole('link', { name: /Mnazi Wave/ })
    .waitFor();
}

async function openCancelling(page: Page, lang: Lang): Promise<void> {
  await page.getByRole('button', { name: translate(lang, 'dashboard', 'cancel.open') }).click();
  await page.getByRole('dialog').waitFor();
}

async function openChanging(page: Page, lang: Lang): Promise<void> {
  await page.getByRole('button', { name: translate(lang, 'dashboard', 'change.open') }).click();
  await page
    .getByRole('button', { name: `${translate(lang, 'common', 'more')}: ` })
    .first()
    .click();
  await page.getByRole('button', { name: translate(lang, 'dashboard', 'change.hold') }).waitFor();
}

async function openStay(page: Page, lang: Lang): Promise<void> {
  await page.getByRole('button', { name: translate(lang, 'bookings', 'changeStay') }).click();
  await page.getByRole('button', { name: translate(lang, 'bookings', 'next') }).waitFor();
}

const payments = (lang: Lang) => (key: KeyOf<'payments'>) => translate(lang, 'payments', key);

async function chooseMpesa(page: Page, lang: Lang): Promise<void> {
  const t = payments(lang);
  await page.getByText(t('method.mpesa'), { exact: true }).click();
  await page.getByLabel(t('mpesa.phone')).waitFor();
}

async function payByDeclinedCard(page: Page, lang: Lang): Promise<void> {
  const t = payments(lang);
  await page.getByLabel(t('card.number')).fill('4000000000000002');
  await page.getByLabel(t('card.expiry')).fill('1230');
  await page.getByLabel(t('card.cvc')).fill('123');
  await page.getByLabel(t('card.name')).fill('Amina Hassan');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: t('failed.title') }).waitFor();
}
