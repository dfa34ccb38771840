/** What guests bring along, in both languages. */
const things = {
  binoculars: { en: 'Binoculars', sw: 'Darubini' },
  camera: { en: 'Camera', sw: 'Kamera' },
  cash: { en: 'Cash in shillings', sw: 'Pesa taslimu' },
  change: { en: 'Dry clothes to change', sw: 'Nguo kavu za kubadilisha' },
  closedShoes: { en: 'Closed shoes', sw: 'Viatu vya kufunika vidole' },
  gloves: { en: 'Gloves and a warm hat', sw: 'Glavu na kofia ya joto' },
  hat: { en: 'Sun hat', sw: 'Kofia ya jua' },
  hikingBoots: { en: 'Hiking boots', sw: 'Viatu vya kupanda mlima' },
  id: { en: 'National ID or passport', sw: 'Kitambulisho au pasipoti' },
  licence: { en: 'Driving licence', sw: 'Leseni ya udereva' },
  modest: { en: 'Clothes that cover shoulders and knees', sw: 'Nguo zinazofunika mabega na magoti' },
  rainJacket: { en: 'Rain jacket', sw: 'Koti la mvua' },
  repellent: { en: 'Insect repellent', sw: 'Dawa ya kufukuza mbu' },
  runningShoes: { en: 'Running shoes', sw: 'Viatu vya kukimbilia' },
  scarf: { en: 'A scarf against the dust', sw: 'Mtandio wa kukinga vumbi' },
  sleepingBag: { en: 'Sleeping bag (can be hired)', sw: 'Mfuko wa kulalia (unakodishwa)' },
  softBag: { en: 'A soft bag of up to 15 kg', sw: 'Begi laini lisilozidi kilo 15' },
  sunscreen: { en: 'Sunscreen', sw: 'Mafuta ya kukinga jua' },
  swimwear: { en: 'Swimwear and a towel', sw: 'Nguo za kuogelea na taulo' },
  torch: { en: 'Torch', sw: 'Tochi' },
  warmJacket: { en: 'Warm jacket', sw: 'Koti la joto' },
} as const;

/** These things as a listing names them. */
export const bring = (...names: (keyof typeof things)[]): Record<'en' | 'sw', string[]> => ({
  en: names.map((name) => things[name].en),
  sw: names.map((name) => things[name].sw),
});
