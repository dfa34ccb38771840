import type { Scene } from '../kit/scene.ts';
import { beachHotel } from './beach-hotel.ts';
import { cityBalcony } from './city-balcony.ts';
import { cityHotel } from './city-hotel.ts';
import { coffeeFarmhouse } from './coffee-farmhouse.ts';
import { dairyCottage } from './dairy-cottage.ts';
import { desertStarCamp } from './desert-star-camp.ts';
import { forestBandas } from './forest-bandas.ts';
import { guesthouseCourtyard } from './guesthouse-courtyard.ts';
import { hotelPool } from './hotel-pool.ts';
import { lakeHotel } from './lake-hotel.ts';
import { makutiHouseGarden } from './makuti-house-garden.ts';
import { mountainCottage } from './mountain-cottage.ts';
import { rooftopLamu } from './rooftop-lamu.ts';
import { runnersHouse } from './runners-house.ts';
import { teaFarm } from './tea-farm.ts';
import { tentedCampNight } from './tented-camp-night.ts';
import { tentedCampRiver } from './tented-camp-river.ts';
import { turkanaHuts } from './turkana-huts.ts';

export const staysScenes = {
  'beach-hotel': beachHotel,
  'city-balcony': cityBalcony,
  'city-hotel': cityHotel,
  'coffee-farmhouse': coffeeFarmhouse,
  'dairy-cottage': dairyCottage,
  'desert-star-camp': desertStarCamp,
  'forest-bandas': forestBandas,
  'guesthouse-courtyard': guesthouseCourtyard,
  'hotel-pool': hotelPool,
  'lake-hotel': lakeHotel,
  'makuti-house-garden': makutiHouseGarden,
  'mountain-cottage': mountainCottage,
  'rooftop-lamu': rooftopLamu,
  'runners-house': runnersHouse,
  'tea-farm': teaFarm,
  'tented-camp-night': tentedCampNight,
  'tented-camp-river': tentedCampRiver,
  'turkana-huts': turkanaHuts,
} as const satisfies Record<string, Scene>;
