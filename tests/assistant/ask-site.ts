import type { Judging, ListingRow } from './judge-answer.ts';
import type { AssistantQuestion } from './question.ts';

const password = 'Karibu2026!';

interface QuoteAnswer {
  total: number;
  lines: { amount: number }[];
  onSite: { totals: { amount: number }[] } | null;
  available: number;
  places: number;
}

interface Answered {
  body: Record<string, unknown>;
  cookie: string | undefined;
}

async function post(url: string, body: object, headers: Record<string, string>): Promise<Answered> {
  const answer = await fetch(url, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) },
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return {
    body: (await answer.json()) as Record<string, unknown>,
    cookie: answer.headers.get('set-cookie')?.split(';')[0],
  };
}

/** Asks the assistant of a site with the demo, each conversation as a browser of its own. */
export function askerAt(origin: string): (question: AssistantQuestion) => Promise<string> {
  let token: string | undefined;
  return async ({ turns, lang, as }) => {
    if (as === 'amina' && !token) {
      const { body } = await post(`${origin}/api/auth/login`, { email: 'amina@twende.test', password }, {});
      token = String(body.token);
    }
    let cookie = '';
    let response = '';
    for (const message of turns) {
      const answered = await post(
        `${origin}/api/chat/message`,
        { message },
        {
          'accept-language': lang,
          ...(as === 'amina' && { authorization: `Bearer ${token}` }),
          ...(cookie && { cookie }),
        },
      );
      cookie = answered.cookie ?? cookie;
      response = String(answered.body.response);
    }
    return response;
  };
}

/** What the site says of its listings when it is asked itself. */
export async function judgingAt(origin: string): Promise<Judging> {
  const read = async <T>(path: string): Promise<T | undefined> => {
    const answer = await fetch(`${origin}${path}`, { headers: { 'accept-language': 'en' } });
    return answer.ok ? ((await answer.json()) as T) : undefined;
  };
  const listings: ListingRow[] = [];
  for (let page = 1, total = 1; (page - 1) * 50 < total; page++) {
    const found = await read<{ items: { id: string }[]; total: number }>(`/api/services?pageSize=50&page=${page}`);
    total = found?.total ?? 0;
    for (const { id } of found?.items ?? []) {
      const one = await read<ListingRow & { title: string; facts: { facilities: { id: string }[] } }>(
        `/api/services/${id}`,
      );
      if (one)
        listings.push({ ...one, titleEn: one.title, facilities: one.facts.facilities.map((facility) => facility.id) });
    }
  }
  const settings = await read<{ supportPhone: string }>('/api/settings/public');
  return {
    listings,
    supportPhone: settings?.supportPhone ?? 'unknown',
    async quote(id, { startDate, endDate, guests }) {
      const query = new URLSearchParams({ startDate, guests: String(guests), ...(endDate && { endDate }) });
      const quote = await read<QuoteAnswer>(`/api/services/${id}/quote?${query}`);
      const lines = [...(quote?.lines ?? []), ...(quote?.onSite?.totals ?? [])].map(({ amount }) => amount);
      return quote && { total: quote.total, lines, hasRoom: quote.available >= quote.places };
    },
  };
}
