import type { App } from '#server/app.ts';
import { extraLines } from '#server/catalogue/extra-words.ts';
import { onSiteLines } from '#server/catalogue/fee-words.ts';
import { guestsIn, proofsIn } from '#server/catalogue/party-words.ts';
import { facts, title } from '#server/papers/blocks.ts';
import { colour, page, size, textWidth } from '#server/papers/look.ts';
import { makePaper, type Paper } from '#server/papers/paper.ts';
import { drawQr, qrMatrix } from '#server/papers/qr.ts';
import { getSettings } from '#server/settings/queries.ts';
import type { Booking } from '#shared/contracts/bookings.ts';
import { formatInstant } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { centsFromDollars, formatUsd } from '#shared/money.ts';
import { answersInWords } from '../answers/answers-in.ts';
import { arrivalFacts, arrivalOf } from '../arrival-queries.ts';
import { openCompanions } from '../companions/stored-companions.ts';
import { titleIn } from '../title-in.ts';
import { tripDates } from '../trip-dates.ts';
import type { PaperTrip } from './queries.ts';
import { voucherAddress } from './voucher-code.ts';

type Terms = Booking['policy'];

interface Wanted {
  terms: Terms;
  lang: Lang;
  /** Whether the traveller's answers to the host stand on it: not on the one that a companion gets. */
  withAnswers: boolean;
}

/** The paper that the traveller shows on arrival: the trip, contacts, the refund policy, and the code for checking in. */
export async function voucherPaper(app: App, trip: PaperTrip, { terms, lang, withAnswers }: Wanted): Promise<Buffer> {
  const { supportEmail: email, supportPhone: phone } = await getSettings(app.db);
  const { booking, service } = trip;
  const { reference } = booking;
  const address = voucherAddress(app, booking);
  const code = await qrMatrix(address);
  return makePaper(
    {
      lang,
      title: translate(lang, 'papers', 'voucher.document', { reference }),
      number: reference,
      issuedAt: app.clock.now(),
      pageOf: (at, of) => translate(lang, 'papers', 'page', { at, of }),
      footer: [
        translate(lang, 'papers', 'help', { email, phone }),
        ...(app.config.demo ? [translate(lang, 'papers', 'demo')] : []),
      ],
    },
    (paper) => {
      title(paper, translate(lang, 'papers', 'voucher.title'), titleIn(lang, service).title);
      drawPass(paper, trip, { address, code });
      facts(paper, [
        ...tripFacts(app, trip, lang),
        [translate(lang, 'papers', 'fact.policy'), policyWords(terms, lang)],
        ...(withAnswers ? answersInWords(app, booking, lang) : []).map(
          ({ question, answer }) => [question, answer] as const,
        ),
      ]);
    },
  );
}

/** The address that a phone's camera opens, and its code as dark and light squares. */
interface VoucherCode {
  address: string;
  code: boolean[][];
}

const pass = { height: 196, code: 172, inset: 18 };

/** Draws the reference in large letters with the QR code beside it. */
function drawPass(paper: Paper, { booking }: PaperTrip, { address, code }: VoucherCode): void {
  paper.room(pass.height);
  const { lang, y: top } = paper;
  const words = { x: page.side + pass.inset, width: textWidth - pass.code - 3 * pass.inset };
  paper.decorate((doc) => {
    doc.roundedRect(page.side, top, textWidth, pass.height, 12).fill(colour.brandSoft);
    doc.roundedRect(page.side, top, 5, pass.height, 2).fill(colour.gold);
  });
  const label = translate(lang, 'papers', 'voucher.reference');
  paper.write(label, top + 26, { ...words, colour: colour.brand }, paper.element('P'));
  const large = { ...words, face: 'strong' as const, size: size.large, colour: colour.brand };
  // A reference with a high number is long, and must stay on one line.
  while (large.size > size.heading && paper.heightOf(booking.reference, large) > large.size * 1.8) large.size -= 2;
  paper.write(booking.reference, top + 44, large, paper.element('P'));
  const show = translate(lang, 'papers', 'voucher.show');
  paper.write(show, top + pass.height - pass.inset - paper.heightOf(show, words), words, paper.element('P'));
  drawQr(paper, code, {
    x: page.width - page.side - pass.code - 12,
    y: top + 12,
    side: pass.code,
    alt: translate(lang, 'papers', 'voucher.code', { address }),
  });
  paper.y += pass.height + 20;
}

function tripFacts(app: App, { booking, service, arrival }: PaperTrip, lang: Lang): [string, string][] {
  const arriving = arrivalOf(app, arrival, { status: booking.status, party: 'traveller', lang });
  return [
    [translate(lang, 'papers', 'fact.when'), tripDates(booking.startDate, booking.endDate, lang)],
    [translate(lang, 'papers', 'fact.place'), service.location],
    ...arrivalFacts(arriving, lang).map(({ label, text, link }): [string, string] => [label, link ?? text]),
    [translate(lang, 'papers', 'fact.guests'), guestsIn(lang, booking)],
    ...proofFacts(booking, lang),
    ...extraFacts(booking, lang),
    ...feeFacts(booking, lang),
    [translate(lang, 'papers', 'fact.traveller'), booking.contactName || booking.contactEmail],
    ...companionFacts(app, booking, lang),
  ];
}

/** Who comes along. */
function companionFacts(app: App, { companionsSealed }: PaperTrip['booking'], lang: Lang): [string, string][] {
  const names = openCompanions(app, companionsSealed);
  return names.length === 0 ? [] : [[translate(lang, 'papers', 'fact.companions'), names.join(', ')]];
}

/** What to show at the gate, where guests pay the price of residents, citizens or children. */
function proofFacts({ party }: PaperTrip['booking'], lang: Lang): [string, string][] {
  const proofs = proofsIn(lang, party);
  return proofs.length === 0 ? [] : [[translate(lang, 'party', 'proof.title'), `${proofs.join('. ')}.`]];
}

/** What was added for money and is to be prepared. */
function extraFacts({ extras }: PaperTrip['booking'], lang: Lang): [string, string][] {
  const lines = extraLines(lang, extras);
  return lines.length === 0 ? [] : [[translate(lang, 'papers', 'fact.extras'), lines.join('; ')]];
}

/** What the guests pay on the spot. */
function feeFacts(booking: PaperTrip['booking'], lang: Lang): [string, string][] {
  const lines = onSiteLines(lang, booking.onSiteFees, booking);
  return lines.length === 0 ? [] : [[translate(lang, 'party', 'fees.title'), lines.join('; ')]];
}

/** The terms as sentences, with their amounts. */
function policyWords({ steps }: Terms, lang: Lang): string {
  if (steps.length === 0) return translate(lang, 'papers', 'policy.none');
  const until = steps.map((step) =>
    translate(lang, 'papers', 'policy.until', {
      when: formatInstant(new Date(step.until), lang),
      amount: backWords(step, lang),
    }),
  );
  return [...until, translate(lang, 'papers', 'policy.after')].join(' ');
}

/** Money and points separately: '$90', '$90 and 1,000 points', '1,000 points'. */
function backWords({ amount, pointsBack }: Terms['steps'][number], lang: Lang): string {
  const money = formatUsd(centsFromDollars(amount), lang);
  if (pointsBack === 0) return money;
  const points = translate(lang, 'papers', 'returned.points', { count: pointsBack });
  return amount === 0 ? points : translate(lang, 'papers', 'policy.both', { money, points });
}
