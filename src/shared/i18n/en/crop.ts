/** Choosing the part of a photo that is kept. */
export const crop = {
  photo: 'The photo that is being cropped',
  hint: 'Move the frame to keep only a part of the photo.',
  small: 'This part is too small or too narrow. Each side needs at least {{pixels}} pixels.',
  failed: 'Your device could not prepare this photo. Please choose another one.',
  area: 'The part that is kept. The arrow keys move it.',
  nw: 'Upper left corner of the frame',
  n: 'Upper edge of the frame',
  ne: 'Upper right corner of the frame',
  e: 'Right edge of the frame',
  se: 'Lower right corner of the frame',
  s: 'Lower edge of the frame',
  sw: 'Lower left corner of the frame',
  w: 'Left edge of the frame',
};
