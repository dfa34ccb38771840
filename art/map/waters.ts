/** Lakes and rivers as [lon, lat], drawn by hand for the scale of the map; too inexact for navigation. */
export type Line = readonly (readonly [lon: number, lat: number])[];

export const turkana: Line = [
  [36.02, 4.6],
  [35.93, 4.45],
  [35.93, 4.1],
  [35.83, 3.75],
  [35.88, 3.53],
  [35.98, 3.23],
  [36.1, 2.92],
  [36.4, 2.6],
  [36.6, 2.4],
  [36.72, 2.5],
  [36.71, 2.76],
  [36.6, 3.05],
  [36.35, 3.4],
  [36.26, 3.72],
  [36.17, 3.95],
  [36.22, 4.32],
];

/** With the gulf of Kisumu; open to the west, beyond every map of ours. */
export const victoria: Line = [
  [31.6, 0.6],
  [33.4, 0.22],
  [33.98, 0.26],
  [33.98, 0.12],
  [34.04, -0.06],
  [34.38, -0.16],
  [34.74, -0.1],
  [34.74, -0.28],
  [34.62, -0.36],
  [34.46, -0.5],
  [34.2, -0.43],
  [34.06, -0.62],
  [34.14, -0.86],
  [34.08, -1.02],
  [33.96, -1.15],
  [33.8, -1.5],
  [33.62, -1.8],
  [33.86, -2.1],
  [33.4, -2.25],
  [31.6, -2.6],
];

export const lakes: readonly Line[] = [
  turkana,
  victoria,
  // Baringo, Bogoria, Nakuru, Naivasha, Magadi
  round(36.07, 0.62, 0.09),
  round(36.1, 0.25, 0.05),
  round(36.09, -0.37, 0.05),
  round(36.36, -0.77, 0.07),
  round(36.27, -1.88, 0.07),
];

/** East of the coast; Kenya is drawn over its western edge. */
export const ocean: Line = [
  [41.2, -1.5],
  [41.6, -1.7],
  [42.1, -0.9],
  [42.6, -0.3],
  [45.3, 2.0],
  [47.5, 4.2],
  [50, 6.2],
  [54, 6.2],
  [54, -9],
  [39.5, -9],
  [39.4, -7.0],
  [38.8, -6.2],
  [38.8, -5.6],
  [39.1, -5.0],
  [39.2, -4.6],
  [39.3, -4.0],
  [39.7, -3.4],
  [39.95, -2.9],
  [40.2, -2.3],
];

export const rivers: readonly Line[] = [
  // Tana
  [
    [36.9, -0.75],
    [37.5, -0.82],
    [38.1, -0.5],
    [38.6, -0.1],
    [39.4, -0.1],
    [39.7, -0.6],
    [39.9, -1.4],
    [40.1, -2.0],
    [40.25, -2.45],
    [40.5, -2.53],
  ],
  // Athi and Galana
  [
    [36.95, -1.4],
    [37.4, -1.3],
    [37.9, -1.9],
    [38.25, -2.6],
    [38.6, -2.98],
    [39.3, -3.05],
    [40.12, -3.17],
  ],
  // Ewaso Ng'iro
  [
    [36.85, 0.2],
    [37.2, 0.5],
    [37.9, 0.6],
    [38.6, 0.85],
    [39.4, 0.9],
    [40.2, 0.7],
  ],
  // Mara
  [
    [35.75, -0.75],
    [35.4, -1.1],
    [35.0, -1.4],
    [34.6, -1.6],
  ],
];

function round(lon: number, lat: number, radius: number): Line {
  return [0, 60, 120, 180, 240, 300].map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return [lon + Math.cos(turn) * radius * 0.6, lat + Math.sin(turn) * radius] as const;
  });
}
