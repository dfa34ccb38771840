/** The small page a browser gets when none of the pages can answer: while starting, at a broken address, after a fault. */
export const refusals = {
  'starting.title': 'Twende is just starting',
  'starting.text': 'This takes a few seconds. The page opens by itself as soon as it can.',
  'missing.title': 'There is nothing at this address',
  'missing.text': 'It may have moved, or the link has a typing mistake.',
  'unreadable.title': 'This address cannot be read',
  'unreadable.text': 'Part of it is broken, as happens when a long link is cut off or copied badly.',
  'broken.title': 'Something went wrong on our side',
  'broken.text': 'Please try again in a moment.',
  home: 'Go to the home page',
};
