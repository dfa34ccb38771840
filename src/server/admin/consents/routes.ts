import type { App } from '#server/app.ts';
import { declineConsent } from '#server/consents/decline-consent.ts';
import { listConsents, listGivenConsents, listOpenConsents } from '#server/consents/queries.ts';
import { takeBackConsent } from '#server/consents/take-back-consent.ts';
import type { Http } from '#server/http/route.ts';
import { IdParams } from '#shared/contracts/common.schemas.ts';
import {
  ConsentAnswer,
  ConsentsPage,
  ConsentsQuery,
  DeclineConsent,
  OpenConsents,
  OpenConsentsQuery,
} from '#shared/contracts/consents.schemas.ts';
import {
  declineConsentCall,
  giveConsentCall,
  listConsentsCall,
  listOpenConsentsCall,
  takeBackConsentCall,
} from '#shared/contracts/consents.ts';
import { giveConsent } from './give-consent.ts';

const admin = { access: 'admin', tag: 'admin' } as const;

/** The calls with which admins read, give, decline and take back consents to what moves money. */
export function adminConsentRoutes(http: Http, app: App): void {
  http.route({
    ...admin,
    call: listConsentsCall,
    schemas: { query: ConsentsQuery, answer: ConsentsPage },
    summary: "What admins have asked another admin's consent for, newest first",
    handler: ({ person, query }) => listConsents(app, person, query),
  });
  http.route({
    ...admin,
    call: listOpenConsentsCall,
    schemas: { query: OpenConsentsQuery, answer: OpenConsents },
    summary:
      "What waits for another admin's consent, or has it, about these records, or about settings, the ledger or a statement",
    handler: async ({ person, query }) => {
      const about = query.about.split(',');
      const [items, given] = await Promise.all([
        listOpenConsents(app, person, about),
        listGivenConsents(app, person, about),
      ]);
      return { items, given };
    },
  });
  http.route({
    ...admin,
    recentSignIn: true,
    call: giveConsentCall,
    schemas: { params: IdParams, answer: ConsentAnswer },
    summary: 'Consent to what another admin asked, which does it, unless anything that matters is different by now',
    idempotent: true,
    handler: async ({ person, params, caller, inSameTx }) => {
      const given = { id: params.id, lang: caller.lang };
      const consent = await giveConsent(app, person, given, {
        inSameTx: (tx, answer) => inSameTx(tx, { consent: answer }),
      });
      return { consent };
    },
  });
  http.route({
    ...admin,
    recentSignIn: true,
    call: declineConsentCall,
    schemas: { params: IdParams, body: DeclineConsent, answer: ConsentAnswer },
    summary: 'Decline it with a reason; nothing is done',
    idempotent: true,
    handler: async ({ person, params, body, inSameTx }) => {
      const declined = { id: params.id, reason: body.reason };
      const consent = await declineConsent(app, person, declined, {
        inSameTx: (tx, answer) => inSameTx(tx, { consent: answer }),
      });
      return { consent };
    },
  });
  http.route({
    ...admin,
    call: takeBackConsentCall,
    schemas: { params: IdParams, answer: ConsentAnswer },
    summary: 'Take back what one asked for oneself',
    idempotent: true,
    handler: async ({ person, params, inSameTx }) => {
      const consent = await takeBackConsent(app, person, params.id, {
        inSameTx: (tx, answer) => inSameTx(tx, { consent: answer }),
      });
      return { consent };
    },
  });
}
