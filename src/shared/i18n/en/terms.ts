/** The terms, for travellers and for providers. */
export const terms = {
  title: 'Terms',
  description: 'How booking, paying and cancelling work on Twende for travellers, and what applies to providers.',
  demo: 'This is a demonstration. The providers and their offers are invented, payments run against simulators on this machine, and no real money is used. Please enter no real card.',
  what: 'What Twende is',
  'what.text':
    'Twende is a marketplace for travel in Kenya. Local providers (your hosts) offer safaris, tours, stays, meals and transport here. Twende shows their offers and handles bookings and payments. The service you book is carried out by the provider named on the listing and on your booking.',
  account: 'Your account',
  'account.text':
    'To book you need an account with an email address at which we can reach you. Keep your password secret. We may suspend an account that harms others; it is then signed out on all devices.',
  booking: 'Booking, and how long we hold it',
  'booking.pending':
    'A new booking is pending, and we hold it for you for a limited time. The confirmation page and the booking’s own page say until when.',
  'booking.paid': 'Once your payment has arrived, the booking is confirmed, and we tell you by email.',
  'booking.late':
    'If you do not pay by that time, the booking is cancelled and its dates are available to others again. If your payment comes after that, the booking is confirmed if its dates are still available. Otherwise you get a full refund.',
  price: 'Prices and paying',
  'price.usd':
    'Prices are in US dollars. Before you book you see every part of the price and the total; Twende adds no fees.',
  'price.shown':
    'You can also see prices in Kenyan shillings, euros or British pounds. These amounts have the sign ≈ and use exchange rates set by Twende. Wherever you pay, you also see the exact amount and its currency.',
  'price.card':
    'By card you pay in US dollars. Card payments run through Stripe, and Twende does not store card numbers.',
  'price.mpesa':
    'By M-Pesa you pay in Kenyan shillings: the dollar price at the rate set by Twende, rounded to the whole shilling. You see the amount before you pay, and it stays the same for that payment. M-Pesa payments are limited to {{most}} each.',
  cancel: 'Cancelling',
  'cancel.text':
    'Each listing has one of three policies. You see its dates and amounts before you book, and they stay the same for your booking, even if the provider changes the policy later. “Start” means 00:00, Kenyan time, on the first day.',
  'cancel.flexible': 'Flexible: full refund until 24 hours before the start, then no refund.',
  'cancel.moderate': 'Moderate: full refund until 5 days before the start, half until 24 hours before, then no refund.',
  'cancel.strict':
    'Strict: full refund within 48 hours of booking, if you booked 14 days or more before the start; half until 7 days before the start, then no refund. If the host had to accept your request first, the 48 hours begin when they accept it.',
  'cancel.how':
    'To cancel, open your booking on your dashboard and choose “Cancel booking”. You see your refund before you confirm. You can also email or call us.',
  time: 'Days and times',
  'time.text': 'All dates and times on Twende are in Kenyan time (East Africa Time).',
  'account.delete':
    'You can delete your account yourself: in your profile, under “My data”, press “Delete my account”. We wait {{days}} days, in which you can keep it. An account with a booking that is not over, with money that is not settled, or with a business that nobody else manages, is deleted only after that is done.',
  'booking.request':
    'Some listings are booked by request: the host accepts or declines. Nothing is held and nothing is paid before that. When the host has accepted, you have up to {{hours}} hours to pay, and never longer than until the start.',
  'cancel.host':
    'If the host cancels, you get a full refund, whatever the policy. If you change dates or guests and the booking becomes cheaper, you get back as much as cancelling that part would give.',
  'cancel.back':
    'A refund goes to the card or the M-Pesa phone that you used to pay; by M-Pesa in shillings, at the rate of your payment. Points are returned in the same proportion.',
  'cancel.noShow': 'If you do not come, nothing is refunded because of that. The host can note it once you were due.',
  points: 'Points',
  'points.text':
    'When a trip is over you earn one point for each dollar of its price that was not refunded. 100 points are worth one dollar when you book. Points that have not moved for {{months}} months expire; we tell you at least {{days}} days before. They cannot be paid out, and go with your account.',
  content: 'Reviews, messages and photos',
  'content.reviews':
    'Only those who booked a trip can review it, within {{write}} days after it, and not the host’s own team. You can change or take back your review for {{edit}} days. Hosts can reply. We do not remove a review because it is bad, only when it was reported and breaks these terms, for example by insults, contact details or what is not about the trip.',
  'content.messages':
    'Write what is true and what others may read. We hide contact details in messages until a booking is paid, so that booking and payment stay protected here. Both sides can report a message or a review to our team, which decides and tells the one who reported it.',
  'content.rights':
    'What you write and the photos you upload stay yours. You allow us to show them on Twende for as long as they are there.',
  assistant: 'The assistant',
  'assistant.text':
    'The assistant answers by what stands on our pages and, when you are signed in, in your bookings. It can be wrong: what counts is what the page of a listing, the payment page and your booking say. It books, pays and cancels nothing by itself.',
  newsletter: 'The newsletter',
  'newsletter.text':
    'The newsletter is free and needs no account. You get it only after you have confirmed your address, and each one has a link by which you unsubscribe with one press.',
  providers: 'For providers',
  'providers.approval':
    'A business and each of its listings become public after our team has approved them. You must have the licences that the law asks for what you offer, describe it as it is, and keep prices and free days right. We may take a listing down or suspend a business that harms travellers; we tell you why by email.',
  'providers.commission':
    'To list costs nothing. Of the price of each booking we keep {{percent}} % as our commission, computed before points that the traveller spends: we pay for those. The rate in force when a booking is made stays the same for it.',
  'providers.taxes': 'Of your share we also keep back {{levy}} % tourism levy and {{tax}} % withholding tax.',
  'providers.noTaxes':
    'If the law makes us keep back a tourism levy or a withholding tax of your share, your earnings show it. At the moment we keep back neither.',
  'providers.payout':
    'Your share is earned when the trip is over. Each Monday at 06:00 Kenyan time, or when you ask for it, all that is ready is put into a payout, if it is KES 500 or more. It is sent to the bank account or the M-Pesa phone that you have given, in shillings at the rate of Twende at that moment, after an admin has approved it. While a business is suspended nothing is paid out.',
  'providers.cancel':
    'If you cancel a booking, the traveller gets everything back and reads your reason, and you lose your share of it. If the traveller cancels, you get your share of what the policy keeps.',
  'providers.noShow':
    'If guests do not come, you may note it once they were due. You are paid as though they had come, unless you give the money back by cancelling. You can undo the note for 24 hours.',
  'providers.requests':
    'A request ends by itself if you do not answer it within 24 hours, and no later than at the start of its first day.',
  'providers.refunds':
    'A refund that our team grants as goodwill after the trip may make your share smaller. We tell you at once by how much, and why.',
  'providers.disputes':
    'If a traveller’s bank disputes a card payment, its share is on hold until the bank has decided. If the dispute is lost, the share of it that was not yet paid out to you is taken back, together with our commission; what was paid out to you already is our loss.',
  'providers.owed':
    'If too much was sent to you, for example because a transfer arrived twice, we keep it back from what you earn later. We do not ask you to pay it.',
  'providers.contact':
    'You use a traveller’s contact details for their booking alone. Before a booking is paid you see neither phone nor email address.',
};
