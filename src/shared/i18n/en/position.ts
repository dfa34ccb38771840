/** The field for a place on the map. */
export const position = {
  hint: 'Latitude and longitude, or the link of a place in your maps app. A press on the map shows only roughly where it is.',
  locate: 'Use my location',
  check: 'Check on a map',
  map: 'Map of Kenya. Press on the place, or move the pin with the arrow keys, with Shift in small steps.',
  denied: 'Your browser does not give us your location. Allow it in its settings, or enter the coordinates.',
  failed: 'Your location could not be found. Try again outside, or enter the coordinates.',
  abroad: 'You seem to be outside Kenya. Press on the map, or enter the coordinates.',
  rough:
    'This is only roughly the place: it may be 5 km off. For the exact place use your location, or enter its coordinates.',
  far: 'This is about {{kilometres}} km from {{town}}. Is the position right?',
  'kept.title': 'Your position is more exact than this',
  'kept.text': 'What you have just chosen may be 5 km off, so we kept your position.',
  'kept.keep': 'Keep my position',
  'kept.replace': 'Replace it anyway',
  'problem.none': 'Please enter two numbers, like -0.0167, 37.0736, or the link of a map',
  'problem.outside': 'This place is not in Kenya. Latitude comes first, like -0.0167, 37.0736',
  'problem.short_link':
    'We do not open short links. Open it in your browser, then copy the long address that you see there, or the two numbers. You can also press “Use my location” while you are there',
};
