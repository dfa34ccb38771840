/** The tab of the profile for currency, language and what others see of the person. */
export const preferences = {
  title: 'How you see Twende',
  currency: 'Currency',
  'currency.hint': 'Prices are shown in it. Cards are charged in US dollars and M-Pesa in shillings.',
  'currency.USD': 'US dollar (USD)',
  'currency.KES': 'Kenyan shilling (KES)',
  'currency.EUR': 'Euro (EUR)',
  'currency.GBP': 'Pound sterling (GBP)',
  language: 'Language',
  'language.hint': 'Of the pages, and of the emails that we send to you.',
  privacyTitle: 'What others see of you',
  profileVisible: 'Show my name and picture beside my reviews and messages',
  'profileVisible.hint':
    'Without it your reviews are signed “A traveller”, and so are your messages to hosts with whom you have not booked.',
  showBookingHistory: 'Tell hosts how many trips I have made',
  'showBookingHistory.hint': 'Hosts see the number beside your bookings, and nothing else about your trips.',
  save: 'Save Preferences',
  saved: 'Preferences updated successfully!',
  failed: 'Failed to update preferences',
};
