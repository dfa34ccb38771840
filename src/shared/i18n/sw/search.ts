import type { search as en } from '../en/search.ts';
import type { SameKeys } from '../texts.ts';

export const search: SameKeys<typeof en> = {
  chosen: 'Vichujio ulivyochagua',
  chosenOf: '{{title}} ({{count}})',
  without: 'Ondoa: {{filter}}',
  show_one: 'Onyesha tokeo\u00a0{{count}}',
  show_other: 'Onyesha matokeo\u00a0{{count}}',
  priceFrom: 'kuanzia {{price}}',
  priceTo: 'isizidi {{price}}',
  rating: 'Ukadiriaji {{stars}} na zaidi',
  'none.never_one':
    'Hakuna huduma ya aina “{{categories}}” inayoweza kuwa na “{{facilities}}”. Kiondoe kichujio hicho ili uone matokeo, au chagua aina nyingine.',
  'none.never_other':
    'Hakuna huduma ya aina “{{categories}}” inayoweza kuwa na hivi: {{facilities}}. Viondoe ili uone matokeo, au chagua aina nyingine.',
  'none.together':
    'Hakuna huduma inayoweza kuwa na hivi vyote pamoja: {{facilities}}. Ni vya aina tofauti za huduma. Ondoa kimoja ili uone matokeo.',
};
