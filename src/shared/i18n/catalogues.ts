import type { Lang } from '../languages.ts';
import { accounts as enAccounts } from './en/accounts.ts';
import { arrival as enArrival } from './en/arrival.ts';
import { bookings as enBookings } from './en/bookings.ts';
import { catalogue as enCatalogue } from './en/catalogue.ts';
import { common as enCommon } from './en/common.ts';
import { dashboard as enDashboard } from './en/dashboard.ts';
import { errors as enErrors } from './en/errors.ts';
import { explore as enExplore } from './en/explore.ts';
import { fields as enFields } from './en/fields.ts';
import { home as enHome } from './en/home.ts';
import { legal as enLegal } from './en/legal.ts';
import { mail as enMail } from './en/mail.ts';
import { offline as enOffline } from './en/offline.ts';
import { paid as enPaid } from './en/paid.ts';
import { papers as enPapers } from './en/papers.ts';
import { payments as enPayments } from './en/payments.ts';
import { refusals as enRefusals } from './en/refusals.ts';
import { shell as enShell } from './en/shell.ts';
import { statements as enStatements } from './en/statements.ts';
import { trip as enTrip } from './en/trip.ts';
import { accounts as swAccounts } from './sw/accounts.ts';
import { arrival as swArrival } from './sw/arrival.ts';
import { bookings as swBookings } from './sw/bookings.ts';
import { catalogue as swCatalogue } from './sw/catalogue.ts';
import { common as swCommon } from './sw/common.ts';
import { dashboard as swDashboard } from './sw/dashboard.ts';
import { errors as swErrors } from './sw/errors.ts';
import { explore as swExplore } from './sw/explore.ts';
import { fields as swFields } from './sw/fields.ts';
import { home as swHome } from './sw/home.ts';
import { legal as swLegal } from './sw/legal.ts';
import { mail as swMail } from './sw/mail.ts';
import { offline as swOffline } from './sw/offline.ts';
import { paid as swPaid } from './sw/paid.ts';
import { papers as swPapers } from './sw/papers.ts';
import { payments as swPayments } from './sw/payments.ts';
import { refusals as swRefusals } from './sw/refusals.ts';
import { shell as swShell } from './sw/shell.ts';
import { statements as swStatements } from './sw/statements.ts';
import { trip as swTrip } from './sw/trip.ts';
import type { SameKeys } from './texts.ts';

const en = {
  accounts: enAccounts,
  arrival: enArrival,
  bookings: enBookings,
  catalogue: enCatalogue,
  common: enCommon,
  dashboard: enDashboard,
  errors: enErrors,
  fields: enFields,
  explore: enExplore,
  home: enHome,
  legal: enLegal,
  mail: enMail,
  offline: enOffline,
  paid: enPaid,
  papers: enPapers,
  payments: enPayments,
  refusals: enRefusals,
  shell: enShell,
  statements: enStatements,
  trip: enTrip,
};

const sw: { [Namespace in keyof typeof en]: SameKeys<(typeof en)[Namespace]> } = {
  accounts: swAccounts,
  arrival: swArrival,
  bookings: swBookings,
  catalogue: swCatalogue,
  common: swCommon,
  dashboard: swDashboard,
  errors: swErrors,
  fields: swFields,
  explore: swExplore,
  home: swHome,
  legal: swLegal,
  mail: swMail,
  offline: swOffline,
  paid: swPaid,
  papers: swPapers,
  payments: swPayments,
  refusals: swRefusals,
  shell: swShell,
  statements: swStatements,
  trip: swTrip,
};

/** Every text in every language: for the server and tests only, a page loads its own namespaces one by one. */
export const catalogues = { en, sw } satisfies Record<Lang, unknown>;

export type Catalogues = typeof en;
export type Namespace = keyof Catalogues;
