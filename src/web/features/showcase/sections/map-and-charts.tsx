import { useState } from 'react';
import { calendarDate } from '#shared/dates.ts';
import { Calendar } from '#web/ui/calendar.tsx';
import { Chart } from '#web/ui/chart.tsx';
import { KenyaMap, MapLink } from '#web/ui/kenya-map.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { Section } from './section.tsx';
import { useWords } from './words.ts';

const places = [
  { name: 'Nairobi', at: { lat: -1.286, lng: 36.817 } },
  { name: 'Maasai Mara', at: { lat: -1.49, lng: 35.144 } },
  { name: 'Amboseli', at: { lat: -2.653, lng: 37.26 } },
  { name: 'Mombasa', at: { lat: -4.043, lng: 39.668 } },
  { name: 'Lamu', at: { lat: -2.272, lng: 40.902 } },
  { name: 'Kisumu', at: { lat: -0.092, lng: 34.768 } },
  { name: 'Lodwar', at: { lat: 3.119, lng: 35.597 } },
];

export function MapShown({ number }: { number: number }) {
  const words = useWords();
  return (
    <Section id="map" number={number} title={words.map}>
      <KenyaMap label={words.towns} className="max-w-lg">
        {places.map(({ name, at }, place) => (
          <MapLink
            key={name}
            to="/search"
            search={{ q: name }}
            at={at}
            name={name}
            chosen={name === 'Amboseli'}
            {...(place < 4 && { mark: place + 1 })}
          />
        ))}
        <MapLink to="/search" search={{ q: 'Marsabit' }} at={{ lat: 2.334, lng: 37.99 }} name="Marsabit" />
      </KenyaMap>
    </Section>
  );
}

/** Mean rain at Nairobi's Dagoretti station in mm a month, by the World Meteorological Organization. */
const rain = [58, 50, 92, 242, 190, 39, 18, 24, 31, 61, 150, 108];

export function ChartsShown({ number }: { number: number }) {
  const words = useWords();
  const lang = useLang();
  const [day, setDay] = useState(calendarDate('2026-08-20'));
  const today = calendarDate('2026-08-14');
  const months = rain.map((value, place) => {
    const month = new Date(Date.UTC(2026, place, 15));
    const named = (length: 'long' | 'narrow') =>
      new Intl.DateTimeFormat(lang, { month: length, timeZone: 'UTC' }).format(month);
    return { key: String(place), label: named('narrow'), name: named('long'), value };
  });
  const priceOf = (month: number) => (month >= 6 && month <= 9 ? 180 : month === 3 || month === 4 ? 95 : 130);
  return (
    <Section id="charts" number={number} title={words.charts}>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        <Chart
          title={words.rain}
          unit={words.rainUnit}
          shape="bars"
          tick={String}
          points={months.map((month) => ({ ...month, text: `${month.value} mm` }))}
        />
        <Chart
          title={words.prices}
          unit={words.priceUnit}
          shape="steps"
          tick={(value) => `$${value}`}
          points={months.map((month, place) => ({ ...month, value: priceOf(place), text: `$${priceOf(place)}` }))}
        />
        <Chart
          title={words.rain}
          unit={words.rainUnit}
          shape="line"
          tick={String}
          points={months.map((month) => ({ ...month, text: `${month.value} mm` }))}
        />
        <div className="w-fit max-w-full">
          <Calendar chosen={day} onChoose={setDay} today={today} min={today} />
        </div>
      </div>
    </Section>
  );
}
