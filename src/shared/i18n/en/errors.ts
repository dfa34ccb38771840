import type { ErrorCode } from '../../errors.ts';

/** What an answer says when a call is refused: what happened, and what helps. One text for every code. */
export const errors = {
  invalid_input: 'Some information is missing or wrong. Please check it and try again.',
  invalid_dates:
    'These dates cannot be booked. Choose days from today to 24 months ahead, with the end after the start.',
  sign_in_required: 'Please sign in to continue.',
  wrong_credentials: 'The email address or the password is wrong. Please try again.',
  forbidden: 'Your account is not allowed to do this.',
  rights_not_yours:
    'You can give and take only rights that you have yourself. Somebody of your team who has them can do this.',
  invitation_not_yours: 'This invitation is for another email address. Sign in with that one to accept it.',
  suspended: 'This account is suspended. Please contact support.',
  second_factor_required: 'Please enter the code from your authenticator app, too.',
  challenge_expired: 'Too much time has passed, or your password was changed. Please enter your password again.',
  wrong_code: 'This code is wrong or was used already. Your app shows a new one every 30 seconds.',
  second_factor_missing: 'Admins need two-step verification. Please turn it on in your profile, under Security.',
  identity_expired: 'This took too long, or was done already. Please sign in again.',
  identity_taken: 'This account is linked to another Twende account already.',
  identity_known: 'Another account of the same kind is linked to your Twende account already. Unlink that one first.',
  passkeys_many: 'You have as many passkeys as an account can have. Please remove one first.',
  passkey_expired: 'That took too long. Please try again.',
  passkey_refused: 'This passkey could not be used. Please try again, or sign in another way.',
  last_way_in: 'This is your only way to sign in. Please set a password first.',
  second_factor_on: 'Two-step verification is on already.',
  second_factor_off: 'Two-step verification is off.',
  second_factor_not_started: 'This key is too old, or another one was made since. Please start again.',
  sign_in_again: 'For your security, please sign in again first.',
  not_found: 'We could not find what you asked for.',
  email_taken: 'There is already an account with this email address. Sign in, or use another address.',
  bookings_off:
    'New bookings are paused at the moment. Nothing has been charged; bookings that you have stay as they are. Please try again later.',
  requests_off: 'New requests are paused at the moment. Requests that you have sent go on. Please try again later.',
  points_off: 'Points cannot be used at the moment. You keep all of them.',
  registrations_off: 'New accounts cannot be made at the moment. Please try again later.',
  applications_off: 'New applications are paused at the moment. Please try again later.',
  sold_out: 'These dates are not available for your group. Try other dates or fewer guests.',
  questions_changed: 'The host asks other questions now. Please look at them once more.',
  own_download_running: 'Your data is being put together already. Please wait until it is there.',
  booking_ahead: 'You have a booking that is not over. Your account can be deleted after it is over or cancelled.',
  money_open: 'A payment or a refund of yours is not finished yet. Your account can be deleted once it is.',
  business_alone:
    'Nobody else can manage your business. Please give all rights to another member first, or ask us to close the business.',
  admin_alone: 'You are the only admin. Please make another one first.',
  companions_closed: 'These names can no longer be changed here. Please tell your host directly.',
  companions_many: 'You have booked for fewer guests. Please name only those who come.',
  sender_unverified: 'Please verify your email address first, so that others know who writes to them.',
  answers_closed: 'These answers can no longer be changed here. Please tell your host directly.',
  mode_changed: 'The host has changed how this is booked. Please check it once more.',
  requests_many: 'You have many open requests. Please wait for an answer, or withdraw one of them first.',
  request_closed: 'This request is over: it was answered, withdrawn, or its time has run out.',
  taken_down: 'Our team has taken this listing down or suspended your business, so you can only decline now.',
  request_not_accepted: 'The host has not accepted this request yet. You pay after they accept.',
  request_not_changeable: 'A request cannot be changed. Please withdraw it and send a new one.',
  unpaid_bookings_open: 'You cannot have more unpaid bookings. Please pay for one of them or cancel it first.',
  unpaid_days_many:
    'We cannot hold this many days without a payment. Please book fewer days, or pay for your other bookings first.',
  unpaid_places_many:
    'We cannot hold this for so many guests without a payment. Please book for fewer guests, pay, and then book for the others.',
  email_unverified:
    'Many bookings of this service are not paid yet. Please verify your email address before you book, or choose another service.',
  price_changed: 'The price has changed and you were not charged. Please check the new amount and confirm.',
  booking_not_payable: 'This booking can no longer be paid. Please make a new one.',
  already_paid: 'This booking is already paid. You will not be charged again.',
  payment_in_progress:
    'A payment for this booking is still being processed. Please wait a moment before you try again.',
  idempotency_conflict: 'This request was already sent with different details. Please reload the page and try again.',
  idempotency_in_progress: 'This request is already being handled. Please wait a moment.',
  not_ready:
    'This cannot be done right now. Please check again: it may already be done, still be in progress, or need something else first.',
  voucher_of_cancelled: 'This booking is cancelled, so there is no voucher for it.',
  application_closed: 'This application has been submitted, so it cannot be changed now.',
  application_unchanged:
    'Nothing has changed since our team rejected it. Please change what their message asks for, then send it again.',
  application_incomplete: 'Some steps of your application are not complete yet.',
  documents_many: 'An application can have 20 documents at most. Please remove one first.',
  not_cancellable: 'This booking can no longer be cancelled.',
  not_changeable: 'The dates and guests of this booking can no longer be changed.',
  change_open: 'A change to this booking is waiting for payment. Please pay for it or cancel it first.',
  change_paid: 'This change is already paid and made, so it can no longer be cancelled.',
  refund_changed: 'The refund amount has changed, and nothing was cancelled. Please check it and confirm.',
  quote_changed:
    'The cost or the refund of this change is different now, and nothing was changed. Please check it and confirm.',
  points_short: 'You do not have enough points.',
  booking_not_confirmed: 'This booking is not confirmed.',
  check_in_too_early: 'This trip has not begun yet. Guests can be checked in from its first day.',
  check_in_too_late: 'This trip is over, so nobody can be checked in any more.',
  check_in_stale: 'This check-in is more than 7 days old, so it is not accepted any more.',
  gate_time_wrong: 'The time at the gate lies in the future. Please check the clock of the phone.',
  gate_time_before_booking:
    'At the time that was noted at the gate, this booking had not been made yet. Please check the clock of the phone.',
  check_in_of_no_show: 'This booking is marked as a no-show. Undo that first, then check the guests in.',
  no_show_too_early:
    'The guests may still come. You can mark a no-show on the first day from the meeting time, or else from 18:00 for stays (or from check-in, where that opens later) and 12:00 for other trips.',
  no_show_too_late: 'This trip ended more than 48 hours ago, so it can no longer be marked as a no-show.',
  no_show_checked_in: 'This booking is checked in, so it cannot be a no-show.',
  no_show_often: 'This no-show was undone twice before, so it stays. Please contact us if it is wrong.',
  no_show_final: 'A no-show can be undone for 24 hours only. Please contact us if it is wrong.',
  refund_exceeds: 'A refund cannot be more than what is left to refund.',
  disputed: 'The bank is reviewing this payment, so it cannot be changed now.',
  payment_unverified:
    'M-Pesa has not confirmed yet that this money arrived, so it cannot be refunded. Please open its case first.',
  evidence_sent:
    'Somebody has answered the bank already. It takes one answer only, which you can read with the dispute.',
  dispute_closed: 'The bank no longer accepts an answer to this dispute.',
  issue_closed: 'This case is already closed.',
  provider_suspended: 'This provider is suspended, so no money is sent to it until it is restored.',
  payout_method_missing: 'No account has been set for this payout yet.',
  payout_open: 'A payout is already on its way. Please wait until it has arrived.',
  payout_closed: 'This payout is already at a later step and can no longer be changed this way.',
  payout_not_covered:
    'The amount owed is now less than this payout, because some money was refunded or is disputed. If it is not approved yet, withdraw it: the run on Monday makes a new one.',
  payout_item_large:
    'M-Pesa payments are limited to KES 250,000. The next payout of this provider has this money in parts.',
  receipt_asked: 'Somebody has asked to note this reference for another transfer. Look at Payments, Consents.',
  receipt_used: 'This reference already belongs to another transfer.',
  not_approved: 'This business is not approved, so this is changed in its application.',
  already_decided: 'This was already decided, or it no longer waits for a decision. Please look at it again.',
  changed_since: 'It was changed after you opened it, so nothing was decided. Please look at it again.',
  changed_meanwhile:
    'Somebody else has changed this meanwhile, so nothing was saved. You see now what applies; please check your changes and save again.',
  days_closed:
    'These days are closed already, so nothing was changed. To sell them again, choose “Open these days” in the calendar.',
  block_no_room:
    'On some of these days the places are not free, so nothing was blocked. A booking is never cancelled by a block.',
  blocks_many: 'This listing has 200 blocks to come, which is the most. Remove some, or block longer spans of days.',
  block_imported:
    'This block comes from another calendar. It ends when it is removed there, or when you stop reading that calendar.',
  days_not_blocked: 'None of your blocks takes places on these days, so there is nothing to open.',
  block_time_off: 'This is part of your time off. End that in Settings, and the days are open again.',
  time_off_long: 'Time off can be 120 days at most. Take another one after it if you need more.',
  time_off_overlaps: 'You have time off on some of these days already. Choose other days, or end that one first.',
  time_off_many: 'You have 12 times off to come, which is the most. Please end one of them first.',
  imports_many: 'This listing already reads five other calendars, which is the most. Please remove one first.',
  imports_unapproved:
    'Your listings that wait for approval read ten calendars together, which is the most. Remove one, or wait until a listing is approved.',
  import_known: 'This listing already reads this calendar.',
  calendar_unread: 'This calendar could not be read, so it was not added.',
  listing_changed:
    'Somebody else has saved this listing meanwhile. What you see now is their version; please check your changes and save again.',
  listing_unchanged:
    'Nothing has changed since our team rejected this listing. Please change what their message asks for, then send it again.',
  listing_state: 'This cannot be done with a listing in its present state. Please reload the page to see it.',
  unit_booked:
    'Days ahead are booked or blocked, and they count by the present unit. Make a copy of this listing to sell it by another unit.',
  listings_many:
    'You have 200 listings, the most that one organisation can have. Please delete a draft, or contact us.',
  drafts_many:
    'You have 20 drafts, the most that one organisation can have. Please finish or delete one of them first.',
  pictures_many: 'A listing can have 20 photos. Please remove one first.',
  answer_changed: 'Somebody on your team has replied meanwhile. Send again to put your reply in the place of theirs.',
  reviewed: 'You have already reviewed this trip.',
  review_late: 'A trip can be reviewed for 180 days after its end.',
  review_own: 'You are on the team of this host, so you cannot review this trip.',
  review_no_show:
    'Your host noted that nobody came, so this trip cannot be reviewed. If that is wrong, please tell our team.',
  review_closed: 'A review can be changed or taken back for 14 days after it was written.',
  review_pictures_many: 'A review can have 6 photos. Please remove one first.',
  report_open: 'You have already reported this review, and our team has not decided yet.',
  conversation_closed: 'No messages can be sent here at the moment, because one of the accounts is not active.',
  replies_full: 'You have 20 saved replies, which is the most. Please delete one first.',
  reply_known: 'You already have a saved reply with this title.',
  favorites_full: 'You have 500 favorites, which is the most. Please remove one first.',
  favorite_lists_full: 'You have 20 lists, which is the most. Please delete one first.',
  favorite_list_known: 'You already have a list with this name.',
  team_not_approved: 'You can invite others once our team has approved your business, and while it is not suspended.',
  team_full:
    'A team has 30 people at most, open invitations included. Please remove somebody or withdraw an invitation.',
  member_known: 'This person is on your team already.',
  memberships_many: 'You act for 50 businesses already, which is the most. Please leave one of them first.',
  last_admin: 'Twende needs an admin, and nobody else is one now. Make somebody else an admin first.',
  consent_asked: 'Another admin has to agree to this first. Nothing has been done yet; they were sent an email.',
  consent_open: 'Something about this already waits for an admin to agree. Look at Payments, Consents.',
  consents_many:
    'You have asked for 20 consents that nobody has decided, which is the most. Take one of them back first.',
  statements_many: 'Three of your statements are still being imported. Wait until one of them is done.',
  consent_nobody:
    'Above this amount a second admin has to agree, and there is nobody who can: no other admin, or only admins who are new.',
  consent_two_admins:
    'This can only be set once another admin is there who can agree. New admins can after seven days.',
  consent_own: 'You asked for this yourself. Another admin has to agree.',
  consent_new_admin:
    'Whoever was made or restored as an admin, or whose second factor was removed, can agree to what others ask after seven days.',
  consent_closed:
    'This is closed: another admin has decided it, it was taken back, or it has expired. The list of consents says which.',
  consent_void:
    'Something has changed since this was asked, so nothing was done. Whoever asked can look at it and ask again.',
  person_suspended: 'This account is suspended. Restore it first.',
  list_too_long: 'Choose filters or days that leave fewer rows: one file has 100,000 at most.',
  download_running: 'You are downloading a list already. Please wait until it is there.',
  notes_many: 'This booking has as many notes as there can be.',
  email_verified: 'This email address is verified already.',
  last_manager:
    'Nobody else who may manage this business has all of these rights, so nobody could give them to anybody any more. Give them to somebody else first.',
  invitation_open: 'There is an open invitation to this address. You can send it again or withdraw it.',
  invitation_used: 'This invitation was accepted already. Each link works once.',
  invitation_expired: 'This invitation has expired. Please ask the business to send it again.',
  payload_too_large: 'This is too large. Pictures and documents can be up to 10 MiB.',
  unsupported_media_type: 'This kind of content is not accepted here.',
  card_minimum: 'This amount is too small for a card payment.',
  mpesa_limit: 'M-Pesa payments are limited to KES 250,000. Please pay by card.',
  payout_minimum: 'The minimum payout is KES 500. Your earnings are kept for the next one.',
  too_many_tries: 'Too many attempts. Please wait a while and try again.',
  unpaid_bookings_lapsed:
    'A booking of yours recently ended without a payment, or was cancelled. Please wait a while before you book again.',
  internal: 'Something went wrong on our side. Please try again.',
  provider_refused: 'M-Pesa payment failed',
  provider_unavailable: 'The payment service is not available right now. You were not charged; please try again soon.',
  method_off: 'This payment method is not available right now. Please choose another.',
  too_busy: 'There are too many requests right now. Please try again in a moment.',
  unavailable: 'Twende is just starting. Please try again in a moment.',
} satisfies Record<ErrorCode, string>;
