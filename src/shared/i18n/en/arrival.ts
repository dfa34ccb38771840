/** Where to be and whom to call: pages of a booking, its papers and its letters. */
export const arrival = {
  title: 'Where and when to be',
  place: 'Place',
  meeting: 'Meeting place',
  'meeting.none': 'Your host will tell you where to meet.',
  directions: 'Directions',
  'directions.open': 'Get directions',
  host: 'Host',
  phone: 'Host’s phone',
  'phone.later': 'You see it here as soon as you have paid.',
  map: 'On the map of Kenya',
  pin: '{{place}}: get directions',
};
