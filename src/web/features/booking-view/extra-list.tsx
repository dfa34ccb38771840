import type { Booking } from '#shared/contracts/bookings.ts';

/** What was added for money, with how much of it: "Picnic lunch, 2 people × 3 days"; false where nothing was. */
export const extraListOf = ({ extras }: Pick<Booking, 'extras'>) =>
  extras.length > 0 && (
    <ul key="extras">
      {extras.map(({ id, unitPrice, label }) => (
        <li key={`${id} ${unitPrice}`}>{label}</li>
      ))}
    </ul>
  );
