import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { IssueDetail } from '#shared/contracts/admin-payments.ts';
import { keepSearch } from '#web/lib/keep-search.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { type CaseSearch, caseBookingMost } from '../cases-search.ts';
import { Part } from '../part.tsx';
import { CaseAttempt } from './case-attempt.tsx';

interface CaseCandidatesProps {
  found: IssueDetail;
  search: CaseSearch;
}

/** Of the booking that the payer named, and of one that an admin typed. */
const noneTexts = {
  named: {
    no_booking: 'candidates.unnamed',
    no_mpesa: 'candidates.namedNoMpesa',
    own_receipts: 'candidates.namedOwn',
  },
  typed: { no_booking: 'candidates.noBooking', no_mpesa: 'candidates.noMpesa', own_receipts: 'candidates.own' },
} as const;

/** The payments that a receipt without an owner may belong to: those of the booking that its payer named, or of another. */
export function CaseCandidates({ found: { candidates, noCandidates }, search }: CaseCandidatesProps) {
  const { t } = useTranslation('admin-case');
  return (
    <Part title={t('candidates')} lead={t('candidates.lead')}>
      <FindBooking search={search} />
      <div className="grid grid-cols-1 gap-3">
        {/* It stays on the page, since a region that appears with its text is not read out. */}
        <p role="status" className="text-ink-soft">
          {candidates.length > 0
            ? t('candidates.found', { count: candidates.length })
            : t(noneTexts[search.booking === undefined ? 'named' : 'typed'][noCandidates ?? 'no_booking'])}
        </p>
        <ul className="grid grid-cols-1 gap-6 empty:hidden">
          {candidates.map((attempt) => (
            <li key={attempt.id} className="border-l-2 border-line pl-4">
              <CaseAttempt attempt={attempt} linked />
            </li>
          ))}
        </ul>
      </div>
    </Part>
  );
}

/** The booking stands in the address. */
function FindBooking({ search: { booking = '' } }: { search: CaseSearch }) {
  const { t } = useTranslation('admin-case');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(booking);
  return (
    <form
      className="flex max-w-xl flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate({
          to: '.',
          search: keepSearch({ booking: typed.trim() || undefined }),
          replace: true,
          resetScroll: false,
        });
      }}
    >
      <TextInput
        label={t('candidates.booking')}
        className="min-w-[min(14rem,100%)] flex-1"
        autoComplete="off"
        maxLength={caseBookingMost}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" kind="quiet" className="max-sm:flex-auto">
        {t('candidates.find')}
      </Button>
    </form>
  );
}
