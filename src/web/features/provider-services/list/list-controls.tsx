import { useNavigate } from '@tanstack/react-router';
import { serviceStatuses } from '#shared/states.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { sameWords, useTyped } from '#web/lib/use-typed.ts';
import { Select, TextInput } from '#web/ui/inputs.tsx';
import type { ServicesSearch } from '../queries.ts';

/** State and words of the list; both are in the address. */
export function ListControls({ search: { status, q = '' } }: { search: ServicesSearch }) {
  const { t } = useTranslation('provider-services');
  const navigate = useNavigate();
  const go = (next: Pick<ServicesSearch, 'status' | 'q'>) => {
    const words = next.q?.trim() ?? '';
    const search: ServicesSearch = { ...(next.status && { status: next.status }), ...(words !== '' && { q: words }) };
    void navigate({ to: '/provider/services', search, replace: true, resetScroll: false });
  };
  const { typed, type } = useTyped({
    given: q,
    same: sameWords,
    send: (words) => go({ ...(status && { status }), q: words }),
  });
  return (
    <div className="grid grid-cols-2 items-end gap-3 sm:gap-4">
      <TextInput
        type="search"
        label={t('search')}
        maxLength={80}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      <Select
        label={t('state')}
        value={status ?? ''}
        onChange={({ target }) => {
          const chosen = serviceStatuses.find((each) => each === target.value);
          go({ ...(chosen && { status: chosen }), q: typed });
        }}
      >
        <option value="">{t('state.all')}</option>
        {serviceStatuses.map((each) => (
          <option key={each} value={each}>
            {t(`state.${each}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}
