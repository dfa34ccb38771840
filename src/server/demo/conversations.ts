import { desc, eq } from 'drizzle-orm';
import { bookings } from '#server/bookings/tables.ts';
import { newId } from '#server/db/columns.ts';
import { markRead } from '#server/messaging/mark-read.ts';
import { openBookingConversation, openEnquiry } from '#server/messaging/open-conversation.ts';
import { createSavedReply } from '#server/messaging/saved-replies.ts';
import { sendMessage } from '#server/messaging/send-message.ts';
import type { MessageSide } from '#shared/message-rules.ts';
import { demoService } from './data/pricing.ts';
import { getMade, type SeedContext, type Step } from './seed-context.ts';

/** What was written, the oldest first. */
type Said = readonly { side: MessageSide; text: string }[];

/** The host of the demo's login page, who answers for all listings below. */
const hostKey = 'baraka';

const aboutChildren: Said = [
  { side: 'traveller', text: 'Hello! We are two adults and a girl of six. Is there a child seat in the car?' },
  { side: 'provider', text: 'Karibu! Yes, we have two child seats, and a booster for children from five.' },
  { side: 'traveller', text: 'Great, thank you. And can we stop for lunch at a place without a buffet?' },
  { side: 'provider', text: 'Of course. Your guide will ask you in the morning what you would like.' },
];
const beforeTrip: Said = [
  { side: 'traveller', text: 'Habari Baraka, tutafika usiku kabla ya safari. Mtatuchukua wapi?' },
  {
    side: 'provider',
    text: 'Karibuni sana! Tutawachukua hotelini kwenu 06:00 asubuhi. Nambari yangu ni 0712 345 612.',
  },
  { side: 'traveller', text: 'Asante, tutakuwa tayari.' },
];
const unanswered: Said = [
  {
    side: 'traveller',
    text: 'Hello, is it possible to add one more night at the river? My number is +46 70 174 06 05.',
  },
];

/** Some conversations of the demo's traveller and host, one of them with a question that waits, and a saved reply. */
export function conversationSteps(context: SeedContext, now: Date): Step[] {
  return [
    {
      at: now,
      run: async () => {
        await enquire(context, { travellerKey: 'amina', serviceKey: 'mara-big-cats-3-days', said: aboutChildren });
        await talkAboutBooking(context, 'amina', beforeTrip);
        await enquire(context, { travellerKey: 'sofia', serviceKey: 'mara-migration-4-days', said: unanswered });
        await createSavedReply(context.app, {
          providerId: getMade(context.providerIds, demoService('mara-big-cats-3-days').providerKey),
          title: 'Child seats',
          text: 'Yes, we have two child seats, and a booster for children from five. Please tell us how old your children are.',
        });
      },
    },
  ];
}

interface Enquiry {
  travellerKey: string;
  serviceKey: string;
  said: Said;
}

async function enquire(context: SeedContext, { travellerKey, serviceKey, said }: Enquiry): Promise<void> {
  const serviceId = getMade(context.serviceIds, serviceKey);
  const asked = { serviceId, address: '127.0.0.1' };
  const { id } = await openEnquiry(context.app, getMade(context.people, travellerKey), asked);
  await say(context, { conversationId: id, travellerKey, said });
}

/** About the newest booking of a traveller with the host; nothing where there is none. */
async function talkAboutBooking(context: SeedContext, travellerKey: string, said: Said): Promise<void> {
  const { app, people, providerIds } = context;
  const providerId = getMade(providerIds, demoService('mara-big-cats-3-days').providerKey);
  const own = await app.db
    .select({ id: bookings.id, providerId: bookings.providerId, status: bookings.status })
    .from(bookings)
    .where(eq(bookings.personId, getMade(people, travellerKey).id))
    .orderBy(desc(bookings.createdAt));
  const booking = own.find((one) => one.providerId === providerId && one.status !== 'cancelled');
  if (!booking) return;
  const { id } = await openBookingConversation(app, booking.id);
  await say(context, { conversationId: id, travellerKey, said });
}

interface Talk {
  conversationId: string;
  travellerKey: string;
  said: Said;
}

/** Each side has read what came before its own message; what the host wrote last is read. */
async function say({ app, people }: SeedContext, { conversationId, travellerKey, said }: Talk): Promise<void> {
  const writers = { traveller: getMade(people, travellerKey), provider: getMade(people, hostKey) };
  for (const [at, { side, text }] of said.entries()) {
    await markRead(app, { conversationId, side, number: at });
    await sendMessage(app, writers[side], { conversationId, side, clientId: newId(), text });
  }
  if (said.length > 1) {
    await markRead(app, { conversationId, side: 'traveller', number: said.length });
    await markRead(app, { conversationId, side: 'provider', number: said.length });
  }
}
