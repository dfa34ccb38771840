const names: readonly string[] = [
  'january januari jan',
  'february februari feb',
  'march machi mar mac',
  'april aprili apr',
  'may mei',
  'june juni jun',
  'july julai jul',
  'august agosti aug ago',
  'september septemba sep sept',
  'october oktoba oct okt',
  'november novemba nov',
  'december desemba dec des',
];

/** The names of months in both languages, longer ones first, with their numbers from 1. */
export const months: ReadonlyMap<string, number> = new Map(
  names
    .flatMap((all, index) => all.split(' ').map((name) => [name, index + 1] as const))
    .toSorted(([a], [b]) => b.length - a.length),
);
