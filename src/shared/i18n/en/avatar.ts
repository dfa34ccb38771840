/** The picture of oneself. */
export const avatar = {
  add: 'Add a photo',
  change: 'Change photo',
  remove: 'Remove photo',
  visible: 'It is shown beside your reviews and messages.',
  hidden: 'Nobody else sees it, because your name and picture are hidden in Preferences.',
  title: 'Your photo',
  use: 'Use this photo',
  cancel: 'Not now',
  unreadable: 'Your device cannot open this file. Please choose a photo as JPEG, PNG or WebP.',
  small: 'This photo is too small. Each side needs at least {{pixels}} pixels.',
  saved: 'Your photo was saved.',
  removed: 'Your photo was removed.',
  saveFailed: 'Your photo could not be saved',
  removeFailed: 'Your photo could not be removed',
};
