/** The 47 counties in their official order. */
export const counties = [
  ...(['Mombasa', 'Kwale', 'Kilifi', 'Tana River', 'Lamu', 'Taita-Taveta', 'Garissa', 'Wajir', 'Mandera'] as const),
  ...(['Marsabit', 'Isiolo', 'Meru', 'Tharaka-Nithi', 'Embu', 'Kitui', 'Machakos', 'Makueni', 'Nyandarua'] as const),
  ...(['Nyeri', 'Kirinyaga', 'Murang’a', 'Kiambu', 'Turkana', 'West Pokot', 'Samburu', 'Trans Nzoia'] as const),
  ...(['Uasin Gishu', 'Elgeyo-Marakwet', 'Nandi', 'Baringo', 'Laikipia', 'Nakuru', 'Narok', 'Kajiado'] as const),
  ...(['Kericho', 'Bomet', 'Kakamega', 'Vihiga', 'Bungoma', 'Busia', 'Siaya', 'Kisumu', 'Homa Bay'] as const),
  ...(['Migori', 'Kisii', 'Nyamira', 'Nairobi City'] as const),
] as const;

export type County = (typeof counties)[number];

/** Whether a text is the name of a county as we write it. */
export const isCounty = (text: string): text is County => counties.some((county) => county === text);

/** The rectangle around Kenya, in degrees. A position outside of it is mistyped. */
const kenyaBounds = { south: -4.9, north: 5.1, west: 33.8, east: 42 };

/** Whether a position can be in Kenya; near the borders it may be in a neighbouring country. */
export const isInKenya = ({ lat, lon }: { lat: number; lon: number }): boolean =>
  lat >= kenyaBounds.south && lat <= kenyaBounds.north && lon >= kenyaBounds.west && lon <= kenyaBounds.east;
