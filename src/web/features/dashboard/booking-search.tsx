import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '#web/ui/inputs.tsx';

const pauseMs = 300;

/** The search box: what is typed goes into the address once typing pauses, and the list follows the address. */
export function BookingSearch({ q }: { q: string }) {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(q);
  const [seen, setSeen] = useState(q);
  // Back and Forward change the address under the box.
  if (q !== seen) {
    setSeen(q);
    if (q !== typed.trim()) setTyped(q);
  }
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === q) return;
    const timer = setTimeout(() => {
      void navigate({
        to: '/dashboard',
        search: (old) => ({ ...(old.tab && { tab: old.tab }), ...(wanted !== '' && { q: wanted }) }),
        replace: true,
        resetScroll: false,
      });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, q, navigate]);
  return (
    <TextInput
      type="search"
      label={t('search')}
      hint={t('searchHint')}
      maxLength={200}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      className="max-w-md"
    />
  );
}
