/** What a traveller may choose in the profile; the names are stored, and the texts are in the namespace `accounts`. */
export const travelStyles = ['budget', 'mid-range', 'luxury', 'adventure', 'cultural'] as const;
export const interestOptions = [
  'Wildlife Safari',
  'Beach Activities',
  'Mountain Climbing',
  'Cultural Tours',
  'Photography',
  'Adventure Sports',
  'Luxury Travel',
  'Budget Travel',
  'Solo Travel',
  'Family Travel',
  'Eco Tourism',
  'Historical Sites',
] as const;
