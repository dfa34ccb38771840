/** The privacy policy. */
export const privacy = {
  title: 'Privacy Policy',
  description: 'What Twende keeps about you, why and for how long, who else sees it, and your rights.',
  demo: 'This is a demonstration: payments run against simulators on this machine, and emails and SMS stay on pages that anybody with access to this demo can read. Please enter nothing that must stay private.',
  keep: 'What we keep, and why',
  'keep.account':
    'Your account: name, email address, when you agreed to which version of our terms and of this policy, account type, language, the currency you see prices in, and whatever you add to your profile, such as a photo, which is deleted as soon as you change or remove it. We need it to know who books and to email you about your bookings. Your password is kept only as a one-way hash (Argon2id). If you turn on two-step verification: the key of your authenticator app, encrypted (AES-256-GCM), and one-way hashes of your recovery codes, until you turn it off. If you sign in with Google or Facebook: your number and email address there, and when you linked it, until you unlink it. Of each passkey: its public part, its name, and when it was added and last used, until you remove it; your finger or face never leaves your device.',
  'keep.bookings':
    'Your bookings: what, when, for how many, the contact details you gave, the names of companions, your answers to the host’s questions, the price, and who changed what and when. They are what you and the provider agreed on.',
  'keep.messages':
    'What you and your hosts write to each other, with the photos you send, encrypted (AES-256-GCM), and when it was read. Where a photo was taken and everything else that a camera notes is removed from it. You can read it, and those in the provider’s team who handle bookings; our team reads a message only where one of you has reported it, with up to five before it and five after it, and each time that is recorded. Until a booking is paid, the other side sees no phone numbers, email addresses and links in it, and your name only if you show your profile or have a booking. Photos can be sent once a booking is paid; one that you add and do not send is deleted after a day. The whole conversation is deleted 180 days after the last message, and not before 180 days after the trip it is about.',
  'keep.notifications':
    'What we have told you behind the bell: what happened, to which booking or listing, when, and whether you have read it, without names and contact details of travellers; the newest 200, for 90 days. And what you have chosen about notifications: by which channels, and in which hours nothing may ring.',
  'keep.payments':
    'Your payments: method, amount, status, receipt number and the answers of Stripe or M-Pesa. With them we can prove what was paid, and make refunds.',
  'keep.phones':
    'Phone numbers, in accounts, bookings and M-Pesa payments, the names of companions, and your answers to hosts’ questions, such as your flight, hotel or diet: encrypted in our database (AES-256-GCM) and decrypted only where they are needed. Of the number in an account we also keep a hash that cannot be turned back into the number, as long as the number itself. By it our team finds the account of somebody who calls us. The answers and the names of companions are deleted 180 days after the trip, or 30 days after a booking that was never confirmed has ended. If you switch SMS on, we keep for 180 days which we sent to which number, and whether it arrived.',
  'keep.sessions':
    'Your sessions: when each began and ends, the type of browser, and a hash of its token. Failed sign-ins are counted for about an hour, to make guessing passwords harder. For 180 days our team can see when somebody signed in to your account or tried to, with the type of browser and the shortened IP address: the last 500 times at most. What our team and hosts do with accounts, bookings and payments, and changes that you make to the security of your account, are recorded and not deleted. Of our team we also keep the shortened IP address for 180 days.',
  'keep.networks':
    'IP addresses: where we count how often something is done from one network, as a hash that cannot be turned back into the address. For failed sign-ins, registrations, questions to hosts, requests for the newsletter and the like that is at most two hours; for messages to our team, files for them, and messages to the assistant it is at most two days. In our log and in the history of sign-ins they are shortened. We also keep the last ten browsers in which you signed in, for a year at most, so that we recognise them, and your earlier email address for 33 days, in case somebody else changed it.',
  'keep.documents':
    'If you apply as a host: what you enter about your business, and the documents that you upload, encrypted (AES-256-GCM), photos without the place where they were taken. Those in your team who may manage the business, and our team, can open them; each time our team does, it is recorded. They are kept while you are a host, and deleted 180 days after we could not approve the application, or after you last changed one that you did not send. Of your business phone, and of the phone or account to which we pay you, we also keep a hash that cannot be turned back into the number, as long as the number itself. By it our team sees when two businesses have the same one.',
  'keep.support':
    'If you write to our team: your name and email address, what you and our team write, encrypted (AES-256-GCM), the files that you attach, and the booking it is about. If you answer our email, we keep of your answer its text, its files and, where it came from another address, that address, and delete the email itself once that is done, at the latest after {{mail}} days. Our team reads it. A request that waits for your answer is closed after {{answer}} days, and a closed one is deleted after {{days}} days. With your account all of them are deleted, also those that you sent without logging in, if they name the verified email address of the account.',
  'keep.assistant':
    'What you and the assistant write, encrypted (AES-256-GCM): the newest {{kept}} messages, until you delete the conversation, and at most {{visitor}} day after your last message, or {{person}} days if you were signed in. The assistant is a program of ours. Where we let it answer with the help of a language model, the model’s server gets your message, the last eight before it and what we look up for the answer, such as your own bookings; it may belong to another company.',
  not: 'What we do not do',
  'not.text':
    'We sell nothing about you, show no advertising, and our pages load no trackers of other companies. On the page where you pay by card, Stripe’s own script looks for fraud.',
  others: 'Who else sees it',
  'others.provider':
    'The provider you book with sees that booking with its contact details, companions and your answers, to be able to welcome you. Of a booking that ends without being paid they no longer see how to reach you. The phones of those who check guests in keep a list of the guests of today and tomorrow. The people who run Twende see what they need to help you.',
  'others.identity':
    'If you sign in with Google or Facebook, they learn that you use Twende. They tell us your name and your email address, and nothing else is asked for or sent.',
  'others.pay':
    'Payments run through Stripe (cards) and Safaricom’s M-Pesa. Each learns the amount and the booking it is for; M-Pesa also learns the paying phone number, and Stripe the card. If you switch SMS on, the gateway that sends them for us, and your network, learn your number and the text. If you turn on notifications in a browser, they go through the service of its maker, such as Google, Mozilla or Apple, encrypted so that only your browser can read them; we keep where to send them, encrypted, until you turn them off or log out there.',
  signedIn: 'Staying signed in',
  'signedIn.text':
    'Your browser stores a token that keeps you signed in. With “Remember me”, and after signing up, it is valid for 30 days, otherwise for 12 hours at most and only in that tab. Logging out ends it at once. If you log out without a connection, the browser keeps the token until it can tell us to end it; nobody is signed in by it meanwhile.',
  rights: 'Your rights',
  who: 'Who is responsible',
  'who.text':
    'Twende, in Kenya, decides what is kept and why: it is the “data controller” under Kenya’s Data Protection Act, 2019, and under the GDPR where that applies. How to reach us stands at the end of this page.',
  'keep.favorites': 'Listings that you save, your lists and the links by which you share them, until you remove them.',
  'keep.reviews':
    'Your reviews and their photos. Everybody can read them, with your name and picture only if you show your profile. Which reviews and messages you have reported, and why.',
  'keep.newsletter':
    'If you subscribe to the newsletter: your email address, the language, and when you asked for it and confirmed it. An address that is not confirmed is deleted after {{days}} days. When you unsubscribe we delete it at once. It is kept apart from accounts; but if you delete your account, we delete it for the verified email address of that account, too.',
  why: 'What allows us to',
  'why.contract': 'Your account, bookings, payments and messages: we need them to do what you have asked us for.',
  'why.law': 'Bookings, payments and receipts after the trip: the tax law asks us to keep them.',
  'why.consent':
    'The newsletter, SMS, notifications in your browser, and whether your name stands beside your reviews: only because you have agreed. You can take that back at any time, and what was done before stays lawful.',
  'why.interest':
    'Limits against abuse, the history of sign-ins and our record of who did what: we have a legitimate interest in keeping accounts and money safe.',
  'others.mail':
    'Our emails go through a mail server, which sees your address and the email. The newsletter may be sent by a company that sends emails for us; it then gets your address, your language and your link to unsubscribe.',
  'others.abroad':
    'Some of these companies are outside Kenya. Each gets only what is named here, and keeps it by its own rules.',
  where: 'Where it is kept',
  'where.text':
    'In the database and the files of our servers. Only our team and those named above get to it. Connections to our pages are encrypted. What is encrypted in our database can be read only with a key that lies outside of it.',
  device: 'Cookies, and what stays on your device',
  'device.text':
    'Our cookies, what your browser stores for us, and the copies that open without a connection are listed on a page of their own.',
  'device.link': 'Cookies and your device',
  'rights.list': 'Kenya’s Data Protection Act, 2019, and the GDPR give you these rights. They cost nothing.',
  'rights.know':
    'To know what is kept about you, and to get a copy that other programs can read: in your profile, under “My data”, as one file. We keep it encrypted for {{days}} days.',
  'rights.correct':
    'To have it corrected: you change your account yourself under Profile, and details of a booking on its page. For anything else, send us an email.',
  'rights.delete':
    'To have it deleted: the same page has a button for it. We wait {{days}} days, in which you can sign in and keep the account. Then bookings, payments, refunds and receipts stay with the name that you booked under, because the tax law asks for them, and the phone numbers, the answers and the names of companions in them are deleted. From M-Pesa’s own messages about a payment, the number is removed 180 days after they came. Your reviews stay without your name, and so does what you did for a business. That you agreed to our terms, and our record of who did what, stay without a name, too. Everything else is deleted.',
  'rights.object':
    'To object, to have the use of it restricted, and to take back what you have agreed to: SMS, emails and notifications in your preferences, the newsletter by its link, the assistant’s conversation by “Delete conversation”. For anything else, send us an email.',
  'rights.machine':
    'Not to be judged by a program alone: no program of ours decides about you in a way that lasts. Limits on tries end by themselves, and whoever suspends an account or removes a review is a person of our team.',
  'rights.complain':
    'To complain: in Kenya to the Office of the Data Protection Commissioner (ODPC), in the European Union to the authority where you live. We would be glad to hear from you first.',
};
