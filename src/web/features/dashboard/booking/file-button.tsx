import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createFileLinkCall } from '#shared/contracts/bookings.ts';
import { api } from '#web/lib/api.ts';
import { Problem } from '#web/lib/problem.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';

interface FileButtonProps {
  /** The path of a file that needs a session, such as /api/bookings/{id}/calendar.ics. */
  path: string;
  /** For screen readers, where the visible text does not say which file it is. */
  label?: string;
  children: ReactNode;
}

/** Opens a file by an address that is signed for it when the button is pressed, since a link cannot carry the token. */
export function FileButton({ path, label, children }: FileButtonProps) {
  const { t } = useTranslation('dashboard');
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(createFileLinkCall, { body: { path } }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (problem) => toast.error((problem instanceof Problem && problem.message) || t('fileFailed')),
  });
  return (
    <Button kind="quiet" busy={isPending} aria-label={label} onClick={() => mutate()}>
      {children}
    </Button>
  );
}
