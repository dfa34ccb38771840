/** What people type into a field: numbers, units, phone numbers, dates, short words, signs and other scripts. */
export const typed = [
  ...['5 km', '2 pax', '4x4', '1', 'a', 'a b c', '3 & 4', '10%', '$100', 'KES 5,000', 'usd 50', '2-3 days', 'km 5'],
  ...['0712 345 678', '+254712345678', '254 712-345-678', '12/01/2027', '12 Jan', '2027-1-5', 'kesho', 'tomorrow'],
  ...['Nairobi, Kenya', 'Lamu (old town)', 'hot-air balloon', "O'Brien", 'and', 'or not', 'C++', 'a:*', '!', '&|!()'],
  ...['ya na wa', 'é è ü', 'مباسا', '🦒', 'İstanbul', 'n/a', '...', '--', '"', '\\', '_', '%', 'x'.repeat(200)],
];
