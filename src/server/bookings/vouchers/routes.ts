import type { FastifyInstance } from 'fastify';
import { CheckInAnswer, CheckInRequest } from '#shared/contracts/papers.schemas.ts';
import { bookingVoucherPath, checkInCall, voucherPath } from '#shared/contracts/papers.ts';
import { AppError } from '#shared/errors.ts';
import type { App } from '../../app.ts';
import type { Http } from '../../http/route.ts';
import { checkIn } from './check-in.ts';
import { getVoucher } from './get-voucher.ts';
import { readVoucher } from './voucher-code.ts';

export function vouchersRoutes(http: Http, app: App): void {
  http.file({
    path: bookingVoucherPath,
    summary: 'The voucher of a confirmed booking, with the code that checks the party in',
    tag: 'bookings',
    contentType: 'application/pdf',
    handler: ({ params, person, lang }) => getVoucher(app, params.bookingId ?? '', person, lang),
  });
  http.route({
    call: checkInCall,
    schemas: { body: CheckInRequest, answer: CheckInAnswer },
    access: 'signed_in',
    summary: 'Check a party in by voucher or reference; members of its provider with the right to bookings',
    tag: 'provider',
    handler: ({ person, body, asker }) => checkIn(app, person, body.code, asker.lang),
  });
}

/**
 * Where a voucher's code leads when a phone's camera opens it. Who is signed in is known to the browser alone, so it
 * goes to the booking's page, which shows it to its traveller and its provider and to nobody else.
 */
export function voucherAddressRoute(fastify: FastifyInstance): void {
  fastify.get<{ Params: { voucher: string } }>(voucherPath, { schema: { hide: true } }, (request, reply) => {
    const read = readVoucher(request.params.voucher);
    if (!read?.code) throw new AppError('not_found');
    return reply.header('cache-control', 'no-store').redirect(`/dashboard/bookings/${read.reference}`, 302);
  });
}
