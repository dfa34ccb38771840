import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Booking } from '#shared/contracts/bookings.ts';
import { createPageTexts } from '#web/lib/texts.ts';
import { TextsContext } from '#web/lib/use-translation.ts';
import { WhereToBe } from './where-to-be.tsx';

/** The text of the section, and where its links lead. */
async function shown(arrival: Partial<Booking['arrival']>) {
  const texts = createPageTexts('en');
  await texts.load(['arrival', 'bookings']);
  const booking = {
    ...{ status: 'confirmed', role: 'traveller', priceUnit: 'person', startDate: '2026-12-01', endDate: '2026-12-03' },
    service: { location: 'Maasai Mara' },
    arrival: {
      meetingPoint: 'Wilson Airport, 09:00',
      textLang: 'en',
      facts: [],
      host: 'Mara Trails',
      hostPhone: '',
      ...arrival,
    },
  } as unknown as Booking;
  const html = renderToStaticMarkup(
    <TextsContext value={texts}>
      <WhereToBe booking={booking} />
    </TextsContext>,
  );
  return {
    links: [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&')),
    point: /<dt[^>]*>Meeting point<\/dt><dd[^>]*>(.*?)<\/dd>/.exec(html)?.[1]?.replace(/<[^>]+>/g, '|'),
    map: html.includes('<svg'),
  };
}

test('one link leads to the meeting point and stands with its words; the map beside it is a picture', async () => {
  const way = 'https://www.google.com/maps/dir/?api=1&destination=-1.319,36.815';
  const meetingPosition = { lat: -1.319, lon: 36.815 };
  const point = '|Wilson Airport, 09:00||Get directions|';
  expect(await shown({ meetingPosition })).toEqual({ links: [way], point, map: true });
  const bare = await shown({ meetingPosition, meetingPoint: '' });
  expect(bare.point).toBe('|Get directions|');
});

test('where the position of the meeting point is not known, nothing leads to the listing’s place instead', async () => {
  const point = '|Wilson Airport, 09:00|';
  expect(await shown({ meetingPosition: null })).toEqual({ links: [], point, map: false });
  const told = await shown({ meetingPosition: null, meetingPoint: '' });
  expect(told).toEqual({ links: [], point: 'Your host will tell you where to meet.', map: false });
});
