/** Sharing a listing, where the device has no sheet of its own for that. */
export const share = {
  title: 'Share this listing',
  link: 'Link',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  copyYourself: 'Please mark the link and copy it yourself.',
  whatsapp: 'WhatsApp',
  email: 'Email',
};
