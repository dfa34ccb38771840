import type { Lang } from '../languages.ts';
import { accessibility as enAccessibility } from './en/accessibility.ts';
import { accounts as enAccounts } from './en/accounts.ts';
import { adminApprovals as enAdminApprovals } from './en/admin-approvals.ts';
import { adminAudit as enAdminAudit } from './en/admin-audit.ts';
import { adminBookings as enAdminBookings } from './en/admin-bookings.ts';
import { adminBooks as enAdminBooks } from './en/admin-books.ts';
import { adminCase as enAdminCase } from './en/admin-case.ts';
import { adminCases as enAdminCases } from './en/admin-cases.ts';
import { adminConsents as enAdminConsents } from './en/admin-consents.ts';
import { adminDisputes as enAdminDisputes } from './en/admin-disputes.ts';
import { adminExports as enAdminExports } from './en/admin-exports.ts';
import { adminHelp as enAdminHelp } from './en/admin-help.ts';
import { adminLetters as enAdminLetters } from './en/admin-letters.ts';
import { adminNewsletter as enAdminNewsletter } from './en/admin-newsletter.ts';
import { adminOverview as enAdminOverview } from './en/admin-overview.ts';
import { adminPanel as enAdminPanel } from './en/admin-panel.ts';
import { adminPayments as enAdminPayments } from './en/admin-payments.ts';
import { adminPayouts as enAdminPayouts } from './en/admin-payouts.ts';
import { adminReports as enAdminReports } from './en/admin-reports.ts';
import { adminSettings as enAdminSettings } from './en/admin-settings.ts';
import { adminTickets as enAdminTickets } from './en/admin-tickets.ts';
import { adminUsers as enAdminUsers } from './en/admin-users.ts';
import { answers as enAnswers } from './en/answers.ts';
import { application as enApplication } from './en/application.ts';
import { arrival as enArrival } from './en/arrival.ts';
import { assistant as enAssistant } from './en/assistant.ts';
import { avatar as enAvatar } from './en/avatar.ts';
import { bell as enBell } from './en/bell.ts';
import { bookings as enBookings } from './en/bookings.ts';
import { catalogue as enCatalogue } from './en/catalogue.ts';
import { chat as enChat } from './en/chat.ts';
import { common as enCommon } from './en/common.ts';
import { companions as enCompanions } from './en/companions.ts';
import { cookies as enCookies } from './en/cookies.ts';
import { crop as enCrop } from './en/crop.ts';
import { dashboard as enDashboard } from './en/dashboard.ts';
import { documents as enDocuments } from './en/documents.ts';
import { errors as enErrors } from './en/errors.ts';
import { explore as enExplore } from './en/explore.ts';
import { extras as enExtras } from './en/extras.ts';
import { facilities as enFacilities } from './en/facilities.ts';
import { facts as enFacts } from './en/facts.ts';
import { favorites as enFavorites } from './en/favorites.ts';
import { feed as enFeed } from './en/feed.ts';
import { fields as enFields } from './en/fields.ts';
import { finishSignIn as enFinishSignIn } from './en/finish-sign-in.ts';
import { hearts as enHearts } from './en/hearts.ts';
import { help as enHelp } from './en/help.ts';
import { home as enHome } from './en/home.ts';
import { host as enHost } from './en/host.ts';
import { identities as enIdentities } from './en/identities.ts';
import { invitation as enInvitation } from './en/invitation.ts';
import { leaving as enLeaving } from './en/leaving.ts';
import { legal as enLegal } from './en/legal.ts';
import { mail as enMail } from './en/mail.ts';
import { messages as enMessages } from './en/messages.ts';
import { newsletter as enNewsletter } from './en/newsletter.ts';
import { notices as enNotices } from './en/notices.ts';
import { offline as enOffline } from './en/offline.ts';
import { onboarding as enOnboarding } from './en/onboarding.ts';
import { ownData as enOwnData } from './en/own-data.ts';
import { paid as enPaid } from './en/paid.ts';
import { papers as enPapers } from './en/papers.ts';
import { party as enParty } from './en/party.ts';
import { payments as enPayments } from './en/payments.ts';
import { payoutMethod as enPayoutMethod } from './en/payout-method.ts';
import { places as enPlaces } from './en/places.ts';
import { points as enPoints } from './en/points.ts';
import { position as enPosition } from './en/position.ts';
import { preferences as enPreferences } from './en/preferences.ts';
import { privacy as enPrivacy } from './en/privacy.ts';
import { providerBookings as enProviderBookings } from './en/provider-bookings.ts';
import { providerCalendar as enProviderCalendar } from './en/provider-calendar.ts';
import { providerCheckIn as enProviderCheckIn } from './en/provider-check-in.ts';
import { providerDocuments as enProviderDocuments } from './en/provider-documents.ts';
import { providerEarnings as enProviderEarnings } from './en/provider-earnings.ts';
import { providerImports as enProviderImports } from './en/provider-imports.ts';
import { providerOverview as enProviderOverview } from './en/provider-overview.ts';
import { providerPanel as enProviderPanel } from './en/provider-panel.ts';
import { providerReviews as enProviderReviews } from './en/provider-reviews.ts';
import { providerService as enProviderService } from './en/provider-service.ts';
import { providerServices as enProviderServices } from './en/provider-services.ts';
import { providerSettings as enProviderSettings } from './en/provider-settings.ts';
import { providerTeam as enProviderTeam } from './en/provider-team.ts';
import { providerTimeOff as enProviderTimeOff } from './en/provider-time-off.ts';
import { push as enPush } from './en/push.ts';
import { questions as enQuestions } from './en/questions.ts';
import { refusals as enRefusals } from './en/refusals.ts';
import { rejections as enRejections } from './en/rejections.ts';
import { reports as enReports } from './en/reports.ts';
import { reviews as enReviews } from './en/reviews.ts';
import { rights as enRights } from './en/rights.ts';
import { search as enSearch } from './en/search.ts';
import { secondFactor as enSecondFactor } from './en/second-factor.ts';
import { security as enSecurity } from './en/security.ts';
import { share as enShare } from './en/share.ts';
import { shell as enShell } from './en/shell.ts';
import { signInAgain as enSignInAgain } from './en/sign-in-again.ts';
import { sms as enSms } from './en/sms.ts';
import { statements as enStatements } from './en/statements.ts';
import { support as enSupport } from './en/support.ts';
import { terms as enTerms } from './en/terms.ts';
import { trip as enTrip } from './en/trip.ts';
import { accessibility as swAccessibility } from './sw/accessibility.ts';
import { accounts as swAccounts } from './sw/accounts.ts';
import { adminApprovals as swAdminApprovals } from './sw/admin-approvals.ts';
import { adminAudit as swAdminAudit } from './sw/admin-audit.ts';
import { adminBookings as swAdminBookings } from './sw/admin-bookings.ts';
import { adminBooks as swAdminBooks } from './sw/admin-books.ts';
import { adminCase as swAdminCase } from './sw/admin-case.ts';
import { adminCases as swAdminCases } from './sw/admin-cases.ts';
import { adminConsents as swAdminConsents } from './sw/admin-consents.ts';
import { adminDisputes as swAdminDisputes } from './sw/admin-disputes.ts';
import { adminExports as swAdminExports } from './sw/admin-exports.ts';
import { adminHelp as swAdminHelp } from './sw/admin-help.ts';
import { adminLetters as swAdminLetters } from './sw/admin-letters.ts';
import { adminNewsletter as swAdminNewsletter } from './sw/admin-newsletter.ts';
import { adminOverview as swAdminOverview } from './sw/admin-overview.ts';
import { adminPanel as swAdminPanel } from './sw/admin-panel.ts';
import { adminPayments as swAdminPayments } from './sw/admin-payments.ts';
import { adminPayouts as swAdminPayouts } from './sw/admin-payouts.ts';
import { adminReports as swAdminReports } from './sw/admin-reports.ts';
import { adminSettings as swAdminSettings } from './sw/admin-settings.ts';
import { adminTickets as swAdminTickets } from './sw/admin-tickets.ts';
import { adminUsers as swAdminUsers } from './sw/admin-users.ts';
import { answers as swAnswers } from './sw/answers.ts';
import { application as swApplication } from './sw/application.ts';
import { arrival as swArrival } from './sw/arrival.ts';
import { assistant as swAssistant } from './sw/assistant.ts';
import { avatar as swAvatar } from './sw/avatar.ts';
import { bell as swBell } from './sw/bell.ts';
import { bookings as swBookings } from './sw/bookings.ts';
import { catalogue as swCatalogue } from './sw/catalogue.ts';
import { chat as swChat } from './sw/chat.ts';
import { common as swCommon } from './sw/common.ts';
import { companions as swCompanions } from './sw/companions.ts';
import { cookies as swCookies } from './sw/cookies.ts';
import { crop as swCrop } from './sw/crop.ts';
import { dashboard as swDashboard } from './sw/dashboard.ts';
import { documents as swDocuments } from './sw/documents.ts';
import { errors as swErrors } from './sw/errors.ts';
import { explore as swExplore } from './sw/explore.ts';
import { extras as swExtras } from './sw/extras.ts';
import { facilities as swFacilities } from './sw/facilities.ts';
import { facts as swFacts } from './sw/facts.ts';
import { favorites as swFavorites } from './sw/favorites.ts';
import { feed as swFeed } from './sw/feed.ts';
import { fields as swFields } from './sw/fields.ts';
import { finishSignIn as swFinishSignIn } from './sw/finish-sign-in.ts';
import { hearts as swHearts } from './sw/hearts.ts';
import { help as swHelp } from './sw/help.ts';
import { home as swHome } from './sw/home.ts';
import { host as swHost } from './sw/host.ts';
import { identities as swIdentities } from './sw/identities.ts';
import { invitation as swInvitation } from './sw/invitation.ts';
import { leaving as swLeaving } from './sw/leaving.ts';
import { legal as swLegal } from './sw/legal.ts';
import { mail as swMail } from './sw/mail.ts';
import { messages as swMessages } from './sw/messages.ts';
import { newsletter as swNewsletter } from './sw/newsletter.ts';
import { notices as swNotices } from './sw/notices.ts';
import { offline as swOffline } from './sw/offline.ts';
import { onboarding as swOnboarding } from './sw/onboarding.ts';
import { ownData as swOwnData } from './sw/own-data.ts';
import { paid as swPaid } from './sw/paid.ts';
import { papers as swPapers } from './sw/papers.ts';
import { party as swParty } from './sw/party.ts';
import { payments as swPayments } from './sw/payments.ts';
import { payoutMethod as swPayoutMethod } from './sw/payout-method.ts';
import { places as swPlaces } from './sw/places.ts';
import { points as swPoints } from './sw/points.ts';
import { position as swPosition } from './sw/position.ts';
import { preferences as swPreferences } from './sw/preferences.ts';
import { privacy as swPrivacy } from './sw/privacy.ts';
import { providerBookings as swProviderBookings } from './sw/provider-bookings.ts';
import { providerCalendar as swProviderCalendar } from './sw/provider-calendar.ts';
import { providerCheckIn as swProviderCheckIn } from './sw/provider-check-in.ts';
import { providerDocuments as swProviderDocuments } from './sw/provider-documents.ts';
import { providerEarnings as swProviderEarnings } from './sw/provider-earnings.ts';
import { providerImports as swProviderImports } from './sw/provider-imports.ts';
import { providerOverview as swProviderOverview } from './sw/provider-overview.ts';
import { providerPanel as swProviderPanel } from './sw/provider-panel.ts';
import { providerReviews as swProviderReviews } from './sw/provider-reviews.ts';
import { providerService as swProviderService } from './sw/provider-service.ts';
import { providerServices as swProviderServices } from './sw/provider-services.ts';
import { providerSettings as swProviderSettings } from './sw/provider-settings.ts';
import { providerTeam as swProviderTeam } from './sw/provider-team.ts';
import { providerTimeOff as swProviderTimeOff } from './sw/provider-time-off.ts';
import { push as swPush } from './sw/push.ts';
import { questions as swQuestions } from './sw/questions.ts';
import { refusals as swRefusals } from './sw/refusals.ts';
import { rejections as swRejections } from './sw/rejections.ts';
import { reports as swReports } from './sw/reports.ts';
import { reviews as swReviews } from './sw/reviews.ts';
import { rights as swRights } from './sw/rights.ts';
import { search as swSearch } from './sw/search.ts';
import { secondFactor as swSecondFactor } from './sw/second-factor.ts';
import { security as swSecurity } from './sw/security.ts';
import { share as swShare } from './sw/share.ts';
import { shell as swShell } from './sw/shell.ts';
import { signInAgain as swSignInAgain } from './sw/sign-in-again.ts';
import { sms as swSms } from './sw/sms.ts';
import { statements as swStatements } from './sw/statements.ts';
import { support as swSupport } from './sw/support.ts';
import { terms as swTerms } from './sw/terms.ts';
import { trip as swTrip } from './sw/trip.ts';
import type { SameKeys } from './texts.ts';

const en = {
  accounts: enAccounts,
  'admin-approvals': enAdminApprovals,
  'admin-audit': enAdminAudit,
  'admin-bookings': enAdminBookings,
  'admin-exports': enAdminExports,
  'admin-help': enAdminHelp,
  'admin-letters': enAdminLetters,
  'admin-newsletter': enAdminNewsletter,
  'admin-overview': enAdminOverview,
  'admin-books': enAdminBooks,
  'admin-case': enAdminCase,
  'admin-cases': enAdminCases,
  'admin-consents': enAdminConsents,
  'admin-disputes': enAdminDisputes,
  'admin-panel': enAdminPanel,
  'admin-payouts': enAdminPayouts,
  'admin-payments': enAdminPayments,
  'admin-reports': enAdminReports,
  'admin-settings': enAdminSettings,
  'admin-tickets': enAdminTickets,
  'admin-users': enAdminUsers,
  answers: enAnswers,
  application: enApplication,
  arrival: enArrival,
  assistant: enAssistant,
  avatar: enAvatar,
  bell: enBell,
  bookings: enBookings,
  catalogue: enCatalogue,
  chat: enChat,
  common: enCommon,
  companions: enCompanions,
  crop: enCrop,
  dashboard: enDashboard,
  documents: enDocuments,
  errors: enErrors,
  extras: enExtras,
  facilities: enFacilities,
  facts: enFacts,
  favorites: enFavorites,
  messages: enMessages,
  feed: enFeed,
  fields: enFields,
  'finish-sign-in': enFinishSignIn,
  explore: enExplore,
  hearts: enHearts,
  help: enHelp,
  home: enHome,
  host: enHost,
  identities: enIdentities,
  invitation: enInvitation,
  legal: enLegal,
  terms: enTerms,
  privacy: enPrivacy,
  cookies: enCookies,
  accessibility: enAccessibility,
  mail: enMail,
  newsletter: enNewsletter,
  notices: enNotices,
  offline: enOffline,
  onboarding: enOnboarding,
  'own-data': enOwnData,
  paid: enPaid,
  papers: enPapers,
  party: enParty,
  payments: enPayments,
  places: enPlaces,
  points: enPoints,
  position: enPosition,
  'provider-bookings': enProviderBookings,
  'provider-calendar': enProviderCalendar,
  'provider-check-in': enProviderCheckIn,
  'provider-earnings': enProviderEarnings,
  'provider-imports': enProviderImports,
  'provider-overview': enProviderOverview,
  leaving: enLeaving,
  'payout-method': enPayoutMethod,
  'provider-documents': enProviderDocuments,
  'provider-panel': enProviderPanel,
  'provider-settings': enProviderSettings,
  'provider-reviews': enProviderReviews,
  'provider-service': enProviderService,
  'provider-services': enProviderServices,
  'provider-team': enProviderTeam,
  'provider-time-off': enProviderTimeOff,
  preferences: enPreferences,
  push: enPush,
  questions: enQuestions,
  refusals: enRefusals,
  rejections: enRejections,
  reports: enReports,
  reviews: enReviews,
  rights: enRights,
  search: enSearch,
  share: enShare,
  shell: enShell,
  'second-factor': enSecondFactor,
  security: enSecurity,
  'sign-in-again': enSignInAgain,
  sms: enSms,
  statements: enStatements,
  support: enSupport,
  trip: enTrip,
};

const sw: { [Namespace in keyof typeof en]: SameKeys<(typeof en)[Namespace]> } = {
  accounts: swAccounts,
  'admin-approvals': swAdminApprovals,
  'admin-audit': swAdminAudit,
  'admin-bookings': swAdminBookings,
  'admin-exports': swAdminExports,
  'admin-help': swAdminHelp,
  'admin-letters': swAdminLetters,
  'admin-newsletter': swAdminNewsletter,
  'admin-overview': swAdminOverview,
  'admin-books': swAdminBooks,
  'admin-case': swAdminCase,
  'admin-cases': swAdminCases,
  'admin-consents': swAdminConsents,
  'admin-disputes': swAdminDisputes,
  'admin-panel': swAdminPanel,
  'admin-payouts': swAdminPayouts,
  'admin-payments': swAdminPayments,
  'admin-reports': swAdminReports,
  'admin-settings': swAdminSettings,
  'admin-tickets': swAdminTickets,
  'admin-users': swAdminUsers,
  answers: swAnswers,
  application: swApplication,
  arrival: swArrival,
  assistant: swAssistant,
  avatar: swAvatar,
  bell: swBell,
  bookings: swBookings,
  catalogue: swCatalogue,
  chat: swChat,
  common: swCommon,
  companions: swCompanions,
  crop: swCrop,
  dashboard: swDashboard,
  documents: swDocuments,
  errors: swErrors,
  extras: swExtras,
  facilities: swFacilities,
  facts: swFacts,
  favorites: swFavorites,
  messages: swMessages,
  feed: swFeed,
  fields: swFields,
  'finish-sign-in': swFinishSignIn,
  explore: swExplore,
  hearts: swHearts,
  help: swHelp,
  home: swHome,
  host: swHost,
  identities: swIdentities,
  invitation: swInvitation,
  legal: swLegal,
  terms: swTerms,
  privacy: swPrivacy,
  cookies: swCookies,
  accessibility: swAccessibility,
  mail: swMail,
  newsletter: swNewsletter,
  notices: swNotices,
  offline: swOffline,
  onboarding: swOnboarding,
  'own-data': swOwnData,
  paid: swPaid,
  papers: swPapers,
  party: swParty,
  payments: swPayments,
  places: swPlaces,
  points: swPoints,
  position: swPosition,
  'provider-bookings': swProviderBookings,
  'provider-calendar': swProviderCalendar,
  'provider-check-in': swProviderCheckIn,
  'provider-earnings': swProviderEarnings,
  'provider-imports': swProviderImports,
  'provider-overview': swProviderOverview,
  leaving: swLeaving,
  'payout-method': swPayoutMethod,
  'provider-documents': swProviderDocuments,
  'provider-panel': swProviderPanel,
  'provider-settings': swProviderSettings,
  'provider-reviews': swProviderReviews,
  'provider-service': swProviderService,
  'provider-services': swProviderServices,
  'provider-team': swProviderTeam,
  'provider-time-off': swProviderTimeOff,
  preferences: swPreferences,
  push: swPush,
  questions: swQuestions,
  refusals: swRefusals,
  rejections: swRejections,
  reports: swReports,
  reviews: swReviews,
  rights: swRights,
  search: swSearch,
  share: swShare,
  shell: swShell,
  'second-factor': swSecondFactor,
  security: swSecurity,
  'sign-in-again': swSignInAgain,
  sms: swSms,
  statements: swStatements,
  support: swSupport,
  trip: swTrip,
};

/** Every text in every language: for the server and tests only, a page loads its own namespaces one by one. */
export const catalogues = { en, sw } satisfies Record<Lang, unknown>;

export type Catalogues = typeof en;
export type Namespace = keyof Catalogues;
