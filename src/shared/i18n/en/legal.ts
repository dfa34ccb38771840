/** The terms and the privacy policy. */
export const legal = {
  'terms.title': 'Terms',
  'terms.description': 'How booking, paying and cancelling work on Twende, and how long we hold a booking.',
  'terms.demo':
    'This is a demonstration. The providers and their offers are invented, payments run against simulators on this machine, and no real money is used. Please enter no real card.',
  'terms.what': 'What Twende is',
  'terms.what.text':
    'Twende is a marketplace for travel in Kenya. Local providers (your hosts) offer safaris, tours, stays, meals and transport here. Twende shows their offers and handles bookings and payments. The service you book is carried out by the provider named on the listing and on your booking.',
  'terms.account': 'Your account',
  'terms.account.text':
    'To book you need an account with an email address at which we can reach you. Keep your password secret. We may suspend an account that harms others; it is then signed out on all devices.',
  'terms.booking': 'Booking, and how long we hold it',
  'terms.booking.pending':
    'A new booking is pending, and we hold it for you for a limited time. The confirmation page and the booking’s own page say until when.',
  'terms.booking.paid': 'Once your payment has arrived, the booking is confirmed, and we tell you by email.',
  'terms.booking.late':
    'If you do not pay by that time, the booking is cancelled and its dates are available to others again. If your payment comes after that, the booking is confirmed if its dates are still available. Otherwise you get a full refund.',
  'terms.price': 'Prices and paying',
  'terms.price.usd':
    'Prices are in US dollars. Before you book you see every part of the price and the total; Twende adds no fees.',
  'terms.price.shown':
    'You can also see prices in Kenyan shillings, euros or British pounds. These amounts have the sign ≈ and use exchange rates set by Twende. Wherever you pay, you also see the exact amount and its currency.',
  'terms.price.card':
    'By card you pay in US dollars. Card payments run through Stripe, and Twende does not store card numbers.',
  'terms.price.mpesa':
    'By M-Pesa you pay in Kenyan shillings: the dollar price at the rate set by Twende, rounded to the whole shilling. You see the amount before you pay, and it stays the same for that payment. M-Pesa payments are limited to KES 250,000 each.',
  'terms.cancel': 'Cancelling',
  'terms.cancel.text':
    'Each listing has one of three policies. You see its dates and amounts before you book, and they stay the same for your booking, even if the provider changes the policy later. “Start” means 00:00, Kenyan time, on the first day.',
  'terms.cancel.flexible': 'Flexible: full refund until 24 hours before the start, then no refund.',
  'terms.cancel.moderate':
    'Moderate: full refund until 5 days before the start, half until 24 hours before, then no refund.',
  'terms.cancel.strict':
    'Strict: full refund within 48 hours of booking, if you booked 14 days or more before the start; half until 7 days before the start, then no refund. If the host had to accept your request first, the 48 hours begin when they accept it.',
  'terms.cancel.how':
    'To cancel, open your booking on your dashboard and choose “Cancel booking”. You see your refund before you confirm. You can also email or call us.',
  'terms.time': 'Days and times',
  'terms.time.text': 'All dates and times on Twende are in Kenyan time (East Africa Time).',
  'privacy.title': 'Privacy Policy',
  'privacy.description': 'What Twende keeps about you, why, who else sees it, and what it keeps in your browser.',
  'privacy.demo':
    'This is a demonstration: payments run against simulators on this machine, and emails and SMS stay on pages that anybody with access to this demo can read. Please enter nothing that must stay private.',
  'privacy.keep': 'What we keep, and why',
  'privacy.keep.account':
    'Your account: name, email address, when you agreed to which version of our terms and of this policy, account type, language, the currency you see prices in, and whatever you add to your profile, such as a photo, which is deleted as soon as you change or remove it. We need it to know who books and to email you about your bookings. Your password is kept only as a one-way hash (Argon2id). If you turn on two-step verification: the key of your authenticator app, encrypted (AES-256-GCM), and one-way hashes of your recovery codes, until you turn it off. If you sign in with Google or Facebook: your number and email address there, and when you linked it, until you unlink it. Of each passkey: its public part, its name, and when it was added and last used, until you remove it; your finger or face never leaves your device.',
  'privacy.keep.bookings':
    'Your bookings: what, when, for how many, the contact details you gave, the names of companions, your answers to the host’s questions, the price, and who changed what and when. They are what you and the provider agreed on.',
  'privacy.keep.messages':
    'What you and your hosts write to each other, with the photos you send, encrypted (AES-256-GCM), and when it was read. Where a photo was taken and everything else that a camera notes is removed from it. You can read it, and those in the provider’s team who handle bookings; our team reads a message only where one of you has reported it, with up to five before it and five after it, and each time that is recorded. Until a booking is paid, the other side sees no phone numbers, email addresses and links in it, and your name only if you show your profile or have a booking. Photos can be sent once a booking is paid; one that you add and do not send is deleted after a day. The whole conversation is deleted 180 days after the last message, and not before 180 days after the trip it is about.',
  'privacy.keep.notifications':
    'What we have told you behind the bell: what happened, to which booking or listing, when, and whether you have read it, without names and contact details of travellers; the newest 200, for 90 days. And what you have chosen about notifications: by which channels, and in which hours nothing may ring.',
  'privacy.keep.payments':
    'Your payments: method, amount, status, receipt number and the answers of Stripe or M-Pesa. With them we can prove what was paid, and make refunds.',
  'privacy.keep.phones':
    'Phone numbers, in accounts, bookings and M-Pesa payments, the names of companions, and your answers to hosts’ questions, such as your flight, hotel or diet: encrypted in our database (AES-256-GCM) and decrypted only where they are needed. Of the number in an account we also keep a hash that cannot be turned back into the number, as long as the number itself. By it our team finds the account of somebody who calls us. The answers and the names of companions are deleted 180 days after the trip, or 30 days after a booking that was never confirmed has ended. If you switch SMS on, we keep for 180 days which we sent to which number, and whether it arrived.',
  'privacy.keep.sessions':
    'Your sessions: when each began and ends, the type of browser, and a hash of its token. Failed sign-ins are counted for about an hour, to make guessing passwords harder. For 180 days our team can see when somebody signed in to your account or tried to, with the type of browser and the shortened IP address: the last 500 times at most. What our team and hosts do with accounts, bookings and payments, and changes that you make to the security of your account, are recorded and not deleted. Of our team we also keep the shortened IP address for 180 days.',
  'privacy.keep.networks':
    'IP addresses: while we count failed sign-ins, registrations and questions to hosts, at most two hours, as a hash that cannot be turned back into the address. In our log and in the history of sign-ins they are shortened. We also keep the last ten browsers in which you signed in, for a year at most, so that we recognise them, and your earlier email address for 33 days, in case somebody else changed it.',
  'privacy.keep.documents':
    'If you apply as a host: what you enter about your business, and the documents that you upload, encrypted (AES-256-GCM), photos without the place where they were taken. Those in your team who may manage the business, and our team, can open them; each time our team does, it is recorded. They are kept while you are a host, and deleted 180 days after we could not approve the application, or after you last changed one that you did not send. Of your business phone, and of the phone or account to which we pay you, we also keep a hash that cannot be turned back into the number, as long as the number itself. By it our team sees when two businesses have the same one.',
  'privacy.keep.assistant':
    'What you and the assistant write, encrypted (AES-256-GCM): the newest 100 messages, until you delete the conversation, and at most one day after your last message, or 30 days if you were signed in. The assistant is a program of ours; nothing that you write to it goes to another company.',
  'privacy.not': 'What we do not do',
  'privacy.not.text':
    'We sell nothing about you, show no advertising, and our pages load no trackers of other companies.',
  'privacy.others': 'Who else sees it',
  'privacy.others.provider':
    'The provider you book with sees that booking with its contact details, companions and your answers, to be able to welcome you. Of a booking that ends without being paid they no longer see how to reach you. The phones of those who check guests in keep a list of the guests of today and tomorrow. The people who run Twende see what they need to help you.',
  'privacy.others.identity':
    'If you sign in with Google or Facebook, they learn that you use Twende. They tell us your name and your email address, and nothing else is asked for or sent.',
  'privacy.others.pay':
    'Payments run through Stripe (cards) and Safaricom’s M-Pesa. Each learns the amount and the booking it is for; M-Pesa also learns the paying phone number, and Stripe the card. If you switch SMS on, the gateway that sends them for us, and your network, learn your number and the text. If you turn on notifications in a browser, they go through the service of its maker, such as Google, Mozilla or Apple, encrypted so that only your browser can read them; we keep where to send them, encrypted, until you turn them off or log out there.',
  'privacy.signedIn': 'Staying signed in',
  'privacy.signedIn.text':
    'Your browser stores a token that keeps you signed in. With “Remember me”, and after signing up, it is valid for 30 days, otherwise for 12 hours at most and only in that tab. Logging out ends it at once. If you log out without a connection, the browser keeps the token until it can tell us to end it; nobody is signed in by it meanwhile.',
  'privacy.device': 'What stays on your device',
  'privacy.device.text':
    'This is stored only in your browser. You can delete it in the browser’s settings for this site.',
  'privacy.device.pages':
    'Copies of public pages you have visited, so that they open without a connection: at most 40 pages and 80 answers for 30 days, and at most 250 files and 150 pictures for 60 days.',
  'privacy.device.own':
    'Copies for you alone while you are signed in: your account, the figures and lists of your dashboard, your bookings with their contact details and listings, and the vouchers of your next three trips, at most 100 answers. They are deleted when you log out, when your session ends, and when somebody else signs in in this browser. Payment pages are never copied.',
  'privacy.device.gate':
    'If you welcome guests for a host: the lists of whom you expect today and tomorrow, so that you can check guests in without a connection, for at most five businesses. They hold booking numbers, names, how many guests come and, where prices depend on it, where they live and whether they are children, times, and a digest of each voucher’s code. The list of a day is deleted when that day is over, and all of them when you log out, when your session ends, and when somebody else signs in in this browser.',
  'privacy.device.checkIns':
    'Check-ins that you note without a connection: the booking number, the time, who noted it and, if the code was scanned, its secret part; no names. They are sent when there is a connection again. Sent ones are kept for a day, others for 14 days, at most 200. If some wait when you log out, we ask you first; they stay in this browser after that, because guests who came are recorded nowhere else, and only you send them when you sign in again.',
  'privacy.device.draft':
    'A booking you have begun, with the contact details and answers you typed: in that tab, until you finish it, log out or close the tab.',
  'privacy.device.small':
    'The light or dark colours you have chosen. And in that tab, for a moment: how far you had scrolled when you changed the language, the currency you had before signing in, and a message for the next page.',
  'privacy.cookies': 'Cookies',
  'privacy.cookies.text':
    'There are six cookies, all from Twende itself. The first three last one year, the fourth 30 days, the others ten minutes:',
  'privacy.cookies.lang': 'your language, once you have chosen one.',
  'privacy.cookies.currency': 'the currency that prices are shown in, once you have chosen one or signed in.',
  'privacy.cookies.device':
    'set when you sign in. It tells us that this browser has signed in before, so that strangers who try to guess your password cannot lock you out.',
  'privacy.cookies.chat': 'set when you write to the assistant. It tells us which conversation is yours.',
  'privacy.cookies.identity':
    'set while you sign in with Google or Facebook. They hold, encrypted, what belongs to this one sign-in.',
  'privacy.rights': 'Seeing, correcting, deleting',
  'privacy.rights.text':
    'You can change your account yourself under Profile. Under “My data” there you download everything that we keep about you as one file, which we keep encrypted for seven days, and have your account deleted. We wait 14 days, in which you can sign in and keep it. Then bookings, payments, refunds and receipts stay with the name that you booked under, because the tax law asks for them, and the phone numbers, the answers and the names of companions in them are deleted. From M-Pesa’s own messages about a payment, the number is removed 180 days after they came. Your reviews stay without your name, and so does what you did for a business. That you agreed to our terms, and our record of who did what, stay without a name, too. Everything else is deleted.',
  contents: 'Contents',
  contact: 'Questions',
  'contact.text': 'Email {{email}} or call {{phone}}.',
};
