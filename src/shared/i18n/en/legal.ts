/** The terms and the privacy policy. */
export const legal = {
  'terms.title': 'Terms',
  'terms.description': 'How booking, holding places, paying and cancelling work on Twende.',
  'terms.demo':
    'This is a demonstration. The providers and their offers are invented, payments run against simulators on this machine, and no money moves. Please enter no real card.',
  'terms.what': 'What Twende is',
  'terms.what.text':
    'Twende is a marketplace for travel in Kenya. Local providers offer safaris, tours, stays, meals and transport here. Twende shows their offers, takes bookings and payments, and passes both on. What you have booked is carried out by the provider whose name stands on the listing and on your booking.',
  'terms.account': 'Your account',
  'terms.account.text':
    'To book you need an account with an email address that reaches you. Keep your password to yourself. We may suspend an account that harms others; all its sessions end at that moment.',
  'terms.booking': 'Booking, and how long places are held',
  'terms.booking.pending':
    'A new booking is pending, and its places are held for you for a limited time. The confirmation page and the booking’s own page say until when.',
  'terms.booking.paid': 'Once your payment has arrived, the booking is confirmed, and we tell you by email.',
  'terms.booking.late':
    'Without a payment by that time the booking is cancelled and its places are free again. If your payment comes after that, you get your places back where there still is room, or else all of your money.',
  'terms.price': 'Prices and paying',
  'terms.price.usd':
    'Prices are in US dollars. Before you book you see every line of the price and the total; Twende adds nothing to it.',
  'terms.price.shown':
    'You can have them shown in Kenyan shillings, euros or British pounds as well. Such amounts carry the sign ≈, by rates that Twende has set. What you pay, and in which currency, stands beside them wherever you pay.',
  'terms.price.card':
    'By card you pay in US dollars. Card payments run through Stripe, and Twende does not store card numbers.',
  'terms.price.mpesa':
    'By M-Pesa you pay in Kenyan shillings: the dollar price at the rate set by Twende, rounded to the whole shilling. You see the amount before you pay, and it stays the same for that payment. M-Pesa moves at most KES 250,000 in one payment.',
  'terms.cancel': 'Cancelling',
  'terms.cancel.text':
    'Each listing has one of three policies. You see its dates and amounts before you book, and they stay on your booking as they were, whatever the provider changes later. “Start” means 00:00 in Nairobi on the first day.',
  'terms.cancel.flexible': 'Flexible: everything comes back until 24 hours before the start, then nothing.',
  'terms.cancel.moderate':
    'Moderate: everything comes back until 5 days before the start, half until 24 hours before, then nothing.',
  'terms.cancel.strict':
    'Strict: everything comes back within 48 hours of booking, if you booked 14 days or more before the start; half until 7 days before the start, then nothing.',
  'terms.cancel.how': 'To cancel, write to us or call, with your booking number.',
  'terms.time': 'Days and times',
  'terms.time.text': 'All dates and times on Twende are Nairobi’s (East Africa Time).',
  'privacy.title': 'Privacy Policy',
  'privacy.description': 'What Twende keeps about you, why, who else sees it, and which cookies it sets.',
  'privacy.demo':
    'This is a demonstration: payments run against simulators on this machine, and letters stay in a mailbox that anybody with access to this demo can read. Please enter nothing that must stay private.',
  'privacy.keep': 'What we keep, and why',
  'privacy.keep.account':
    'Your account: name, email address, kind of account, language, the currency you see prices in, and whatever you add to your profile. With it we know who books and write to you about it. Your password is kept only as a one-way hash (Argon2id).',
  'privacy.keep.bookings':
    'Your bookings: what, when, for how many, the contact details you gave, the price, and who changed what and when. They are what you and the provider agreed on.',
  'privacy.keep.payments':
    'Your payments: method, amount, state, receipt number and the answers of Stripe or M-Pesa. With them we can prove what was paid, and give money back.',
  'privacy.keep.phones':
    'Phone numbers, in accounts, bookings and M-Pesa payments: sealed in our database (AES-256-GCM) and opened only where they are needed.',
  'privacy.keep.sessions':
    'Your sessions: when each began and ends, the kind of browser, and a hash of its token. Failed sign-ins are counted for about an hour, to slow guessers down.',
  'privacy.not': 'What we do not do',
  'privacy.not.text':
    'We sell nothing about you, show no advertising, and our pages load no trackers of other companies.',
  'privacy.others': 'Who else sees it',
  'privacy.others.provider':
    'The provider you book with sees that booking and its contact details, to be able to welcome you. People who look after Twende see what they need for helping you.',
  'privacy.others.pay':
    'Payments run through Stripe (cards) and Safaricom’s M-Pesa. Each learns the amount and the booking it is for; M-Pesa also the paying phone number, Stripe the card.',
  'privacy.signedIn': 'Staying signed in',
  'privacy.signedIn.text':
    'Your browser keeps a token in its storage. With “Remember me”, and after signing up, it is good for 30 days, without it for 12 hours at most and only in that tab. Logging out ends it at once. A booking you have begun is kept in that tab until you finish it or close the tab.',
  'privacy.cookies': 'Cookies',
  'privacy.cookies.text': 'There are three, all from Twende itself, each for one year:',
  'privacy.cookies.lang': 'your language, once you have chosen one.',
  'privacy.cookies.currency': 'the currency that prices are shown in, once you have chosen one or signed in.',
  'privacy.cookies.device':
    'set when you sign in. It tells us that this browser has signed in before, so that strangers who guess at your password cannot lock you out.',
  'privacy.rights': 'Seeing, correcting, deleting',
  'privacy.rights.text':
    'You can change your account yourself under Profile. If you want to see everything we keep about you, or have it deleted, write to us. Records of payments stay, because the books have to remain complete.',
  contents: 'Contents',
  contact: 'Questions',
  'contact.text': 'Write to {{email}} or call {{phone}}.',
};
