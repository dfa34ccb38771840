/** What an admin may begin a reason with, in the language of the provider who reads it. */
export const rejections = {
  'provider.unreadable': 'One of your documents cannot be read. Please upload it again as a sharp picture or as a PDF.',
  'provider.expired': 'One of your documents is no longer valid. Please upload the current one.',
  'provider.missing': 'A document that your kind of business needs is missing. Please upload it.',
  'provider.otherName':
    'The name of your business is not the one in your documents. Please correct the name, or upload the right document.',
  'provider.place': 'The place on the map is not where your business is. Please correct it.',
  'provider.about': 'Please describe your business in more words: what you offer, and for whom.',
  'service.photos': 'The photos do not show well what you offer. Please add sharp, bright photos of your own.',
  'service.description':
    'Please describe more clearly what guests get, and what the price includes and does not include.',
  'service.category': 'The category does not fit what you offer. Please choose another one.',
  'service.contacts': 'Please remove phone numbers, email addresses and links from the texts and photos.',
  'service.place': 'The place on the map is wrong. Please correct it.',
  'change.category': 'The new category does not fit what this listing offers.',
  'change.place':
    'The new place does not fit the description and the meeting point of the listing. Please change them, too.',
};
