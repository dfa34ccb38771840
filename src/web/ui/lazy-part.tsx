import { Component, type ReactNode, Suspense } from 'react';
import { isLostPiece } from '#web/lib/lost-pieces.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LoadError } from './load-error.tsx';

interface LazyPartProps {
  /** Until it is there. */
  loading?: ReactNode;
  /** Where it does not arrive; null where the page is whole without it. Left out: says so, and loads the page again. */
  lost?: ReactNode;
  /** What `lazy` brings. */
  children: ReactNode;
}

/** A part of a page whose script comes later. One that is lost takes nothing with it of what is being read. */
export class LazyPart extends Component<LazyPartProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { loading, lost = <LostPart />, children } = this.props;
    const { error } = this.state;
    if (error === undefined) return <Suspense fallback={loading}>{children}</Suspense>;
    if (!isLostPiece(error)) throw error;
    return lost;
  }
}

/** Says that a part is lost, and loads the page again. */
export function LostPart() {
  const { t } = useTranslation('common');
  return <LoadError text={t('lostPiece')} onRetry={() => window.location.reload()} />;
}
