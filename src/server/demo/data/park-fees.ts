import type { OnSiteFee } from '#shared/on-site-fees.ts';

/** @see Wildlife Conservation and Management (Access, Entry and Conservation) (Fees) Regulations, 2025: children are under 18 */
export const parkChildUntil = 17;

/** What the Kenya Wildlife Service asks for a day in a park, since 1 October 2025; children about half. */
const parkFee = (name: OnSiteFee['name'], amounts: OnSiteFee['amounts']): OnSiteFee => ({
  name,
  times: 'daily',
  amounts: Object.fromEntries(Object.entries(amounts).map(([kind, amount]) => [kind, amount * 100])) as typeof amounts,
});

export const parkFees = {
  nakuru: parkFee(
    { en: 'Lake Nakuru park fee', sw: 'Ada ya Hifadhi ya Ziwa Nakuru' },
    {
      ...{ non_resident: 90, resident: 2_025, citizen: 1_500 },
      ...{ non_resident_child: 45, resident_child: 1_050, citizen_child: 750 },
    },
  ),
  amboseli: parkFee(
    { en: 'Amboseli park fee', sw: 'Ada ya Hifadhi ya Amboseli' },
    {
      ...{ non_resident: 90, resident: 2_025, citizen: 1_500 },
      ...{ non_resident_child: 45, resident_child: 1_050, citizen_child: 750 },
    },
  ),
  nairobi: parkFee(
    { en: 'Nairobi National Park fee', sw: 'Ada ya Hifadhi ya Nairobi' },
    {
      ...{ non_resident: 80, resident: 1_350, citizen: 1_000 },
      ...{ non_resident_child: 40, resident_child: 675, citizen_child: 500 },
    },
  ),
};
