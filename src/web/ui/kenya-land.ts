import { kenyaOutline } from '#shared/kenya-outline.ts';

/** Land and lakes of the map of Kenya, as SVG. */
export function kenyaLand(): string {
  const { kenya, neighbours, turkana, victoria } = kenyaOutline;
  return `<path d="${neighbours}" class="fill-sunken stroke-line" stroke-width="1"/>
<path d="${kenya}" class="fill-surface stroke-brand" stroke-width="1.5" stroke-linejoin="round"/>
<path d="${turkana}${victoria}" class="fill-ocean-soft"/>`;
}
