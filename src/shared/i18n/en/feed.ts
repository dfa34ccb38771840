/** The address at which other calendars read one of ours: it is made, copied, replaced and ended. `trips`: that of a traveller's bookings. */
export const feed = {
  make: 'Make an address',
  made: 'The address is ready.',
  address: 'Address of the calendar',
  copy: 'Copy address',
  copied: 'The address is copied.',
  copyYourself: 'Please select the address and copy it yourself.',
  renew: 'New address',
  'confirm.title': 'Stop the present address?',
  'confirm.renew': 'Replace it',
  'confirm.end': 'Stop it',
  end: 'End it',
  ended: 'The address no longer works.',
  keep: 'Not now',
  'trips.name': 'Twende trips',
  'trips.open': 'Trips in your calendar',
  'trips.title': 'Your trips in your own calendar',
  'trips.text':
    'Give this address to Google Calendar, Outlook or your phone. All your trips then stand in it, and changes appear there by themselves within hours.',
  'trips.how':
    'In Google Calendar: Other calendars, From URL. On an iPhone: Calendar, Add Calendar, Add Subscription Calendar.',
  'trips.subscribe': 'Add on this device',
  'trips.secret': 'Whoever has it reads your trips: dates, places and your hosts’ phones. Keep it to yourself.',
  'trips.stops': 'Calendars that read from it will no longer show your trips, or keep what they had.',
};
