/** What the legal pages share. */
export const legal = {
  contents: 'Contents',
  contact: 'Questions',
  'contact.text': 'Email {{email}} or call {{phone}}.',
  changed: 'Last changed on {{date}}',
};
