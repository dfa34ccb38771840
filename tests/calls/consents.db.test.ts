import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#server/product.ts';
import { createTestApp, type TestApp } from '../support/app.ts';

let product: TestApp;
beforeAll(async () => {
  product = await createTestApp({ routes });
});
afterAll(() => product?.close());

/** Calls of admins that need a recent sign-in and no consent, each with the reason. */
const noMoney: Record<string, string> = {
  'POST /api/admin/consents/{id}/give': 'it is the consent',
  'POST /api/admin/consents/{id}/decline': 'nothing is done by it',
  'POST /api/admin/disputes/{id}/evidence': 'moves nothing',
  'POST /api/admin/jobs/dead/{id}/retry': 'does what was decided before',
  'POST /api/admin/provider-events/{id}/retry': 'counts only as the provider confirms it',
  'GET /api/admin/audit.csv': 'reads',
  'GET /api/admin/bookings.csv': 'reads',
  'GET /api/admin/payouts/bank-list.csv': 'reads what is approved',
  'GET /api/admin/message-reports.csv': 'reads',
  'GET /api/admin/newsletter.csv': 'reads',
  'GET /api/admin/review-reports.csv': 'reads',
  'GET /api/admin/tickets.csv': 'reads',
  'DELETE /api/admin/newsletter/{id}': 'about an address of the newsletter',
  'GET /api/admin/users.csv': 'reads',
  'DELETE /api/admin/help/articles/{articleId}': 'words of the help centre',
  'POST /api/admin/help/articles': 'words of the help centre',
  'PUT /api/admin/help/articles/{articleId}': 'words of the help centre',
  'PUT /api/admin/help/articles/{articleId}/place': 'words of the help centre',
  'PUT /api/admin/help/articles/{articleId}/published': 'words of the help centre',
  'POST /api/admin/payouts/{id}/withdraw': 'nothing was posted of a draft',
  'POST /api/admin/providers/{id}/restore': 'about a business; no money is moved by it',
  'POST /api/admin/providers/{id}/suspend': 'about a business; no money is moved by it',
  'POST /api/admin/refunds/{id}/by-hand': 'moves nothing until it is noted as paid',
  'DELETE /api/admin/support-replies/{replyId}': 'words of our team',
  'POST /api/admin/support-replies': 'words of our team',
  'PUT /api/admin/support-replies/{replyId}': 'words of our team',
  'POST /api/admin/tickets/{ticketId}/answers': 'words of our team',
  'POST /api/admin/users/{id}/end-sessions': 'about accounts',
  'POST /api/admin/users/{id}/password-reset': 'about accounts',
  'POST /api/admin/users/{id}/remove-identity': 'about accounts',
  'POST /api/admin/users/{id}/remove-passkey': 'about accounts',
  'POST /api/admin/users/{id}/remove-second-factor': 'about accounts',
  'POST /api/admin/users/{id}/restore': 'about accounts; a restored admin consents to nothing for seven days',
  'POST /api/admin/users/{id}/role': 'about accounts; a new admin consents to nothing for seven days',
  'POST /api/admin/users/{id}/suspend': 'about accounts',
  'PUT /api/admin/letters/{letter}': 'words of our emails',
};

interface Operation {
  'x-access': { recentSignIn?: true | 'admins' };
  responses: Record<string, object>;
}

test('every call by which an admin moves money may ask for the consent of another one', async () => {
  const { paths } = (await product.fastify.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  const ofAdmins = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { 'x-access': access }]) => access.recentSignIn === 'admins' || isOfAdmins(path, access))
      .map(([method, { responses }]) => ({ name: `${method.toUpperCase()} ${path}`, asks: '202' in responses })),
  );
  const silent = ofAdmins.filter(({ asks }) => !asks).map(({ name }) => name);
  expect(silent.toSorted()).toEqual(Object.keys(noMoney).toSorted());
  expect(ofAdmins.filter(({ asks }) => asks)).toHaveLength(21);
});

const isOfAdmins = (path: string, { recentSignIn }: Operation['x-access']) =>
  recentSignIn === true && path.startsWith('/api/admin/');
