import { useEffect, useRef } from 'react';
import { Notice, type Tone } from './badge.tsx';

/** What has come of a button that lies far below on a phone: it comes into view by itself. */
export function News({ tone, children }: { tone: Tone; children: string }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are other news
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [children]);
  return (
    <div ref={box}>
      <Notice tone={tone}>{children}</Notice>
    </div>
  );
}
