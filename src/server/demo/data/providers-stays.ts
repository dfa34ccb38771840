import { places } from './places.ts';
import type { DemoProvider } from './types.ts';

/** Fictional businesses; nobody real stands behind them. */
export const stayProviders: DemoProvider[] = [
  {
    key: 'mto-mara',
    name: 'Mto Mara Camp',
    kind: 'stay',
    ...places.maasaiMara,
    about: {
      en: 'Eight tents on a bend of the river, on land leased from the families who own it.',
      sw: 'Mahema manane kwenye kona ya mto, katika ardhi iliyokodishwa kutoka kwa familia zinazoimiliki.',
    },
    email: 'hello@mto-mara.test',
    phone: '+254712345664',
    memberKeys: ['parsaloi'],
  },
  {
    key: 'pwani-breeze',
    name: 'Pwani Breeze Homes',
    kind: 'stay',
    ...places.nyali,
    about: {
      en: 'Homes and small guesthouses on the coast, each looked after by someone next door.',
      sw: 'Nyumba na malazi madogo ya pwani, kila moja ikitunzwa na jirani.',
    },
    email: 'hello@pwani-breeze.test',
    phone: '+254712345665',
    memberKeys: ['fatuma'],
  },
  {
    key: 'nyumba-key',
    name: 'Nyumba Key Homes',
    kind: 'stay',
    ...places.kilimani,
    about: {
      en: 'Small, well-kept homes in Nairobi and Nanyuki.',
      sw: 'Nyumba ndogo zinazotunzwa vizuri Nairobi na Nanyuki.',
    },
    email: 'hello@nyumba-key.test',
    phone: '+254712345666',
    memberKeys: ['njoki'],
  },
  {
    key: 'mlango-hotels',
    name: 'Mlango Hotels',
    kind: 'stay',
    ...places.mombasaOldTown,
    about: {
      en: 'Four small hotels run by one Mombasa family, each in its own style.',
      sw: 'Hoteli nne ndogo za familia moja ya Mombasa, kila moja kwa mtindo wake.',
    },
    email: 'hello@mlango-hotels.test',
    phone: '+254712345667',
    memberKeys: ['rehema'],
  },
  {
    key: 'nyika-camps',
    name: 'Nyika Tented Camps',
    kind: 'stay',
    ...places.amboseli,
    about: {
      en: 'Two camps on community and conservancy land, in Amboseli and Laikipia.',
      sw: 'Kambi mbili kwenye ardhi za jamii na hifadhi, Amboseli na Laikipia.',
    },
    email: 'hello@nyika-camps.test',
    phone: '+254712345668',
    memberKeys: ['muthoni'],
  },
  {
    key: 'elgeyo-house',
    name: 'Elgeyo Ridge House',
    kind: 'stay',
    ...places.iten,
    about: {
      en: 'A plain, friendly house for runners and those who like their company.',
      sw: 'Nyumba ya kawaida na ya kirafiki kwa wakimbiaji na wanaopenda kuwa nao.',
    },
    email: 'hello@elgeyo-house.test',
    phone: '+254712345669',
    memberKeys: ['kiptoo'],
  },
  {
    key: 'jade-sea',
    name: 'Jade Sea Rest House',
    kind: 'stay',
    ...places.loiyangalani,
    about: {
      en: 'Five stone rooms by Lake Turkana, with water, shade and good advice.',
      sw: 'Vyumba vitano vya mawe kando ya Ziwa Turkana, vyenye maji, kivuli na ushauri mzuri.',
    },
    email: 'hello@jade-sea.test',
    phone: '+254712345670',
    memberKeys: ['ekai'],
  },
  {
    key: 'kericho-green',
    name: 'Kericho Green Stay',
    kind: 'stay',
    ...places.kericho,
    about: {
      en: 'A family tea farm with rooms for guests.',
      sw: 'Shamba la chai la familia lenye vyumba vya wageni.',
    },
    email: 'hello@kericho-green.test',
    phone: '+254712345671',
    memberKeys: ['chebet'],
  },
  {
    key: 'shamba-gate',
    name: 'Shamba Gate Farms',
    kind: 'stay',
    ...places.nyeri,
    about: {
      en: 'Two working farms, one of milk and one of coffee, that take guests.',
      sw: 'Mashamba mawili, moja la maziwa na moja la kahawa, yanayopokea wageni.',
    },
    email: 'hello@shamba-gate.test',
    phone: '+254712345672',
    memberKeys: ['wambui'],
  },
];
