import { useEffect, useRef } from 'react';
import { Notice, type Tone } from './badge.tsx';

/** A notice that scrolls into view when it appears, since the button that caused it may be far away on a phone. */
export function News({ tone, title, children }: { tone: Tone; title?: string | undefined; children: string }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text scrolls into view again
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [title, children]);
  return (
    <div ref={box} className="wrap-anywhere">
      <Notice tone={tone} title={title}>
        {children}
      </Notice>
    </div>
  );
}
