const reasons = {
  not_found: 'noted.why.notFound',
  booking_not_confirmed: 'noted.why.notConfirmed',
  check_in_of_no_show: 'noted.why.noShow',
  check_in_too_early: 'noted.why.tooEarly',
  check_in_too_late: 'noted.why.tooLate',
  check_in_stale: 'noted.why.stale',
  gate_time_wrong: 'noted.why.timeWrong',
  gate_time_before_booking: 'noted.why.beforeBooking',
} as const;

/** The text that says why a noted check-in was refused and what to do. @param refusal the error's code */
export const refusalText = (refusal = '') =>
  refusal in reasons ? reasons[refusal as keyof typeof reasons] : 'noted.why.other';
