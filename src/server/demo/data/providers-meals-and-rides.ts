import { places } from './places.ts';
import type { DemoProvider } from './types.ts';

/** Fictional businesses; nobody real stands behind them. */
export const mealAndRideProviders: DemoProvider[] = [
  {
    key: 'mama-njeri',
    name: 'Mama Njeri’s Table',
    kind: 'meal',
    ...places.nairobi,
    about: {
      en: 'Highland home cooking in downtown Nairobi, with a sister kitchen in Limuru.',
      sw: 'Mapishi ya nyumbani ya nyanda za juu katikati ya Nairobi, na jiko la dada yetu Limuru.',
    },
    email: 'hello@mama-njeri.test',
    phone: '+254712345673',
    memberKeys: ['njeri'],
  },
  {
    key: 'pwani-pot',
    name: 'Pwani Pot',
    kind: 'meal',
    ...places.mombasaOldTown,
    about: {
      en: 'Swahili cooking in Mombasa and Lamu. Halal, with coconut in most things.',
      sw: 'Mapishi ya Kiswahili Mombasa na Lamu. Halali, na nazi karibu kila mahali.',
    },
    email: 'hello@pwani-pot.test',
    phone: '+254712345674',
    memberKeys: ['zainab'],
  },
  {
    key: 'ziwa-msitu',
    name: 'Ziwa na Msitu Kitchens',
    kind: 'meal',
    ...places.dunga,
    about: {
      en: 'Lake fish in Dunga and slow chicken in Kakamega, from small suppliers we know.',
      sw: 'Samaki wa ziwani Dunga na kuku wa kienyeji Kakamega, kutoka kwa wauzaji tunaowajua.',
    },
    email: 'hello@ziwa-msitu.test',
    phone: '+254712345675',
    memberKeys: ['achieng'],
  },
  {
    key: 'moto-mti',
    name: 'Moto & Mti Kitchens',
    kind: 'meal',
    ...places.kitengela,
    about: {
      en: 'Cooking over wood and charcoal in Kitengela, Naivasha and Nairobi.',
      sw: 'Mapishi ya kuni na makaa Kitengela, Naivasha na Nairobi.',
    },
    email: 'hello@moto-mti.test',
    phone: '+254712345676',
    memberKeys: ['mutiso'],
  },
  {
    key: 'savanna-wheels',
    name: 'Savanna Wheels',
    kind: 'transport',
    ...places.wilson,
    about: {
      en: 'Eleven vehicles, serviced in our own yard. Drivers hold PSV badges and get days off.',
      sw: 'Magari kumi na moja yanayotunzwa kwenye yadi yetu. Madereva wana beji za PSV na siku za mapumziko.',
    },
    email: 'hello@savanna-wheels.test',
    phone: '+254712345677',
    memberKeys: ['mutua'],
  },
  {
    key: 'bandari-rides',
    name: 'Bandari Rides',
    kind: 'transport',
    ...places.moiAirport,
    about: {
      en: 'Transfers and shuttles on the coast, from the airport, the train and the ferry.',
      sw: 'Usafiri wa pwani kutoka uwanja wa ndege, treni na kivuko.',
    },
    email: 'hello@bandari-rides.test',
    phone: '+254712345679',
    memberKeys: ['zawadi'],
  },
  {
    key: 'chapa-boda',
    name: 'Chapa Boda Crew',
    kind: 'transport',
    ...places.nairobi,
    about: {
      en: 'Thirty licensed riders in Nairobi, Kisumu and Malindi, with two helmets each.',
      sw: 'Waendeshaji thelathini wenye leseni Nairobi, Kisumu na Malindi, kila mmoja na kofia mbili.',
    },
    email: 'hello@chapa-boda.test',
    phone: '+254712345680',
    memberKeys: ['otieno'],
  },
];
