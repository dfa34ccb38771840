import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadDecoder } from './load-decoder.ts';

/** So often the picture is looked at; a phone's processor needs some of the time for itself. */
const everyMs = 150;

interface Scan {
  video: RefObject<HTMLVideoElement | null>;
  on: boolean;
  onCode: (text: string) => void;
}

/** Looks for QR codes in a video while it is `on`. @returns whether the decoder could not be loaded */
export function useScan({ video, on, onCode }: Scan): { lost: boolean } {
  const [lost, setLost] = useState(false);
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    if (!on) return;
    let timer: number | undefined;
    let over = false;
    const look = async () => {
      const decode = await loadDecoder();
      const next = async () => {
        const shown = video.current;
        // A picture that cannot be read is no reason to stop looking.
        const text = shown && shown.readyState >= 2 ? await decode(shown).catch(() => undefined) : undefined;
        if (over) return;
        if (text !== undefined) latest.current(text);
        timer = window.setTimeout(() => void next(), everyMs);
      };
      await next();
    };
    look().catch(() => setLost(true));
    return () => {
      over = true;
      window.clearTimeout(timer);
    };
  }, [on, video]);
  return { lost };
}
