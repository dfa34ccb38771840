const minutesPerDegree = 60;

/** Degrees and minutes without their direction: -1.4931 → '1°30′', 35.14 → '35°08′'. */
export function degreesOf(angle: number): string {
  const minutes = Math.round(Math.abs(angle) * minutesPerDegree);
  return `${Math.floor(minutes / minutesPerDegree)}°${String(minutes % minutesPerDegree).padStart(2, '0')}′`;
}
