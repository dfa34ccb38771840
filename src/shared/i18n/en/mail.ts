/** The letters we send. */
export const mail = {
  greeting: 'Hello {{name}},',
  greetingNameless: 'Hello,',
  signature: 'The Twende team',
  'footer.help': 'Questions? Email {{email}} or call {{phone}}.',
  'footer.demo': 'This is a demo: no real money is used.',
  'fact.booking': 'Booking',
  'fact.service': 'Service',
  'fact.place': 'Place',
  'fact.when': 'Dates',
  'fact.guests': 'Guests',
  'fact.extras': 'Extras',
  'fact.noExtras': 'none',
  'fact.paid': 'Paid',
  'fact.price': 'Price',
  'fact.receipt': 'Receipt',
  'fact.reference': 'Reference',
  'fact.amount': 'Amount',
  'fact.traveller': 'Traveller',
  'fact.email': 'Email',
  'fact.refund': 'Your refund',
  'fact.refunded': 'Refunded',
  'fact.pointsBack': 'Points returned',
  'fact.takenBack': 'Returned by your bank',
  'fact.paidMore': 'Paid for the change',
  'fact.reason': 'Reason',
  'fact.less': 'You get less',
  'fact.ofPrice': 'Refunded of the price',
  'fact.youBear': 'You bear',
  'fact.kept': 'You keep',
  'fact.keptOfIt': 'Not refunded under the policy',
  'fact.beforeAndNow': '{{before}}, now {{now}}',
  'fact.askedInstead': '{{now}}, instead of {{before}}',
  'fact.standsAndAsked': '{{before}} (you had asked for {{now}})',
  'fact.category': 'Category',
  'button.booking': 'View my booking',
  'button.panel': 'Open my provider panel',
  'button.application': 'Open my application',
  'button.listing': 'Open the listing',
  'button.seeListing': 'See it as travellers do',
  'approval.steps': 'Steps to change',
  'approval.step.business': 'Your business',
  'approval.step.place': 'The place',
  'approval.step.contact': 'Contact',
  'approval.step.documents': 'Documents',
  'approval.step.payout': 'Where your money goes',
  'applicationReceived.subject': 'We have received your application: {{name}}',
  'applicationReceived.text':
    'Thank you. Our team reads your application and looks at your documents, usually within two working days.',
  'applicationReceived.next':
    'You will get an email when we have decided. If something is missing, it says which steps to change; nothing that you have entered is lost. Meanwhile you can prepare your listings.',
  'providerApproved.subject': 'Your business is approved: {{name}}',
  'providerApproved.text':
    'Our team has approved your application. Travellers see each of your listings once it is approved, too.',
  'providerRejected.subject': 'Your application needs changes: {{name}}',
  'providerRejected.text': 'Our team has read your application and could not approve it yet. This is what they wrote:',
  'providerRejected.again': 'Please make the changes, then send the application again.',
  'providerSuspended.subject': 'Your business is suspended: {{name}}',
  'providerSuspended.text': 'Travellers can no longer find or book your listings. This is what our team wrote:',
  'providerSuspended.bookings':
    'The bookings that you have stay as they are, and so does what you have earned. No new payout is made for now; one that is on its way still arrives.',
  'providerSuspended.object': 'If you think this is a mistake, please contact us.',
  'providerRestored.subject': 'Your business is open again: {{name}}',
  'providerRestored.text':
    'Our team has restored your business. Travellers can find and book your approved listings again.',
  'serviceApproved.subject': 'Your listing is approved: {{title}}',
  'serviceApproved.listed': 'Our team has approved your listing. Travellers can find and book it now.',
  'serviceApproved.waiting':
    'Our team has approved your listing. Travellers can find it once your business is approved, too.',
  'serviceApproved.paused': 'Our team has approved your listing. It is paused now, so travellers cannot find it.',
  'serviceRejected.subject': 'Your listing needs changes: {{title}}',
  'serviceRejected.text': 'Our team has read your listing and could not approve it yet. This is what they wrote:',
  'serviceRejected.again': 'Please make the changes, then send the listing for approval again.',
  'serviceTakenDown.subject': 'We have taken your listing down: {{title}}',
  'serviceTakenDown.text': 'Travellers can no longer find or book it. This is what our team wrote:',
  'serviceTakenDown.bookings': 'The bookings that you have stay as they are.',
  'serviceTakenDown.again':
    'You can still change the listing. When you have corrected it, please contact us and we will check it again.',
  'serviceShownAgain.subject': 'Your listing can be shown again: {{title}}',
  'serviceShownAgain.listed': 'Travellers can find and book your listing again.',
  'serviceShownAgain.waiting':
    'Our team no longer keeps your listing from being shown. Travellers can find it once your business is approved.',
  'serviceShownAgain.paused':
    'Our team no longer keeps your listing from being shown. It is paused now, so travellers cannot find it.',
  'changeApproved.subject': 'The change of your listing is approved: {{title}}',
  'changeApproved.text': 'Our team has approved the new category or place of your listing. This is what it shows now.',
  'changeRejected.subject': 'The change of your listing was not approved: {{title}}',
  'changeRejected.text':
    'Our team could not approve the new category or place of your listing. It stays as it was approved before. This is what they wrote:',
  'verify.subject': 'Please verify your email address',
  'verify.text': 'Please verify that this email address is yours. You can use the link once, within the next 48 hours.',
  'verify.button': 'Verify email address',
  'verify.ignore': 'If you have no account with us, you can ignore this email.',
  'emailChanged.subject': 'The email address of your account was changed',
  'emailChanged.text': 'Your Twende account now has another email address.',
  'emailChanged.undo':
    'If you did not change it, restore this address within 72 hours and choose a new password. Everybody who is signed in to your account will be signed out.',
  'emailChanged.secondFactor': 'Two-step verification that was turned on after the change will then be removed.',
  'emailChanged.admin':
    'You are an admin, so two-step verification stays on. If somebody else turned it on, ask another admin to remove it from your account.',
  'emailChanged.button': 'Restore my email address',
  'emailChanged.support': 'If you did not change it, please contact us.',
  'emailChanged.ignore': 'If you changed it yourself, you do not need to do anything.',
  'passwordReset.subject': 'Choose a new password',
  'passwordReset.asked': 'Somebody, probably you, asked for a new password for your Twende account.',
  'passwordReset.byTeam':
    'Our team has sent you this link, so that you can choose a new password for your Twende account.',
  'passwordReset.text': 'You can use the link once, within one hour. Your old password works until then.',
  'passwordReset.button': 'Choose a new password',
  'passwordReset.ignore': 'If you do not need a new password, you can ignore this email. Nothing changes.',
  'passwordChanged.subject': 'Your password was changed',
  'passwordChanged.text': 'Your Twende account has a new password since {{date}}. Every other device was signed out.',
  'passwordChanged.notYou':
    'If it was not you, send an email to {{email}} at once. Choose a new password for your mailbox, too: somebody may be reading it.',
  'secondFactor.on.subject': 'Two-step verification is on',
  'secondFactor.on.text':
    'Two-step verification of your Twende account was turned on on {{date}}. When you sign in, we now ask for a code from your authenticator app, too. All other devices were signed out.',
  'secondFactor.on.admin':
    'If it was not you, ask another admin at once to remove it and to suspend your account, or send an email to {{email}}. For the account of an admin, a link in an email is not enough.',
  'secondFactor.takeBack.text':
    'If it was not you, take your account back within 72 hours: you choose a new password, two-step verification is removed, and everybody who is signed in is signed out. If your email address was changed after this, it is changed back.',
  'secondFactor.takeBack.button': 'Take my account back',
  'secondFactor.takeBack.ignore': 'If you turned it on yourself, you do not need to do anything.',
  'secondFactor.off.subject': 'Two-step verification is off',
  'secondFactor.off.text':
    'Two-step verification of your Twende account was turned off on {{date}}. Your password alone is enough to sign in now.',
  'secondFactor.codes.subject': 'You have new recovery codes',
  'secondFactor.codes.text':
    'New recovery codes were made for your Twende account on {{date}}. The earlier ones no longer work.',
  'secondFactor.codesRemoved.subject': 'Your recovery codes no longer work',
  'secondFactor.codesRemoved.text':
    'When your account was taken back on {{date}}, the recovery codes that had been made after the change stopped working. You have none left: please make new ones in your profile.',
  'secondFactor.used.subject': 'A recovery code was used',
  'secondFactor.used.text': 'Somebody signed in to your Twende account with a recovery code on {{date}}.',
  'secondFactor.left_one': 'You have {{count}} recovery code left. You can make new ones in your profile.',
  'secondFactor.left_other': 'You have {{count}} recovery codes left. You can make new ones in your profile.',
  'secondFactor.removed.subject': 'Our team removed your two-step verification',
  'secondFactor.removed.text':
    'Our team removed two-step verification from your Twende account on {{date}}, because we were told that you had lost your codes. Your password alone is enough to sign in now. Please set it up again in your profile.',
  'secondFactor.byLink.subject': 'Two-step verification was removed',
  'secondFactor.byLink.text':
    'Two-step verification was removed from your Twende account on {{date}}: somebody used a link in one of our emails and chose a new password. Your recovery codes no longer work, and all devices were signed out.',
  'secondFactor.byLink.notYou':
    'If it was not you, send an email to {{email}} at once. Otherwise, please turn two-step verification on again in your profile.',
  'secondFactor.notYou':
    'If it was not you, choose a new password now and send an email to {{email}}. Somebody else may know your password.',
  'secondFactor.notAsked':
    'If you did not ask us to, choose a new password now and send an email to {{email}}. Somebody may have pretended to be you.',
  'waysIn.linked.subject': 'A {{name}} account was linked to your account',
  'waysIn.linked.text':
    'A {{name}} account was linked to your Twende account on {{date}}. Whoever has it can sign in with it.',
  'waysIn.takeBack':
    'If it was not you, take your account back within 72 hours: you choose a new password, what was linked or added is removed, and everybody who is signed in is signed out. If your email address was changed after this, it is changed back.',
  'waysIn.ignore': 'If it was you, you do not need to do anything.',
  'waysIn.unlinked.subject': 'Your {{name}} account is no longer linked',
  'waysIn.unlinked.text':
    'Your {{name}} account was unlinked from your Twende account on {{date}}, and can no longer sign in to it. All other devices were signed out.',
  'waysIn.passkeyAdded.subject': 'A passkey was added to your account',
  'waysIn.passkeyAdded.text':
    'The passkey “{{name}}” was added to your Twende account on {{date}}. It signs in without a password and without a code.',
  'waysIn.passkeyRemoved.subject': 'A passkey was removed from your account',
  'waysIn.passkeyRemoved.text':
    'The passkey “{{name}}” was removed from your Twende account on {{date}}, and can no longer sign in to it. All other devices were signed out.',
  'waysIn.identityRemoved.subject': 'Our team unlinked your {{name}} account',
  'waysIn.identityRemoved.text':
    'Our team unlinked your {{name}} account from your Twende account on {{date}}. It can no longer sign in to it. All devices were signed out. You can link it again in your profile.',
  'waysIn.passkeyRemovedByTeam.subject': 'Our team removed a passkey of your account',
  'waysIn.passkeyRemovedByTeam.text':
    'Our team removed the passkey “{{name}}” from your Twende account on {{date}}. It can no longer sign in to it. All devices were signed out. You can add another one in your profile.',
  'waysIn.removed.subject': 'Linked accounts and passkeys were removed',
  'waysIn.removed.text':
    'A link in one of our emails was used on {{date}} to choose a new password. What somebody who may not be you had linked or added before was removed: accounts of Google or Facebook, and passkeys. You can add yours again in your profile.',
  'secondFactor.button': 'Open the security settings',
  'consentAsked.subject': '{{name}} asks you to agree: {{what}}',
  'consentAsked.text': '{{name}} wants to do this, which moves more money than one admin may move alone:',
  'consentAsked.why': 'Their reason: {{reason}}',
  'consentAsked.until': 'Nothing has happened yet. Please look at it and agree or decline until {{date}}.',
  'consentAsked.unknown': 'If you do not know why, call {{name}} before you agree.',
  'consentAsked.button': 'Look at it',
  'consentDecided.subject.given': 'Agreed, and done: {{what}}',
  'consentDecided.subject.declined': 'Declined: {{what}}',
  'consentDecided.subject.expired': 'Nobody decided in time: {{what}}',
  'consentDecided.subject.void': 'Not possible any more: {{what}}',
  'consentDecided.given': '{{name}} has agreed to what you asked, and it is done.',
  'consentDecided.declined': '{{name}} has declined what you asked, so nothing was done. The reason: {{reason}}',
  'consentDecided.expired': 'Nobody agreed within 72 hours, so nothing was done. You can ask again.',
  'consentDecided.void':
    'Something was different from what you had asked for, so nothing was done. Please look at it and ask again.',
  'consentDecided.unknown':
    'If you did not ask for this, somebody may be using your account: end its sessions at once.',
  'consentDecided.button': 'See all consents',
  'adminFactor.subject': 'Two-step verification of an admin was removed: {{name}}',
  'adminFactor.byAdmin':
    '{{by}} removed two-step verification from the account of the admin {{name}} ({{email}}) on {{date}}. Other admins get this email, too.',
  'adminFactor.byCommand':
    'Two-step verification was removed from the account of the admin {{name}} ({{email}}) by a command on the server on {{date}}. Other admins get this email, too.',
  'adminFactor.password':
    'Until it is turned on again, the password alone protects that account: whoever knows it can turn it on with a phone of their own.',
  'adminFactor.do':
    'If you do not know why this was done, suspend the account first, then call {{name}} and whoever removed it.',
  'adminFactor.button': 'Open that account',
  'adminMade.subject': 'There is a new admin: {{name}}',
  'adminMade.text': '{{by}} made {{name}} ({{email}}) an admin on {{date}}. Other admins get this email, too.',
  'adminMade.do':
    'After seven days {{name}} can agree to what other admins ask. If you do not know why this was done, suspend the account first, then call {{by}}.',
  'suspended.subject': 'Your Twende account is suspended',
  'suspended.text':
    'Our team has suspended your account. You are signed out on all devices and cannot sign in for now. This is what they wrote:',
  'suspended.bookings': 'Bookings that you have made stay as they are. Nothing was cancelled.',
  'suspended.object':
    'Do you think that this is wrong? Send an email to {{email}} and say why. Our team will look at it again.',
  'reminder.subject.soon': 'Your trip begins on {{date}}: {{reference}}',
  'reminder.subject.tomorrow': 'Your trip begins tomorrow: {{reference}}',
  'reminder.bring.wild':
    'Please bring your passport or ID, warm clothes for early mornings, clothes in plain colours, a hat, sunscreen and insect repellent. Binoculars are worth their place.',
  'reminder.bring.beach':
    'Please bring your passport or ID, sunscreen, a hat, something to swim in and light clothes that cover shoulders and knees for towns and villages.',
  'reminder.bring.mountain':
    'Please bring your passport or ID, boots that you have worn before, warm clothes in layers, rainwear, a headlamp, sunscreen and water for the way.',
  'reminder.bring.any': 'Please bring your passport or ID, and have your voucher at hand: on your phone or on paper.',
  'reminder.answers':
    'Your host has questions that you have not answered yet. You can answer them on the page of your booking.',
  'reminder.off': 'In your profile you can switch such reminders off.',
  'reviewInvitation.subject': 'How was {{title}}?',
  'reviewInvitation.text':
    'Your trip is over, and we hope that you enjoyed it. Would you tell other travellers how it was? It takes two minutes.',
  'reviewInvitation.once': 'You can write your review until {{date}}. We will not remind you of this trip again.',
  'reviewInvitation.button': 'Write a review',
  'unreadMessages.subject': 'New message from {{name}}',
  'unreadMessages.text': '{{name}} has written to you about {{title}}. You have not read it yet.',
  'unreadMessages.button': 'Read and reply',
  'hostMessages.subject': 'New message about {{title}}',
  'hostMessages.text': '{{name}} has written to you about {{title}}. Nobody has read it yet.',
  'hostMessages.button': 'Read and reply',
  'newReview.subject': 'New review of {{title}}',
  'newReview.text': '{{author}} has reviewed {{title}}: {{count}} of 5 stars. They wrote:',
  'newReview.reply': 'Everybody can read the review. You can reply below it, which everybody can read too.',
  'newReview.button': 'Read and reply',
  'reportDecided.subject': 'Your report of a review of {{title}}',
  'reportDecided.kept': 'Our team has read your report. The review stays public. This is why:',
  'reportDecided.takenDown':
    'Our team has read your report and has taken the review down. Nobody can read it any more, and its stars no longer count. This is why:',
  'reportDecided.takenBack':
    'The author has taken back the review that you reported. Nobody can read it any more, and its stars no longer count.',
  'reportDecided.button': 'See your reviews',
  'reviewTakenDown.subject': 'Your review of {{title}} was taken down',
  'reviewTakenDown.text':
    'Our team has taken down your review of {{title}}. Nobody can read it any more, and its stars no longer count. This is why:',
  'reviewTakenDown.object':
    'Do you think that this is wrong? Send an email to {{email}} and say why. Our team will look at it again.',
  'messageReport.subject': 'Your report of a message about {{title}}',
  'messageReport.kept':
    'Our team has read the message that you reported, and those around it. The message stays. This is why:',
  'messageReport.removed':
    'Our team has read the message that you reported, and has removed it. Nobody in the conversation can read it any more. This is why:',
  'messageRemoved.subject': 'A message of yours about {{title}} was removed',
  'messageRemoved.text':
    'Our team has removed a message that you wrote about {{title}}. Nobody in the conversation can read it any more. This is why:',
  'messageRemoved.object':
    'Do you think that this is wrong? Send an email to {{email}} and say why. Our team will look at it again.',
  'restored.subject': 'Your Twende account works again',
  'restored.text':
    'Our team has ended the suspension of your account. You can sign in again, with the same password as before.',
  'restored.button': 'Sign in',
  'pointsExpiring.subject_one': 'Your {{count}} point counts until {{date}}',
  'pointsExpiring.subject_other': 'Your {{count}} points count until {{date}}',
  'pointsExpiring.text_one':
    'You have {{count}} point. For about two years you have not earned or used any. After {{date}} it expires.',
  'pointsExpiring.text_other':
    'You have {{count}} points. For about two years you have not earned or used any. After {{date}} they expire.',
  'pointsExpiring.keep':
    'To keep them, use some for a booking, or complete a trip, before that day. 100 points are $1 off.',
  'pointsExpiring.button': 'See your points',
  'newsletterAsked.subject': 'Please confirm that you want our newsletter',
  'newsletterAsked.text':
    'Somebody, probably you, asked on our website for the Twende newsletter at this address. Please confirm it: you get the newsletter only after that.',
  'newsletterAsked.button': 'Confirm',
  'newsletterAsked.ignore':
    'The link works for {{days}} days. If you did not ask for it, you can ignore this email: we then delete this address.',
  'newsletterAlready.subject': 'You already get our newsletter',
  'newsletterAlready.text':
    'Somebody, probably you, asked on our website for the Twende newsletter at this address. You get it already, so there is nothing to do. If you do not want it any more, you can unsubscribe.',
  'newsletterAlready.button': 'Unsubscribe',
  'confirmed.subject': 'Booking confirmed: {{reference}}',
  'confirmed.text': 'Karibu! Your booking is confirmed.',
  'confirmed.papers':
    'We have attached a file for your calendar, your voucher to show when you arrive, and your receipt.',
  'newBooking.subject': 'New booking: {{reference}}',
  'newBooking.text': 'You have a new confirmed booking. Your calendar on Twende already shows it.',
  'requestAsked.subject': 'Your request was sent: {{reference}}',
  'requestAsked.text': 'We have asked your host whether they can take you. Nothing is booked or charged yet.',
  'requestAsked.pay':
    'If they accept, you have {{count}} hours to pay, or until the first day of your trip begins if that is earlier.',
  'requestAsked.until': 'Your host can answer until {{date}}. If they do not, the request ends by itself.',
  'newRequest.subject': 'Somebody asks to book: {{reference}}',
  'newRequest.text':
    'A traveller would like to book with you. Please accept or decline by {{date}}. If you do not answer, the request ends by itself.',
  'newRequest.button': 'Answer the request',
  'calendarConflict.subject': 'Please check for a double booking: {{title}}',
  'calendarConflict.text':
    '{{name}} says that days are taken which are booked on Twende as well. Two guests may come on the same days.',
  'calendarConflict.do':
    'Please look at both bookings. If they are two guests, contact one of them as soon as possible. No booking was changed.',
  'calendarConflict.calendar': 'Other calendar',
  'calendarConflict.days': 'Taken there',
  'calendarConflict.more': 'There are more of them in your calendar.',
  'calendarConflict.button': 'Open the calendar',
  'requestAccepted.subject': 'Your host says yes: {{reference}}',
  'requestAccepted.text':
    'Your host has accepted your request. Your booking is held until {{date}}. Please pay by then to confirm it.',
  'requestAccepted.button': 'Pay now',
  'requestDeclined.subject': 'Your host cannot take you this time: {{reference}}',
  'requestDeclined.text': 'We are sorry: your host has declined your request.',
  'requestUnanswered.subject': 'Your request was not answered: {{reference}}',
  'requestUnanswered.text': 'We are sorry: your host did not answer in time, so your request has ended.',
  'missedRequest.subject': 'A request ended without your answer: {{reference}}',
  'missedRequest.text':
    'You neither accepted nor declined this request in time, so it has ended. The traveller was told, and was not charged.',
  'missedRequest.next':
    'Requests end after 24 hours, or when the trip begins if that is sooner. If that is often too short, let guests book at once, and block the days on which you cannot take them.',
  'missedRequest.button': 'See the request',
  'missedChange.text':
    'You neither accepted nor declined this change in time, so the booking stays as it was. The traveller was told.',
  'document.button': 'Open your documents',
  'documentEnding.subject': '{{document}} of {{name}} ends in 30 days',
  'documentEnding.text': 'It is valid until {{date}}.',
  'documentEnding.do':
    'Please add the renewed one in Settings, under Documents. Our team looks at it, and your services stay public meanwhile.',
  'closing.subject_one': '{{title}} can be booked until {{date}}',
  'closing.subject_other': '{{count}} of your services can be booked until {{date}}',
  'closing.text_one':
    'Travellers can book {{date}} as its last day. After that they still find the service, and no day of it is open.',
  'closing.text_other':
    'Travellers can book {{date}} as the last day of {{count}} services. After that they still find these services, and no day of them is open.',
  'closing.more_one': 'And {{count}} more.',
  'closing.more_other': 'And {{count}} more.',
  'closing.do':
    'To take bookings beyond that, open the service, choose “When it can be booked” and set a later last day.',
  'closing.button': 'Open your services',
  'documentApproved.subject': 'Your document is approved: {{document}}',
  'documentApproved.text': 'Our team has approved the document that you added for {{name}}.',
  'documentRejected.subject': 'Your document was not approved: {{document}}',
  'documentRejected.text':
    'Our team could not approve the document that you added for {{name}}. Your services stay as they are. Please add another one. Our team wrote:',
  'requestClosed.uncharged': 'You were not charged.',
  'requestClosed.pointsBack': 'You were not charged, and your points are back in your account.',
  'changeAsked.subject': 'A traveller asks for a change: {{reference}}',
  'changeAsked.text':
    'A traveller who has booked with you would like other dates or guests. Please accept or decline by {{date}}. If you do not answer, the booking stays as it is.',
  'changeAccepted.subject': 'Your host accepts the change: {{reference}}',
  'changeAccepted.text':
    'Your host has accepted the change. The further places are held until {{date}}. Please pay the difference by then; until that the booking stays as it was.',
  'changeRefused.subject': 'Your booking stays as it is: {{reference}}',
  'changeDeclined.text':
    'We are sorry: your host cannot make the change that you asked for. Your booking stays as it was.',
  'changeUnanswered.text':
    'Your host did not answer in time, so the change that you asked for was not made. Your booking stays as it was.',
  'requestClosed.button': 'Find something similar',
  'papersAgain.subject': 'Your papers again: {{reference}}',
  'papersAgain.text':
    'You have asked for the papers of your booking. The voucher, the receipt and the trip for your calendar are attached.',
  'papersAgain.receipt': 'You have asked for the receipt of your booking. It is attached.',
  'ticketReceived.subject': 'Your message to our team: {{reference}}',
  'ticketReceived.text': 'We have received your message and will answer by email.',
  'ticketReceived.more': 'On its page you can read what was written and add something.',
  'ticketReceived.byEmail':
    'To add something, answer this email or write on the page of your message, where you can read everything.',
  'ticketReceived.ignore':
    'If you have not written to us, you need not do anything: somebody may have mistyped their email address.',
  'ticketReceived.button': 'Open the message',
  'ticketAnswered.subject': 'Your message to our team: {{reference}}',
  'ticketAnswered.text': 'Our team has answered:',
  'ticketAnswered.how': 'To reply, please open the page of your message and write there.',
  'ticketAnswered.closed':
    'We believe that this is solved, and have closed it. If it is not, please tell us on the same page.',
  'ticketAnswered.byEmail': 'To reply, answer this email or write on the page of your message.',
  'ticketAnswered.closedByEmail':
    'We believe that this is solved, and have closed it. If it is not, please answer this email or tell us on the page of your message.',
  'ticketAnswered.button': 'Read and reply',
  'ticketNotTaken.subject': 'Your message to our team: {{reference}}',
  'ticketNotTaken.text':
    'Your last email about this did not reach our team: there were too many messages, or it could not be read.',
  'ticketNotTaken.how':
    'Please open the page of your message and write there. If that is not possible, please send us a new message from the help centre.',

  'ownDownload.subject': 'Your data is ready',
  'ownDownload.text':
    'The file with everything that we have of you is ready. Sign in and download it by {{date}}. After that we delete the file.',
  'ownDownload.button': 'Open my data',
  'ownDownload.ignore':
    'If you have not asked for it, somebody may be signed in to your account. Please change your password.',
  'deletionAsked.subject': 'Your account will be deleted',
  'deletionAsked.text':
    'You have asked us to delete your account. We will do so on {{date}}. All other devices are signed out.',
  'deletionAsked.keep': 'Have you changed your mind? Sign in before that and choose to keep your account.',
  'deletionAsked.stays':
    'Bookings and payments stay in our books, because the tax law asks for them. Your reviews stay without your name. Everything else is deleted, your points too.',
  'deletionAsked.button': 'Keep my account',
  'deletionAsked.notYou':
    'If you have not asked for this, sign in, keep your account and change your password, or send an email to {{email}}.',
  'deletionStopped.subject': 'Your account was not deleted',
  'deletionStopped.booking': 'Today we would have deleted your account, but you have a booking that is not over.',
  'deletionStopped.money':
    'Today we would have deleted your account, but a payment or a refund of yours is not finished yet.',
  'deletionStopped.business': 'Today we would have deleted your account, but nobody else can manage your business.',
  'deletionStopped.admin': 'Today we would have deleted your account, but you are the only admin.',
  'deletionStopped.again': 'Your account stays as it is. You can ask again at any time.',
  'deletionStopped.button': 'Open my data',
  'accountDeleted.subject': 'Your account is deleted',
  'accountDeleted.text': 'We have deleted your account as you have asked us to. You can no longer sign in with it.',
  'accountDeleted.kept':
    'What you booked and paid stays in our books, as the tax law asks, without your phone number, your email address and your answers to hosts.',
  'accountDeleted.bye': 'Thank you for travelling with us. You are welcome to open a new account at any time.',
  'companionVoucher.subject': 'Your voucher for {{title}}',
  'companionVoucher.text':
    '{{by}} ({{email}}) has booked this trip and sends you its voucher. It is attached. Show it when you arrive, on paper or on your phone.',
  'companionVoucher.ignore':
    'We do not keep your email address. If you do not know the sender, you can ignore this email.',
  'expired.subject': 'Your booking has expired: {{reference}}',
  'expired.text': 'You did not pay for this booking in time, so we no longer hold it for you.',
  'expired.late':
    'If your payment still arrives, your booking is confirmed if your dates are still available. Otherwise you will get a full refund.',
  'expired.button': 'Book it again',
  'surplus.subject': 'Your refund: {{reference}}',
  'surplus.text': 'We received your payment, but your dates are no longer available. You will get a full refund.',
  'surplus.dayPassed':
    'Your payment came after the first day of this trip, so we could not confirm the booking. You will get a full refund.',
  'surplus.pointsShort':
    'Your payment came after the booking had expired, and the points for the rest of the price had been used. You will get a full refund.',
  'surplus.cancelled': 'Your payment came after this booking was cancelled. You will get a full refund.',
  'surplus.more':
    'You paid more than the price of this booking. We refund the difference; your booking stays confirmed.',
  'surplus.change':
    'A payment for a change of this booking could not be used. You will get a full refund of it; your booking stays as it is.',
  'surplus.changeDayPassed':
    'Your payment for a change of this booking came after the trip had begun, so we could not make the change. You will get a full refund of that payment.',
  'surplus.tooLittle':
    'We received less than the price of this booking, so we could not use the payment. You will get a full refund.',
  'surplus.changeTooLittle':
    'We received less than the price of your change, so we could not use the payment. You will get a full refund of it.',
  'surplus.payWhole': 'Your booking is still held for you: please open it and pay the full amount.',
  'surplus.nothing': 'You do not need to do anything.',
  'surplus.twice': 'You paid twice for this booking. We refund the second payment; your booking stays confirmed.',
  'surplus.afterAll':
    'We had told you that one of your payments never arrived. It has arrived now, but your booking was already paid without it, so you will get a full refund of it. Your booking stays confirmed.',
  'neverCame.subject': 'Your payment did not arrive: {{reference}}',
  'neverCame.text':
    'M-Pesa first told us that you had paid for this booking, but now says that the payment never arrived. So that payment cannot be refunded.',
  'neverCame.cancelled': 'The booking is cancelled.',
  'neverCame.points': 'The points that you used with that payment are back in your account.',
  'neverCame.rest': 'You can see the refund of your other payments on the page of your booking.',
  'neverCame.over': 'Your trip is not fully paid yet: please contact us.',
  'neverCame.paid': 'If M-Pesa has sent you a receipt for it, please email us and we will look into it right away.',
  'refund.card': 'The refund goes to the card you paid with. Your bank shows it within 5 to 10 days.',
  'refund.mpesa': 'The refund goes by M-Pesa to the phone you paid with, usually within minutes.',
  'refund.toCard': 'The refund was sent to the card you paid with. Your bank shows it within 5 to 10 days.',
  'refund.toPhone': 'The refund was sent by M-Pesa to the phone you paid with.',
  'refund.hand': 'Our team sends you the refund, and we will email you again when it is done.',
  'refund.points': 'Your points are already back in your account.',
  'refundSent.subject': 'Your refund is on its way: {{reference}}',
  'refundSent.text': 'We have sent your refund.',
  'refundDone.subject': 'You have been refunded: {{reference}}',
  'refundDone.text': 'Your refund has arrived.',
  'refundManual.subject': 'Your refund will take a little longer: {{reference}}',
  'refundManual.text':
    'Your refund could not be sent automatically, so our team is sending it. We will email you again when it is done.',
  'refundManual.nothing': 'You do not need to do anything, and your money is safe.',
  'hostRefund.subject': 'A part of the price was refunded: {{reference}}',
  'hostRefund.text':
    'Our team has refunded the traveller a part of the price of this booking. A part of that comes out of what you earn with it.',
  'hostRefund.ask': 'If you see it differently, please email us: a person of our team reads it.',
  'hostRefundWithdrawn.subject': 'A refund was withdrawn: {{reference}}',
  'hostRefundWithdrawn.text':
    'We had told you that a part of the price of this booking is refunded. That refund was withdrawn before it was sent, so it costs you nothing.',
  'cancelled.subject': 'Booking cancelled: {{reference}}',
  'cancelled.byYou': 'As you asked, we have cancelled your booking.',
  'cancelled.byProvider': 'We are sorry: your host has had to cancel your booking.',
  'cancelled.byUs': 'We are sorry: we have had to cancel your booking.',
  'cancelled.byBank': 'The bank of the card you paid with has withdrawn the payment, so this booking is cancelled.',
  'cancelled.bankGives':
    'The bank returns that money to the cardholder, and can tell you when. Would you still like to come? You are welcome to book again.',
  'cancelled.unpaid':
    'You had not paid for it. If your phone still asks for your M-Pesa PIN, please do not enter it. Any payment that arrives from now on will be refunded in full.',
  'cancelled.nothing': 'Under the policy of this booking, there is no refund.',
  'cancelled.bankGave': 'Your bank has already returned your payment to you, so nothing more is refunded by us.',
  'cancelled.inFull': 'You will get a full refund.',
  'cancelled.refund': 'You can see your refund below.',
  'providerCancelled.subject': 'Booking cancelled: {{reference}}',
  'providerCancelled.byYou': 'You have cancelled this booking. The traveller gets a full refund.',
  'providerCancelled.byTraveller': 'The traveller has cancelled this booking.',
  'providerCancelled.byUs': 'We have had to cancel this booking.',
  'providerCancelled.byBank':
    'We are sorry: the bank of the card used to pay for this booking has withdrawn the payment, so the booking is cancelled.',
  'providerCancelled.places':
    'These dates are available again in your calendar on Twende, except where a block or another calendar closes them.',
  'disputeLost.subject': 'Your bank has returned a payment: {{reference}}',
  'disputeLost.text': 'The bank of the card you paid with has withdrawn the payment for this booking.',
  'disputeLost.stays': 'Your booking stays as it is.',
  'disputeLost.when': 'The bank returns that money to the cardholder, and can tell you when.',
  'providerDisputeLost.subject': 'The bank has withdrawn a payment: {{reference}}',
  'providerDisputeLost.text':
    'The bank of the card used to pay for this booking has withdrawn the payment, and returns it to the cardholder.',
  'providerDisputeLost.less':
    'We are sorry: we cannot pay out what the bank has withdrawn, so you get less for this booking.',
  'providerDisputeLost.nothing': 'Nothing changes for you: we bear what the bank has withdrawn.',
  'providerDisputeLost.stays': 'The booking itself stays as it is.',
  'changed.subject': 'Booking changed: {{reference}}',
  'changed.text': 'Your booking has been changed.',
  'changed.byUs': 'We have changed your booking for you.',
  'changeTakenBack.subject': 'Your booking stays as it is: {{reference}}',
  'changeTakenBack.text':
    'We no longer ask for the change below. If you have just paid for it, you get that money back. You need not do anything.',
  'changeForYou.subject': 'We have asked for other dates or guests for you: {{reference}}',
  'changeForYou.text': 'We would like to change your booking for you, as below.',
  'changeForYou.pay':
    'It costs more. Please pay the difference by {{date}}: only then is the booking changed. The payment is yours to make; we cannot make it for you.',
  'changeForYou.asked': 'Your host answers until {{date}}. Only if they accept is the booking changed.',
  'changeForYou.stays':
    'Otherwise your booking stays as it is. If you do not want this, you can withdraw it on the page of your booking.',
  'changed.papers': 'We have attached the new dates for your calendar, your new voucher and your receipt.',
  'answersChanged.subject': 'New answers for booking {{reference}}',
  'answersChanged.text': 'Your guest has changed their answers to your questions. This is what they say now.',
  'answersChanged.button': 'See the booking',
  'providerChanged.subject': 'Booking changed: {{reference}}',
  'providerChanged.text': 'A traveller has changed a booking. Your calendar on Twende already shows it.',
  'lapsed.subject': 'Your booking stays as it was: {{reference}}',
  'lapsed.text': 'The change you asked for was not paid in time, so your booking stays as it was.',
  'lapsed.late':
    'If your payment still arrives, the change is made if the new dates are still available. Otherwise you will get a full refund of it.',
  'payout.to': 'Paid to',
  'payout.earned': 'For earnings of',
  'payout.rate': 'Exchange rate for one dollar',
  'payoutSent.subject': 'Your payout is on its way: {{amount}}',
  'payoutSent.mpesa': 'We have sent your earnings by M-Pesa. They usually arrive within minutes.',
  'payoutSent.bank': 'We are sending your earnings by bank transfer. They will arrive within three working days.',
  'payoutPaid.subject': 'Your payout has arrived: {{amount}}',
  'payoutPaid.text': 'Your earnings have arrived. Thank you for hosting with Twende.',
  'payoutFailed.subject': 'Your payout did not go through: {{amount}}',
  'payoutFailed.text': 'This transfer failed. The money is still yours and is back in your balance.',
  'payoutFailed.check': 'Please check your payout account, so that the next payout reaches you.',
  'payoutMethod.subject': 'Your payout account has changed',
  'payoutMethod.first.subject': 'Your earnings have an account to go to',
  'payoutMethod.first.text': 'From now on your earnings go to the account below.',
  'payoutMethod.text':
    'From now on your earnings go to the account below. Payouts that were prepared before still go to the old account.',
  'payoutMethod.check': 'Was this not you? Then change your password right away and tell us.',
  'fact.rights': 'May handle',
  'fact.mayDo': 'You would handle',
  'fact.mayDoNow': 'You may handle',
  'teamInvitation.subject': 'Join the team of {{name}} on Twende',
  'teamInvitation.text':
    '{{inviter}} invites you to help run {{name}} on Twende, where travellers book safaris, stays, meals and transport in Kenya.',
  'teamInvitation.how':
    'Sign in or create an account with this email address ({{email}}), then accept. You can use the link once, until {{date}}.',
  'teamInvitation.button': 'Open the invitation',
  'teamInvitation.ignore':
    'If you do not know this business, you can ignore this email. Nothing happens until you accept.',
  'teamJoined.subject': 'New on your team: {{member}}',
  'teamJoined.text': '{{member}} ({{email}}) has accepted an invitation and acts for {{name}} on Twende from now on.',
  'teamChanged.subject': 'Rights on your team changed: {{member}}',
  'teamChanged.text': '{{by}} has changed what {{member}} may do for {{name}}.',
  'teamLeft.subject': 'No longer on your team: {{member}}',
  'teamLeft.text': '{{member}} has left the team of {{name}} and can no longer open its panel.',
  'teamRemoved.text': '{{by}} has removed {{member}} from the team of {{name}}. They can no longer open its panel.',
  'team.check':
    'Is this not right? Then open the settings of your panel, undo it there, and change your passwords right away.',
  'team.button': 'Open the settings',
  'ownRights.subject': 'Your rights at {{name}} have changed',
  'ownRights.text': '{{by}} has changed what you may do for {{name}} on Twende.',
  'ownRemoved.subject': 'You are no longer on the team of {{name}}',
  'ownRemoved.text':
    '{{by}} has removed you from the team of {{name}} on Twende. Your own account and your own bookings stay as they are.',
  'providerEmail.subject': 'Your business has another email address',
  'providerEmail.text':
    'A member has changed the email address of your business. From now on our emails go to the new one.',
  'providerEmail.check': 'Was this not one of you? Then change your passwords right away and tell us.',
  'lateMoney.subject': 'Late payment refunded: {{reference}}',
  'lateMoney.text':
    'A payment for this booking came when its dates were no longer available. The traveller gets a full refund, and the booking stays cancelled.',
  'lateMoney.dayPassed':
    'A payment for this booking came after the first day of the trip. The traveller gets a full refund, and the booking stays cancelled.',
  'lateMoney.pointsShort':
    'A payment for this booking came after it had expired, and no longer covered the full price. The traveller gets a full refund, and the booking stays cancelled.',
  'lateMoney.cancelled':
    'A payment for this booking came after it was cancelled. The traveller gets a full refund, and the booking stays cancelled.',
};
