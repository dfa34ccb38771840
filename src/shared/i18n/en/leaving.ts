/** What is asked before somebody leaves a form in which something is typed and not saved. */
export const leaving = {
  title: 'Leave without saving?',
  text: 'What you have typed here is not saved yet.',
  stay: 'Stay and save',
  go: 'Leave without saving',
};
