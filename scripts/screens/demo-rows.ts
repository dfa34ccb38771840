/** The accounts that the demo's login page shows. */
export const members = ['traveller', 'provider', 'admin'] as const;
export type Member = (typeof members)[number];

/** What the pictures need of the demo: sessions, bookings in every state, and what waits for an admin. */
export interface DemoRows {
  tokens: Record<Member, string>;
  listing: string;
  ids: Record<'held' | 'waiting' | 'changing' | 'confirmed' | 'completed' | 'cancelled', string>;
  /** A day on which the listing is still free. */
  startDate: string;
  /** Of the demo's provider. */
  provider: Record<'id' | 'listing' | 'booking', string>;
  /** The id of the demo's traveller. */
  traveller: string;
  /** What the traveller has written to our team. */
  ticket: string;
  /** For an admin's decision. */
  waiting: Record<'provider' | 'listing', string>;
  /** Cancels a booking, then moves the clock until holds end and late money arrives; each sends letters. */
  sendLetters: () => Promise<void>;
}

type Get = <T>(path: string) => Promise<T>;
type Post = <T>(path: string, body: object, lang?: string) => Promise<T>;

/** Books as the demo's traveller. One M-Pesa request goes to a phone that answers an hour later. */
export async function makeRows(origin: string): Promise<DemoRows> {
  const { get, post, signIn } = createClient(origin);
  const provider = { token: await signIn('provider'), ...(await readOwn(get)) };
  const admin = { token: await signIn('admin'), ...(await readWaiting(get)) };
  const token = await signIn('traveller');
  const { items } = await get<{ items: { id: string }[] }>('/api/services?q=lamu');
  const listing = items[0]?.id;
  if (!listing) throw new Error('Nothing is found for lamu: is the demo filled?');
  const { days } = await get<{ days: { date: string; available: number }[] }>(
    `/api/services/${listing}/availability?from=${inDays(30)}&to=${inDays(80)}`,
  );
  // A different day for each booking, with places for another run of this script.
  const free = days.filter(({ available }) => available > guests).map(({ date }) => date);
  const [startDate = ''] = free;
  const book = async (lang = 'en', day = free.pop()) => {
    const contact = { name: 'Amina Hassan', phone: '+254712345678', email: emails.traveller };
    const request = { serviceId: listing, startDate: day, guests, contact };
    return (await post<{ id: string }>('/api/bookings', request, lang)).id;
  };
  const send = async (bookingId: string, phoneNumber: string) => {
    const { mpesa, amountKes } = await get<{ mpesa: { available: boolean }; amountKes: number }>(
      `/api/payments/options/${bookingId}`,
    );
    if (mpesa.available) await post('/api/payments/mpesa/stk-push', { bookingId, phoneNumber, amount: amountKes });
  };
  const waiting = await book();
  await send(waiting, silentPhone);
  const begun = Date.now();
  // One request per phone at a time.
  await send(await book('en'), '+254712345678');
  await send(await book('sw'), '+254712345679');
  await book('sw');
  const day = free.pop();
  const changing = await book('en', day);
  await send(changing, '+254712345677');
  await post('/dev/clock', { advanceMs: 5_000 });
  const stay = { startDate: day, guests: guests + 1 };
  const { total } = await post<{ total: number }>(`/api/bookings/${changing}/changes/quote`, stay);
  await post(`/api/bookings/${changing}/changes`, { ...stay, total });
  for (const lang of ['en', 'sw']) {
    const email = `${lang}-${begun}@screens.test`;
    const person = { name: 'Wanjiru Kamau', email, phone: '+254712345670', password: 'Safari-2027' };
    await post('/api/auth/register', person, lang);
  }
  const question = { topic: 'booking', text: 'Can we bring our own life jackets for the children?', attachments: [] };
  const ticket = (await post<{ id: string }>('/api/support/tickets', { ...question, clientId: crypto.randomUUID() }))
    .id;
  const own = await get<{ items: { id: string; status: string }[] }>('/api/bookings?page=1&pageSize=50');
  const withStatus = (status: string) =>
    own.items.find((booking) => booking.status === status && booking.id !== changing)?.id ?? '';
  const confirmed = withStatus('confirmed');
  return {
    tokens: { traveller: token, provider: provider.token, admin: admin.token },
    provider: provider.own,
    waiting: admin.waiting,
    traveller: (await get<{ user: { id: string } }>('/api/auth/me')).user.id,
    ticket,
    listing,
    startDate,
    async sendLetters() {
      await post(`/api/bookings/${confirmed}/cancel`, {});
      const pastHoldMs = 60.5 * 60_000;
      await post('/dev/clock', { advanceMs: pastHoldMs - (Date.now() - begun) });
      await post('/dev/clock', { advanceMs: 2 * 60_000 });
    },
    ids: {
      held: await book(),
      waiting,
      changing,
      confirmed,
      completed: withStatus('completed'),
      cancelled: withStatus('cancelled'),
    },
  };
}

async function readOwn(get: Get) {
  type Found = { items: { id: string }[] };
  const [listings, bookings] = [
    await get<Found>('/api/provider/services?status=approved'),
    await get<Found>('/api/provider/bookings'),
  ];
  const listing = listings.items[0]?.id ?? '';
  const { service } = await get<{ service: { provider: { id: string } } }>(`/api/provider/services/${listing}`);
  return { own: { id: service.provider.id, listing, booking: bookings.items[0]?.id ?? '' } };
}

async function readWaiting(get: Get) {
  const { items } = await get<{ items: { kind: string; id: string }[] }>('/api/admin/approvals');
  const first = (wanted: string) => items.find(({ kind }) => kind === wanted)?.id ?? '';
  return { waiting: { provider: first('provider'), listing: first('change') } };
}

/** Calls the demo as whoever has signed in last. */
function createClient(origin: string): { get: Get; post: Post; signIn(as: Member): Promise<string> } {
  let token = '';
  const headers = () => ({ 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) });
  const get: Get = async (path) => readAnswer(await fetch(`${origin}${path}`, { headers: headers() }));
  const post: Post = async (path, body, lang = 'en') =>
    readAnswer(
      await fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { ...headers(), 'accept-language': lang },
        body: JSON.stringify(body),
      }),
    );
  return {
    get,
    post,
    async signIn(as) {
      ({ token } = await post<{ token: string }>('/api/auth/login', { email: emails[as], password: 'Karibu2026!' }));
      return token;
    },
  };
}

const emails = { traveller: 'amina@twende.test', provider: 'baraka@twende.test', admin: 'admin@twende.test' };
const guests = 2;
const silentPhone = '+254700000030';

async function readAnswer<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
