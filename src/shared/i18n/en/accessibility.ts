/** How accessible our pages are. */
export const accessibility = {
  title: 'Accessibility',
  description: 'Whom our pages are made for, what we test, what does not work well yet, and how to tell us.',
  aim: 'What we want',
  'aim.text':
    'Everybody should be able to find, book and pay for a trip here: with a screen reader, by keyboard alone, with large text, on a small and slow phone, in English and in Kiswahili. We go by the Web Content Accessibility Guidelines 2.2, level AA. We have not had them checked by somebody from outside, so we do not say that we meet all of them.',
  tested: 'What we test',
  'tested.text': 'We test each change by programs, and by hand where they see little:',
  'tested.large': 'Text twice as large, without anything cut off or to be scrolled sideways.',
  'tested.axe':
    'Public pages and pages for signed-in people, at 360 and 1280 pixels, in both languages, with the rules of axe: names, roles, headings, labels, the size of what can be pressed, and the contrast of light and dark colours.',
  'tested.keyboard':
    'Whole ways by keyboard alone: searching, booking, paying, the switches for language and colours, dialogs and menus. The focus must be seen and never be lost.',
  'tested.colours':
    'The high-contrast colours of the device, less motion where you have asked for it, and light and dark.',
  'tested.scripts': 'Public pages without JavaScript, and pages without a connection.',
  gaps: 'What does not work well yet',
  'gaps.people':
    'People who use screen readers, switches or voice control every day have not tested our pages regularly. Programs find only a part of what is wrong.',
  'gaps.photos':
    'Photos of hosts have descriptions that hosts have written, in one language at least. Photos in messages have none.',
  'gaps.hosts':
    'What hosts and travellers write may be in one language alone. We mark the language, so that a screen reader reads it right, but we do not translate it. Few screen readers have a voice for Kiswahili.',
  'gaps.map':
    'The map can hardly be used without seeing it. All that it shows also stands in the list beside it, or as the name of the place.',
  'gaps.others':
    'Stripe’s card fields, the confirmation of your bank, M-Pesa’s prompt on the phone, and the pages of Google and Facebook are not ours, and we cannot mend them. Where one way to pay does not work for you, there is mostly the other, and you can always sign in by email.',
  'gaps.papers':
    'Vouchers and receipts are PDFs with marked headings and reading order, which only a program has tested. All that they say also stands on the page of your booking.',
  'gaps.panels':
    'Pages for signed-in people need JavaScript. The panels of hosts and of our team have wide tables, which on a phone become lists.',
  tell: 'How to tell us',
  'tell.text':
    'If something keeps you from reading, booking or paying, please email {{email}} or call {{phone}}. It helps us to know the page, what you wanted to do, and your device, browser and helping program. If you cannot finish a booking, tell us, and we help you by phone or email. A person of our team reads it.',
};
