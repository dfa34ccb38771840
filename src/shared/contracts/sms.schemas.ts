import { z } from 'zod';

export const VoucherSms = z.object({
  phone: z.string().meta({ description: 'The number to which it goes: that of the booking, else of the account.' }),
});
