import type { County } from '#shared/counties.ts';

/** Real places with approximate coordinates; the businesses set there are fictional. */
export interface Place {
  location: string;
  county: County;
  lat: number;
  lon: number;
}

export const places = {
  maasaiMara: { location: 'Maasai Mara', county: 'Narok', lat: -1.49, lon: 35.14 },
  amboseli: { location: 'Amboseli', county: 'Kajiado', lat: -2.64, lon: 37.25 },
  tsavoEast: { location: 'Tsavo East', county: 'Taita-Taveta', lat: -2.78, lon: 38.77 },
  wundanyi: { location: 'Wundanyi, Taita Hills', county: 'Taita-Taveta', lat: -3.4, lon: 38.37 },
  lakeNakuru: { location: 'Lake Nakuru', county: 'Nakuru', lat: -0.37, lon: 36.09 },
  naivasha: { location: 'Naivasha', county: 'Nakuru', lat: -0.77, lon: 36.35 },
  longonot: { location: 'Mount Longonot', county: 'Nakuru', lat: -0.914, lon: 36.446 },
  samburu: { location: 'Samburu', county: 'Samburu', lat: 0.62, lon: 37.53 },
  olPejeta: { location: 'Ol Pejeta', county: 'Laikipia', lat: 0, lon: 36.91 },
  nanyuki: { location: 'Nanyuki', county: 'Laikipia', lat: 0.016, lon: 37.073 },
  mountKenya: { location: 'Mount Kenya', county: 'Meru', lat: -0.15, lon: 37.31 },
  aberdares: { location: 'Aberdares', county: 'Nyeri', lat: -0.42, lon: 36.72 },
  nyeri: { location: 'Nyeri', county: 'Nyeri', lat: -0.42, lon: 36.95 },
  nairobi: { location: 'Nairobi', county: 'Nairobi City', lat: -1.286, lon: 36.817 },
  karura: { location: 'Karura Forest, Nairobi', county: 'Nairobi City', lat: -1.238, lon: 36.835 },
  giraffeCentre: { location: "Lang'ata, Nairobi", county: 'Nairobi City', lat: -1.376, lon: 36.745 },
  kilimani: { location: 'Kilimani, Nairobi', county: 'Nairobi City', lat: -1.29, lon: 36.785 },
  westlands: { location: 'Westlands, Nairobi', county: 'Nairobi City', lat: -1.268, lon: 36.811 },
  jkia: { location: 'JKIA, Nairobi', county: 'Nairobi City', lat: -1.319, lon: 36.927 },
  wilson: { location: 'Wilson Airport, Nairobi', county: 'Nairobi City', lat: -1.322, lon: 36.815 },
  kitengela: { location: 'Kitengela', county: 'Kajiado', lat: -1.473, lon: 36.961 },
  limuru: { location: 'Limuru', county: 'Kiambu', lat: -1.106, lon: 36.642 },
  machakos: { location: 'Machakos', county: 'Machakos', lat: -1.518, lon: 37.263 },
  diani: { location: 'Diani', county: 'Kwale', lat: -4.28, lon: 39.59 },
  mombasaOldTown: { location: 'Mombasa Old Town', county: 'Mombasa', lat: -4.063, lon: 39.68 },
  moiAirport: { location: 'Moi Airport, Mombasa', county: 'Mombasa', lat: -4.035, lon: 39.594 },
  miritini: { location: 'Miritini, Mombasa', county: 'Mombasa', lat: -4.01, lon: 39.58 },
  nyali: { location: 'Nyali, Mombasa', county: 'Mombasa', lat: -4.036, lon: 39.7 },
  kilifi: { location: 'Kilifi', county: 'Kilifi', lat: -3.63, lon: 39.85 },
  malindi: { location: 'Malindi', county: 'Kilifi', lat: -3.217, lon: 40.117 },
  watamu: { location: 'Watamu', county: 'Kilifi', lat: -3.354, lon: 40.024 },
  lamu: { location: 'Lamu Old Town', county: 'Lamu', lat: -2.269, lon: 40.902 },
  shela: { location: 'Shela, Lamu', county: 'Lamu', lat: -2.296, lon: 40.914 },
  kisumu: { location: 'Kisumu', county: 'Kisumu', lat: -0.092, lon: 34.768 },
  dunga: { location: 'Dunga, Kisumu', county: 'Kisumu', lat: -0.145, lon: 34.737 },
  kakamega: { location: 'Kakamega Forest', county: 'Kakamega', lat: 0.29, lon: 34.86 },
  kericho: { location: 'Kericho', county: 'Kericho', lat: -0.368, lon: 35.286 },
  tabaka: { location: 'Tabaka', county: 'Kisii', lat: -0.745, lon: 34.66 },
  iten: { location: 'Iten', county: 'Elgeyo-Marakwet', lat: 0.67, lon: 35.51 },
  loiyangalani: { location: 'Loiyangalani', county: 'Marsabit', lat: 2.76, lon: 36.72 },
  tsavoWest: { location: 'Tsavo West', county: 'Taita-Taveta', lat: -2.99, lon: 38.02 },
  hellsGate: { location: "Hell's Gate", county: 'Nakuru', lat: -0.91, lon: 36.32 },
  bogoria: { location: 'Lake Bogoria', county: 'Baringo', lat: 0.25, lon: 36.1 },
  meruPark: { location: 'Meru National Park', county: 'Meru', lat: 0.09, lon: 38.19 },
  timau: { location: 'Timau', county: 'Meru', lat: 0.09, lon: 37.24 },
  nairobiPark: { location: 'Nairobi National Park', county: 'Nairobi City', lat: -1.373, lon: 36.858 },
  parklands: { location: 'Parklands, Nairobi', county: 'Nairobi City', lat: -1.262, lon: 36.816 },
  eastleigh: { location: 'Eastleigh, Nairobi', county: 'Nairobi City', lat: -1.273, lon: 36.85 },
  syokimau: { location: 'Syokimau, Nairobi', county: 'Nairobi City', lat: -1.367, lon: 36.94 },
  ngongHills: { location: 'Ngong Hills', county: 'Kajiado', lat: -1.4, lon: 36.64 },
  wasini: { location: 'Wasini Island', county: 'Kwale', lat: -4.658, lon: 39.37 },
  mamaNgina: { location: 'Mama Ngina Drive, Mombasa', county: 'Mombasa', lat: -4.078, lon: 39.676 },
  manda: { location: 'Manda, Lamu', county: 'Lamu', lat: -2.252, lon: 40.913 },
  rusinga: { location: 'Rusinga Island', county: 'Homa Bay', lat: -0.4, lon: 34.17 },
  lodwar: { location: 'Lodwar', county: 'Turkana', lat: 3.12, lon: 35.6 },
  chalbi: { location: 'Chalbi Desert', county: 'Marsabit', lat: 3, lon: 37.3 },
} satisfies Record<string, Place>;

/**
 * A position near a place, so that neighbours on the map do not overlap.
 * @param north degrees of latitude   @param east degrees of longitude
 */
export function near(place: Place, north: number, east: number): Place {
  const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
  return { ...place, lat: rounded(place.lat + north), lon: rounded(place.lon + east) };
}
