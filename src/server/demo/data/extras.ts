import { type ExtraSent, extrasOf } from '#server/catalogue/extras-of.ts';
import type { ExtraCharge, ExtraCount } from '#shared/extras.ts';

type Words = Record<'en' | 'sw', string>;

/** @param most how many a booking may have, where it is not charged by guest */
const extra = (
  price: number,
  charged: ExtraCharge,
  words: { name: Words; description: Words; most?: number },
): ExtraSent => ({ price, charged, name: words.name, description: words.description, maxCount: words.most ?? 1 });

const lunch = extra(14, 'per_guest_day', {
  name: { en: 'Picnic lunch', sw: 'Chakula cha mchana cha kubeba' },
  description: {
    en: 'Packed in the morning, with fruit and a bottle of water. Vegetarian on request.',
    sw: 'Hufungwa asubuhi, pamoja na matunda na chupa ya maji. Cha mboga ukiomba.',
  },
});

const binoculars = extra(6, 'per_day', {
  name: { en: 'Binoculars', sw: 'Darubini' },
  description: { en: 'A pair for the whole day, 8 × 42.', sw: 'Moja kwa siku nzima, 8 × 42.' },
  most: 6,
});

const sundowner = extra(28, 'per_guest', {
  name: { en: 'Sundowner on the hill', sw: 'Vinywaji kilimani jua linapozama' },
  description: {
    en: 'One evening: drinks with and without alcohol, and snacks by a fire.',
    sw: 'Jioni moja: vinywaji vyenye pombe na visivyo na pombe, na vitafunio kando ya moto.',
  },
});

const childSeat = (price: number, charged: ExtraCharge): ExtraSent =>
  extra(price, charged, {
    name: { en: 'Child seat', sw: 'Kiti cha mtoto' },
    description: { en: 'For children of 9 to 18 kg.', sw: 'Kwa watoto wa kilo 9 hadi 18.' },
    most: 2,
  });

const pickUp = (price: number, place: { name: Words; description: Words }): ExtraSent =>
  extra(price, 'per_booking', { ...place, most: 3 });

const extraBed = (price: number): ExtraSent =>
  extra(price, 'per_day', {
    name: { en: 'Extra bed', sw: 'Kitanda cha ziada' },
    description: {
      en: 'A made-up single bed in your room.',
      sw: 'Kitanda cha mtu mmoja kilichotandikwa chumbani kwako.',
    },
    most: 2,
  });

/** The ids of what a listing offers, with how many of each, by English names. */
export const chosenExtras = (serviceKey: string, chosen: Readonly<Record<string, number>> = {}): ExtraCount[] =>
  extrasOf(demoExtras[serviceKey] ?? []).flatMap(({ id, name }) => {
    const count = chosen[name.en ?? ''];
    return count === undefined ? [] : [{ id, count }];
  });

/** What may be added for money, by the key of the listing. */
export const demoExtras: Readonly<Record<string, readonly ExtraSent[]>> = {
  'mto-mara-camp': [sundowner, lunch, binoculars],
  'amboseli-view-camp': [
    sundowner,
    lunch,
    pickUp(45, {
      name: { en: 'Pick-up from Amboseli airstrip', sw: 'Kuchukuliwa kutoka uwanja mdogo wa ndege wa Amboseli' },
      description: {
        en: 'One way, for up to six guests with their bags.',
        sw: 'Kwenda tu, kwa wageni hadi sita na mizigo yao.',
      },
    }),
  ],
  'lamu-rooftop-guesthouse': [
    pickUp(12, {
      name: { en: 'Boat from Manda airport', sw: 'Boti kutoka uwanja wa ndege wa Manda' },
      description: {
        en: 'A captain waits for you with your name on a sign. One way.',
        sw: 'Nahodha anakusubiri akiwa na jina lako kwenye kibao. Kwenda tu.',
      },
    }),
    extra(11, 'per_guest_day', {
      name: { en: 'Swahili dinner', sw: 'Chakula cha jioni cha Kiswahili' },
      description: {
        en: 'Fish or beans in coconut, rice and salad on the roof (halal).',
        sw: 'Samaki au maharagwe ya nazi, wali na kachumbari juu ya paa (halali).',
      },
    }),
  ],
  'watamu-makuti-house': [
    extra(30, 'per_day', {
      name: { en: 'Private cook', sw: 'Mpishi wako' },
      description: {
        en: 'Cooks lunch and dinner; you pay for the groceries.',
        sw: 'Anapika chakula cha mchana na cha jioni; wewe unanunua vyakula.',
      },
    }),
    extraBed(8),
  ],
  'nanyuki-mountain-cottage': [
    extra(40, 'per_day', {
      name: { en: 'Mountain guide', sw: 'Mwongozaji wa mlima' },
      description: {
        en: 'For walks on the lower slopes, for your whole group.',
        sw: 'Kwa matembezi ya miteremko ya chini, kwa kundi lenu lote.',
      },
    }),
    lunch,
    extra(7, 'per_booking', {
      name: { en: 'Basket of firewood', sw: 'Kikapu cha kuni' },
      description: { en: 'Enough for two evenings more.', sw: 'Kinatosha jioni mbili zaidi.' },
      most: 5,
    }),
  ],
  'naivasha-migunga-hotel': [
    extra(24, 'per_guest', {
      name: { en: 'Boat trip on the lake', sw: 'Safari ya boti ziwani' },
      description: { en: 'One hour, with life jackets.', sw: 'Saa moja, pamoja na jaketi za kuokolea maisha.' },
    }),
    extraBed(22),
  ],
  'jkia-westlands-transfer': [
    childSeat(5, 'per_booking'),
    extra(10, 'per_booking', {
      name: { en: 'Stop at a supermarket', sw: 'Kusimama kwenye supamaketi' },
      description: { en: 'Half an hour on the way.', sw: 'Nusu saa njiani.' },
    }),
  ],
  'prado-roof-tent': [
    extra(9, 'per_day', {
      name: { en: 'Second driver', sw: 'Dereva wa pili' },
      description: { en: 'Insured as you are.', sw: 'Anakatiwa bima kama wewe.' },
    }),
    childSeat(4, 'per_day'),
  ],
  'mara-big-cats-3-days': [sundowner, binoculars],
  'tsavo-west-springs-2-days': [binoculars],
};
