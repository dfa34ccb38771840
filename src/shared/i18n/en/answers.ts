/** What the host asks and what the traveller has answered: the wizard and the pages of a booking. */
export const answers = {
  title: 'Your host would like to know',
  lead: 'Only your host and our team can read your answers. You can change them until 18:00 on the day before.',
  'lead.request':
    'Only your host and our team can read your answers. What you write in your own words your host reads once the request is accepted. You can change it until 18:00 on the day before.',
  choose: 'Please choose',
  'own.title': 'Your answers to the host',
  'theirs.title': 'The traveller’s answers',
  none: 'No answer yet',
  'until.own': 'You can change these answers until {{date}}. After that, please tell your host directly.',
  'over.own': 'These answers can no longer be changed here. Please tell your host directly.',
  changed: 'Changed on {{date}}',
  later_one: 'You will read {{count}} more answer as soon as you accept.',
  later_other: 'You will read {{count}} more answers as soon as you accept.',
  withChange: 'If something else changes, too, such as your flight or the ages of the children, please say so here.',
  change: 'Change answers',
  save: 'Save answers',
  keep: 'Leave them as they are',
  saved: 'Your answers are saved.',
  saveFailed: 'Your answers were not saved',
};
