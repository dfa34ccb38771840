/** The small page a browser gets when none of the pages can answer: while starting or too busy, at a broken address or file link, after a fault. */
export const refusals = {
  'starting.title': 'Twende is just starting',
  'starting.text': 'This takes a few seconds. The page opens automatically.',
  'busy.title': 'There are too many requests right now',
  'busy.text': 'Please wait a few seconds. The page opens automatically.',
  'missing.title': 'There is no page at this address',
  'missing.text': 'It may have moved, or the link has a typing mistake.',
  'unreadable.title': 'This address is not valid',
  'unreadable.text': 'Part of it is missing or wrong. This happens when a long link is cut off or copied badly.',
  'broken.title': 'Something went wrong on our side',
  'broken.text': 'Please try again in a moment.',
  'link.title': 'This link does not work any more',
  'link.text':
    'A link to a file works for five minutes. Open the file again from your booking, or from the page where you found it.',
  home: 'Go to the home page',
};
