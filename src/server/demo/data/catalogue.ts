/** The whole demo: fictional people and businesses at real places, what they offer, and the trips that were taken. */
import { city } from './city.ts';
import { coast } from './coast.ts';
import { culture } from './culture.ts';
import { dining } from './dining.ts';
import { homeMeals, localFood } from './meals.ts';
import { mountains } from './mountains.ts';
import { people } from './people.ts';
import { hostProviders } from './providers-hosts.ts';
import { tourProviders } from './providers-tours.ts';
import { coastReviews } from './reviews-coast.ts';
import { cultureReviews } from './reviews-culture.ts';
import { mealsAndRidesReviews } from './reviews-meals-and-rides.ts';
import { safarisReviews } from './reviews-safaris.ts';
import { staysReviews } from './reviews-stays.ts';
import { safaris } from './safaris.ts';
import { camps, farms } from './stays-camps.ts';
import { guesthouses, homes } from './stays-homes.ts';
import { hotels } from './stays-hotels.ts';
import { cars, vans } from './transport-cars.ts';
import { bodas, transfers } from './transport-rides.ts';
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
  providers: [...tourProviders, ...hostProviders],
  services: [
    ...safaris,
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
