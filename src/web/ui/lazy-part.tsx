import { Component, type ReactNode, Suspense } from 'react';
import { isLostChunk } from '#web/lib/lost-chunks.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LoadError } from './load-error.tsx';

interface LazyPartProps {
  /** Shown until the part is loaded. */
  loading?: ReactNode;
  /**
   * Shown if the part cannot be loaded; null if the page is complete without it. Absent: a message and a button to
   * reload.
   */
  lost?: ReactNode;
  /** The lazy component. */
  children: ReactNode;
}

/** A part of a page whose chunk is loaded later. If that fails, the rest of the page stays. */
export class LazyPart extends Component<LazyPartProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { loading, lost = <LostPart />, children } = this.props;
    const { error } = this.state;
    if (error === undefined) return <Suspense fallback={loading}>{children}</Suspense>;
    if (!isLostChunk(error)) throw error;
    return lost;
  }
}

/** Says that a part could not be loaded, with a button to reload the page. */
export function LostPart() {
  const { t } = useTranslation('common');
  return <LoadError text={t('lostChunk')} onRetry={() => window.location.reload()} />;
}
