/** Checking guests in by the voucher's code or the booking's number. */
export const providerCheckIn = {
  title: 'Check in guests',
  lead: 'Scan the QR code on the traveller’s voucher, or type the booking number.',
  camera: 'Scan the voucher',
  start: 'Use the camera',
  stop: 'Stop the camera',
  starting: 'Starting the camera …',
  aim: 'Hold the QR code inside the frame.',
  torchOn: 'Light on',
  torchOff: 'Light off',
  view: 'Picture of the camera',
  'camera.denied':
    'The camera is not allowed for this site. Allow it in the settings of your browser, or type the booking number below.',
  'camera.none': 'No camera was found. Type the booking number below.',
  'camera.failed':
    'The camera could not be started. Another app may be using it. You can type the booking number below.',
  'camera.lost': 'The scanner could not be loaded. Type the booking number below.',
  other: 'This is not a code of a Twende voucher.',
  type: 'Type the number',
  number: 'Booking number',
  numberHint: 'As on the voucher, such as BK-2026-014. Small letters and no hyphens are fine.',
  numberMissing: 'Please type the booking number.',
  submit: 'Check in',
  checking: 'Checking …',
  'result.now': 'Checked in',
  'result.already': 'Already checked in',
  'result.alreadyText': 'These guests were checked in on {{date}}, Kenyan time.',
  'result.tooEarly': 'Wrong day',
  'result.tooEarlyText': 'This booking begins on {{date}}. Guests can be checked in from that day.',
  'result.tooLate': 'The trip is over',
  'result.tooLateText': 'This booking ended on {{date}}.',
  'result.unpaid': 'Not paid',
  'result.unpaidText': 'The traveller has not paid for this booking yet, so it is not confirmed.',
  'result.cancelled': 'Cancelled',
  'result.cancelledText': 'This booking was cancelled. Its voucher is no longer valid.',
  'result.noShow': 'Marked as a no-show',
  'result.noShowText':
    'On {{date}}, Kenyan time, your team noted that nobody came. Undo that, then check the guests in.',
  'result.noShowFinal':
    'On {{date}}, Kenyan time, your team noted that nobody came. That was more than 24 hours ago and cannot be undone.',
  'result.undo': 'Undo and check in',
  'result.notYours': 'Not found',
  'result.notYoursText':
    'There is no such booking with you, or the code is not genuine. Compare the booking number on the voucher with what you typed.',
  'result.failed': 'Not checked in',
  'result.unknown': 'We do not know yet whether these guests are checked in. Try again: it is recorded only once.',
  'offline.title': 'No signal',
  'offline.text_one':
    'You can go on: your bookings of today and tomorrow are kept on this phone ({{count}} booking). Check-ins are sent when there is signal again.',
  'offline.text_other':
    'You can go on: your bookings of today and tomorrow are kept on this phone ({{count}} bookings). Check-ins are sent when there is signal again.',
  'offline.noList':
    'This phone has no list of your bookings, so they cannot be checked now. Open this page with signal before you go to the gate.',
  'offline.partial': 'Not all bookings are on this phone',
  'offline.partialText':
    'A day has more than 200 bookings, and the phone keeps the first 200 of it. Without signal you can note the others; we check them later.',
  'offline.noted': 'Noted, not sent yet',
  'offline.notedText':
    'The booking is on this phone’s list, so the guests can come in. The check-in is sent when there is signal again.',
  'offline.notedUnknown':
    'We check this booking when there is signal again, and this page then shows the answer. Until then it is your decision whether the guests come in.',
  'offline.already': 'These guests were checked in on this phone.',
  'offline.noShow': 'Your team noted that nobody came. That can be undone only with signal.',
  'offline.notGenuine': 'The code is not genuine',
  'offline.notGenuineText':
    'The code does not belong to this booking. Ask the guests for their own voucher, and compare their names.',
  'offline.unreadable': 'Not a booking number',
  'offline.unreadableText':
    'This is neither a booking number nor the code of a voucher. Compare it with the voucher, such as BK-2026-014.',
  'offline.unknown': 'Cannot be checked now',
  'offline.unknownText':
    'This booking is not on this phone’s list. It may be new, unpaid, cancelled, for another day, or not with you. Only with signal can we say. It is your decision whether the guests come in.',
  'offline.noteAnyway': 'Note it, check it later',
  'offline.notNoted': 'Not noted',
  'offline.full':
    'This phone keeps at most 200 check-ins. Write down {{number}}, and connect the phone to send those that wait.',
  'offline.blocked':
    'Your browser does not let us keep anything on this phone. Write down {{number}}, and check the guests in when there is signal.',
  'noted.title': 'Noted without signal',
  'noted.text':
    'What waits stays on this phone, without names, also if you sign out. It is sent when you are signed in with signal, within 7 days.',
  'noted.ended_one':
    'Your session has ended. {{count}} check-in waits on this phone. It is sent when you sign in again.',
  'noted.ended_other':
    'Your session has ended. {{count}} check-ins wait on this phone. They are sent when you sign in again.',
  'noted.waiting': 'Waiting',
  'noted.sent': 'Sent',
  'noted.refused': 'Refused',
  'noted.at': 'At the gate on {{date}}, Kenyan time',
  'noted.send': 'Send now',
  'noted.remove': 'Remove from the list',
  'noted.why.notFound':
    'There is no such booking with you. Compare the number with the guests’ voucher, and check it in again.',
  'noted.why.notConfirmed': 'The booking was not paid, or was cancelled. Open it and speak with the guests.',
  'noted.why.noShow':
    'Your team had marked the booking as a no-show. Open it and undo that, then check the guests in again.',
  'noted.why.tooEarly': 'The trip had not begun. Check the guests in again on its first day.',
  'noted.why.tooLate': 'The trip was over by then. If the guests did come, email us.',
  'noted.why.stale':
    'It was sent more than 7 days later, so it is not accepted any more. If the guests did come, email us.',
  'noted.why.timeWrong':
    'The time at the gate lies in the future. Set the phone’s clock, then check the guests in again.',
  'noted.why.beforeBooking':
    'At that time this booking had not been made yet, so the phone’s clock was wrong. Set it, then check the guests in again.',
  'noted.why.other': 'It was not accepted. Open the booking, and check the guests in again with signal.',
  'signOut.title_one': '{{count}} check-in has not been sent yet',
  'signOut.title_other': '{{count}} check-ins have not been sent yet',
  'signOut.text_one':
    'If you log out now, it stays on this phone, without names, and is sent when you sign in here again. Do that within 7 days of the check-in: after that it is not accepted.',
  'signOut.text_other':
    'If you log out now, they stay on this phone, without names, and are sent when you sign in here again. Do that within 7 days of the check-ins: after that they are not accepted.',
  'signOut.stay': 'Stay signed in',
  'signOut.confirm': 'Log out',
  dates: 'Dates',
  listing: 'Listing',
  noProof: 'no proof needed',
  bookingNumber: 'Booking number',
  open: 'Open the booking',
  next: 'Next guests',
  again: 'Try again',
};
