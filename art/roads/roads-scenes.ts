import type { Scene } from '../kit/scene.ts';
import { airportPlane } from './airport-plane.ts';
import { airstripPlane } from './airstrip-plane.ts';
import { beachJeep } from './beach-jeep.ts';
import { bodaCity } from './boda-city.ts';
import { bodaElectric } from './boda-electric.ts';
import { bodaEquator } from './boda-equator.ts';
import { bodaLake } from './boda-lake.ts';
import { cityCar } from './city-car.ts';
import { desertCruiser } from './desert-cruiser.ts';
import { emptyRoad } from './empty-road.ts';
import { ferryLikoni } from './ferry-likoni.ts';
import { helmetsBoda } from './helmets-boda.ts';
import { landCruiserDrive } from './land-cruiser-drive.ts';
import { malindiBoda } from './malindi-boda.ts';
import { matatuStreet } from './matatu-street.ts';
import { overlandTruckDesert } from './overland-truck-desert.ts';
import { pradoCamp } from './prado-camp.ts';
import { rampVan } from './ramp-van.ts';
import { riftViewpoint } from './rift-viewpoint.ts';
import { safariVan } from './safari-van.ts';
import { sevenSeaterHills } from './seven-seater-hills.ts';
import { sgrStation } from './sgr-station.ts';
import { shuttleCoast } from './shuttle-coast.ts';
import { speedboatManda } from './speedboat-manda.ts';
import { steeringWheel } from './steering-wheel.ts';
import { suvNakuru } from './suv-nakuru.ts';
import { trainSavannah } from './train-savannah.ts';

export const roadsScenes = {
  'airport-plane': airportPlane,
  'airstrip-plane': airstripPlane,
  'beach-jeep': beachJeep,
  'boda-city': bodaCity,
  'boda-electric': bodaElectric,
  'boda-equator': bodaEquator,
  'boda-lake': bodaLake,
  'city-car': cityCar,
  'desert-cruiser': desertCruiser,
  'empty-road': emptyRoad,
  'ferry-likoni': ferryLikoni,
  'helmets-boda': helmetsBoda,
  'land-cruiser-drive': landCruiserDrive,
  'malindi-boda': malindiBoda,
  'matatu-street': matatuStreet,
  'overland-truck-desert': overlandTruckDesert,
  'prado-camp': pradoCamp,
  'ramp-van': rampVan,
  'rift-viewpoint': riftViewpoint,
  'safari-van': safariVan,
  'seven-seater-hills': sevenSeaterHills,
  'sgr-station': sgrStation,
  'shuttle-coast': shuttleCoast,
  'speedboat-manda': speedboatManda,
  'steering-wheel': steeringWheel,
  'suv-nakuru': suvNakuru,
  'train-savannah': trainSavannah,
} as const satisfies Record<string, Scene>;
