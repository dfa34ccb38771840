import type { FastifyInstance } from 'fastify';
import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { CheckInAnswer, CheckInRequest, ExpectedAnswer, ExpectedQuery } from '#shared/contracts/papers.schemas.ts';
import { bookingVoucherPath, checkInCall, listExpectedCall, voucherPath } from '#shared/contracts/papers.ts';
import { AppError } from '#shared/errors.ts';
import { readVoucher } from '#shared/read-voucher.ts';
import { travellerAndAdmins } from '../parties.ts';
import { checkIn } from './check-in.ts';
import { listExpected } from './expected.ts';
import { getVoucher, getVoucherForAdmin } from './get-voucher.ts';

/** The voucher of a booking, and the calls with which its provider checks it in. */
export function vouchersRoutes(http: Http, app: App): void {
  http.file({
    path: bookingVoucherPath,
    summary: 'The voucher of a confirmed booking, with the code for checking in',
    access: 'signed_in',
    parties: { booking: travellerAndAdmins },
    tag: 'bookings',
    contentType: 'application/pdf',
    handler: ({ person, booking, lang }) =>
      booking.party === 'admin'
        ? getVoucherForAdmin(app, person, { bookingId: booking.id, lang })
        : getVoucher(app, booking.id, lang),
  });
  http.route({
    call: checkInCall,
    schemas: { body: CheckInRequest, answer: CheckInAnswer },
    access: 'provider',
    right: 'bookings',
    // The provider follows from the booking.
    anyProvider: true,
    summary: 'Check a booking in by the code of its voucher or by its reference',
    tag: 'provider',
    handler: ({ person, providerIds, body, caller }) =>
      checkIn(app, {
        ...{ personId: person.id, providerIds, text: body.code, lang: caller.lang },
        gateAt: body.at === undefined ? undefined : new Date(body.at),
      }),
  });
  http.route({
    call: listExpectedCall,
    schemas: { query: ExpectedQuery, answer: ExpectedAnswer },
    access: 'provider',
    right: 'bookings',
    summary: 'Whom a provider expects on a day, for a phone that checks in without signal',
    tag: 'provider',
    handler: ({ provider, query, caller }) => listExpected(app, provider.id, { date: query.date, lang: caller.lang }),
  });
}

/**
 * The address in a voucher's QR code, as a phone's camera opens it. Only the browser knows who is signed in, so this
 * redirects to the booking's page, which shows the booking only to those who may see it.
 */
export function voucherAddressRoute(fastify: FastifyInstance): void {
  fastify.get<{ Params: { voucher: string } }>(voucherPath, { schema: { hide: true } }, (request, reply) => {
    const read = readVoucher(request.params.voucher);
    if (!read?.code) throw new AppError('not_found');
    return reply.header('cache-control', 'no-store').redirect(`/dashboard/bookings/${read.reference}`, 302);
  });
}
