import type { Scene } from '../kit/scene.ts';
import { airportPlane } from './airport-plane.ts';
import { bodaCity } from './boda-city.ts';
import { cityCar } from './city-car.ts';
import { landCruiserDrive } from './land-cruiser-drive.ts';
import { matatuStreet } from './matatu-street.ts';
import { pradoCamp } from './prado-camp.ts';
import { safariVan } from './safari-van.ts';
import { trainSavannah } from './train-savannah.ts';

export const roadsScenes = {
  'airport-plane': airportPlane,
  'boda-city': bodaCity,
  'city-car': cityCar,
  'land-cruiser-drive': landCruiserDrive,
  'matatu-street': matatuStreet,
  'prado-camp': pradoCamp,
  'safari-van': safariVan,
  'train-savannah': trainSavannah,
} as const satisfies Record<string, Scene>;
