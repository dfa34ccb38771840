import type { ComponentProps } from 'react';
import type { interestOptions } from '#shared/profile-choices.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

const interestTexts = {
  'Wildlife Safari': 'interest.wildlife',
  'Beach Activities': 'interest.beach',
  'Mountain Climbing': 'interest.mountain',
  'Cultural Tours': 'interest.culture',
  Photography: 'interest.photography',
  'Adventure Sports': 'interest.adventure',
  'Luxury Travel': 'interest.luxury',
  'Budget Travel': 'interest.budget',
  'Solo Travel': 'interest.solo',
  'Family Travel': 'interest.family',
  'Eco Tourism': 'interest.eco',
  'Historical Sites': 'interest.history',
} as const satisfies Record<(typeof interestOptions)[number], string>;

/** The twelve interests. @param box the result of `form.register('interests')` */
export function Interests(box: ComponentProps<'input'>) {
  const { t } = useTranslation('accounts');
  return (
    <fieldset>
      <legend className="mb-2 text-s font-semibold">{t('profile.interests')}</legend>
      <div className="flex flex-wrap gap-2">
        {Object.entries(interestTexts).map(([interest, text]) => (
          <label
            key={interest}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong bg-surface px-4 hover:bg-sunken has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input {...box} type="checkbox" value={interest} className="sr-only" />
            {t(text)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
