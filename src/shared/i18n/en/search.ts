/** The filters of the search: those that are chosen, and why nothing can match. */
export const search = {
  chosen: 'Chosen filters',
  chosenOf: '{{title}} ({{count}})',
  without: 'Remove: {{filter}}',
  show_one: 'Show {{count}} result',
  show_other: 'Show {{count}} results',
  priceFrom: 'from {{price}}',
  priceTo: 'up to {{price}}',
  rating: 'Rating {{stars}} or more',
  'none.never_one':
    'No service under “{{categories}}” can have “{{facilities}}”. Remove it to see results, or choose another category.',
  'none.never_other':
    'No service under “{{categories}}” can have these: {{facilities}}. Remove them to see results, or choose another category.',
  'none.together':
    'No service can have all of these: {{facilities}}. They belong to different kinds of services. Remove one to see results.',
};
