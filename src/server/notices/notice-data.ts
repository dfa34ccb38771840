import type { NotificationKind } from '#shared/notification-kinds.ts';
import type { ChargeCurrency } from '#shared/payment-methods.ts';

/** What a notice says and where it leads. Each kind has what its sentence needs (`notice-words.ts`). */
export interface NoticeData {
  bookingId?: string;
  reference?: string;
  providerId?: string;
  conversationId?: string;
  serviceId?: string;
  /** Of the listing; null in a language in which it has none. */
  titleEn?: string | null;
  titleSw?: string | null;
  /** Of a business, which everybody can read. */
  name?: string;
  /** A day or an instant, as ISO text. */
  until?: string;
  count?: number;
  amount?: { currency: ChargeCurrency; amountMinor: number };
  /** What was decided. */
  outcome?: 'approved' | 'rejected' | 'suspended' | 'restored' | 'taken_down' | 'shown_again';
}

/** Something that people are told. */
export interface Notice {
  kind: NotificationKind;
  /** What it is about: somebody is told once of each kind and key. */
  key: string;
  data: NoticeData;
  /** Whoever was told before is told again, in its place. */
  again?: boolean;
}
