import type { County } from '#shared/counties.ts';

/** Parts of Kenya that people name, with the counties in which we look then. */
export const regions: ReadonlyMap<string, readonly County[]> = new Map([
  ['coastal Kenya', ['Kwale', 'Mombasa', 'Kilifi', 'Lamu']],
  ['western Kenya', ['Kisumu', 'Kakamega', 'Homa Bay', 'Kisii']],
  ['the Rift Valley', ['Nakuru', 'Baringo', 'Kericho', 'Elgeyo-Marakwet']],
  ['northern Kenya', ['Samburu', 'Marsabit', 'Turkana']],
]);

/** Their names in Kiswahili. */
export const regionsInSwahili: ReadonlyMap<string, string> = new Map([
  ['coastal Kenya', 'Pwani'],
  ['western Kenya', 'magharibi mwa Kenya'],
  ['the Rift Valley', 'Bonde la Ufa'],
  ['northern Kenya', 'kaskazini mwa Kenya'],
]);

/** How people call them, as `normaliseText` writes it. */
export const regionNames: Readonly<Record<string, string>> = {
  ...{
    coast: 'coastal Kenya',
    'the coast': 'coastal Kenya',
    'kenyan coast': 'coastal Kenya',
    'kenya coast': 'coastal Kenya',
  },
  ...{
    'near the sea': 'coastal Kenya',
    'by the sea': 'coastal Kenya',
    'near the ocean': 'coastal Kenya',
    'by the ocean': 'coastal Kenya',
    'karibu na bahari': 'coastal Kenya',
    'jirani na bahari': 'coastal Kenya',
  },
  ...{ coastal: 'coastal Kenya', coasto: 'coastal Kenya', 'coast region': 'coastal Kenya', pwani: 'coastal Kenya' },
  ...{
    'western kenya': 'western Kenya',
    'west kenya': 'western Kenya',
    magharibi: 'western Kenya',
    nyanza: 'western Kenya',
  },
  ...{ 'rift valley': 'the Rift Valley', 'bonde la ufa': 'the Rift Valley' },
  ...{ 'northern kenya': 'northern Kenya', 'north kenya': 'northern Kenya', kaskazini: 'northern Kenya' },
};
