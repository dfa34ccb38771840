/** Where to be and whom to call: pages of a booking, its papers and its letters. */
export const arrival = {
  title: 'Dates and meeting point',
  place: 'Place',
  meeting: 'Meeting point',
  'meeting.none': 'Your host will tell you where to meet.',
  directions: 'Directions to the meeting point',
  'directions.open': 'Get directions',
  host: 'Host',
  phone: 'Host’s phone',
  'phone.later': 'You will see it here as soon as you have paid.',
};
