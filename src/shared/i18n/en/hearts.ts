/** What is said after a heart on a listing was pressed. */
export const hearts = {
  keptHere: 'Saved in this browser. Sign in to keep your favorites on all your devices.',
  full: 'This browser keeps 500 favorites, which is the most. Please remove one first.',
  blocked: 'Your browser does not let us save this. Sign in to save favorites.',
};
