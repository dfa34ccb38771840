/** The whole demo: fictional people and businesses at real places, what they offer, and the trips that were taken. */
import { city } from './city.ts';
import { coast } from './coast.ts';
import { culture } from './culture.ts';
import { dining } from './dining.ts';
import { homeMeals } from './meals.ts';
import { localFood } from './meals-local.ts';
import { mountains } from './mountains.ts';
import { people } from './people.ts';
import { mealAndRideProviders } from './providers-meals-and-rides.ts';
import { stayProviders } from './providers-stays.ts';
import { tourProviders } from './providers-tours.ts';
import { coastReviews } from './reviews-coast.ts';
import { cultureReviews } from './reviews-culture.ts';
import { mealsAndRidesReviews } from './reviews-meals-and-rides.ts';
import { safarisReviews } from './reviews-safaris.ts';
import { staysReviews } from './reviews-stays.ts';
import { safaris } from './safaris.ts';
import { shortSafaris } from './safaris-short.ts';
import { camps } from './stays-camps.ts';
import { farms } from './stays-farms.ts';
import { guesthouses } from './stays-guesthouses.ts';
import { homes } from './stays-homes.ts';
import { hotels } from './stays-hotels.ts';
import { bodas } from './transport-bodas.ts';
import { cars } from './transport-cars.ts';
import { transfers } from './transport-transfers.ts';
import { vans } from './transport-vans.ts';
import { trips } from './trips.ts';
import type { DemoPerson, DemoProvider, DemoReview, DemoService, DemoTrip } from './types.ts';

export interface DemoCatalogue {
  people: readonly DemoPerson[];
  providers: readonly DemoProvider[];
  services: readonly DemoService[];
  reviews: readonly DemoReview[];
  trips: readonly DemoTrip[];
}

export const catalogue: DemoCatalogue = {
  people,
  providers: [...tourProviders, ...stayProviders, ...mealAndRideProviders],
  services: [
    ...safaris,
    ...shortSafaris,
    ...culture,
    ...coast,
    ...city,
    ...mountains,
    ...hotels,
    ...camps,
    ...homes,
    ...guesthouses,
    ...farms,
    ...homeMeals,
    ...localFood,
    ...dining,
    ...cars,
    ...vans,
    ...transfers,
    ...bodas,
  ],
  reviews: [...coastReviews, ...cultureReviews, ...mealsAndRidesReviews, ...safarisReviews, ...staysReviews],
  trips,
};
