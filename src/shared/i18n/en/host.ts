/** The public page of a host. */
export const host = {
  title: '{{name}}, host in {{place}}',
  description: '{{name}} in {{place}}, a host on Twende: who they are, what they offer and what travellers say.',
  'kind.stay': 'Places to stay',
  'kind.meal': 'Meals',
  'kind.transport': 'Transport',
  'kind.tour': 'Safaris and tours',
  'only.en': 'This host describes itself in English only.',
  'only.sw': 'This host describes itself in Kiswahili only.',
  noAbout: 'This host has not written about itself yet.',
  since: 'On Twende since',
  listings: 'What {{name}} offers',
  'listings.count_one': '{{count}} listing',
  'listings.count_other': '{{count}} listings',
  none: 'Nothing to book right now',
  'none.text': 'This host has no listings at the moment. Please look again later.',
  notOffered: 'A listing that is not offered now',
};
