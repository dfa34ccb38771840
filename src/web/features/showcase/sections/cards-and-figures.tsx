import { Link } from '@tanstack/react-router';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { PictureCard } from '#web/ui/picture-card.tsx';
import { Price } from '#web/ui/price.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { Stat, Stats } from '#web/ui/stat.tsx';
import { Table } from '#web/ui/table.tsx';
import { Section } from './section.tsx';
import { useWords } from './words.ts';

export function CardsShown({ number }: { number: number }) {
  const words = useWords();
  return (
    <Section id="cards" number={number} title={words.cards}>
      <div className="grid gap-6 sm:grid-cols-3">
        {(['aspect-4/3', 'aspect-3/4', 'aspect-square'] as const).map((frame) => (
          <PictureCard
            key={frame}
            frame={frame}
            picture={<div className="bg-accent-soft" />}
            kicker={words.safaris}
            title={<Link to="/services">{words.listing}</Link>}
          >
            <p className="text-s text-ink-soft">{words.county}</p>
            <p className="flex flex-wrap justify-between gap-x-4">
              <Price dollars={260} unit="night" />
              <Rating rating={4.8} count={12} />
            </p>
          </PictureCard>
        ))}
      </div>
      <Card>
        <p className="max-w-prose">{words.sheet}</p>
      </Card>
    </Section>
  );
}

export function FiguresShown({ number }: { number: number }) {
  const words = useWords();
  const facts: [string, string][] = [
    [words.duration, words.days],
    [words.languages, words.spoken],
    [words.meeting, words.airport],
  ];
  return (
    <Section id="figures" number={number} title={words.figures}>
      <Stats>
        <Stat label={words.bookings}>14</Stat>
        <Stat label={words.trips}>2</Stat>
        <Stat label={words.spent}>
          <Price dollars={4180} />
        </Stat>
        <Stat label={words.points}>1,250</Stat>
      </Stats>
      <FactList facts={facts} />
      <FactList facts={facts} shape="rows" />
      <FactList facts={[[words.nights, '$260']]} sum={[words.total, '$260']} shape="bill" className="max-w-sm" />
      <Table
        caption={words.prices}
        columns={[
          { key: 'season', label: words.season },
          { key: 'from', label: words.from },
          { key: 'to', label: words.to },
          { key: 'price', label: words.price, figures: true },
        ]}
        rows={[
          { key: 'high', cells: { season: words.high, from: '1 Jul', to: '31 Oct', price: '$180' } },
          { key: 'green', cells: { season: words.green, from: '1 Apr', to: '31 May', price: '$95' } },
          { key: 'rest', cells: { season: words.rest, from: '–', to: '–', price: '$130' } },
        ]}
      />
    </Section>
  );
}
