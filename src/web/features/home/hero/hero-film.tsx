import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import tallMp4 from './film/savannah-tall.mp4?url';
import tallWebm from './film/savannah-tall.webm?url';
import wideMp4 from './film/savannah-wide.mp4?url';
import wideWebm from './film/savannah-wide.webm?url';
import { type ConnectionInfo, mayPlayFilm } from './may-play-film.ts';

const files = {
  wide: { webm: wideWebm, mp4: wideMp4 },
  tall: { webm: tallWebm, mp4: tallMp4 },
};

/**
 * The film over its first frame. It is loaded after everything else, and only if `mayPlayFilm`. A button stops it (WCAG
 * 2.2.2).
 */
export function HeroFilm() {
  const { t } = useTranslation('home');
  const cut = useCut();
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [seen, setSeen] = useState(false);
  if (!cut) return null;
  const toggle = () => {
    if (!video.current) return;
    // `play` is rejected if the button is pressed again before the film runs.
    if (video.current.paused) video.current.play().catch(() => setPlaying(false));
    else video.current.pause();
  };
  return (
    <>
      <video
        ref={video}
        // The other cut is another video, which needs an element of its own.
        key={cut}
        muted
        loop
        autoPlay
        playsInline
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => {
          setPlaying(true);
          setSeen(true);
        }}
        onPause={() => setPlaying(false)}
        className={classes(
          // One pixel smaller than the poster on each side, or its first frame would count as the largest contentful
          // paint.
          'absolute inset-px size-[calc(100%-2px)] object-cover transition-opacity duration-(--calm)',
          !seen && 'opacity-0',
        )}
      >
        <source src={files[cut].webm} type='video/webm; codecs="av01.0.05M.08"' />
        <source src={files[cut].mp4} type="video/mp4" />
      </video>
      {seen && (
        <button
          type="button"
          onClick={toggle}
          className="absolute right-4 bottom-20 z-10 grid size-11 place-items-center rounded-round border border-night-line bg-night text-on-night md:right-8 md:bottom-24"
          aria-label={t(playing ? 'hero.pause' : 'hero.play')}
          title={t(playing ? 'hero.pause' : 'hero.play')}
        >
          <Icon name={playing ? 'pause' : 'play'} className="size-5" />
        </button>
      )}
    </>
  );
}

const welcome = () =>
  mayPlayFilm(
    (query) => window.matchMedia(query).matches,
    'connection' in navigator ? (navigator.connection as ConnectionInfo) : undefined,
  );

/** The cut that fits this screen; undefined until the page has loaded, and always if no film is welcome. */
function useCut(): keyof typeof files | undefined {
  const [cut, setCut] = useState<keyof typeof files>();
  useEffect(() => {
    const upright = window.matchMedia('(max-aspect-ratio: 1/1)');
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
    const choose = () => setCut(welcome() ? (upright.matches ? 'tall' : 'wide') : undefined);
    const begin = () => {
      choose();
      upright.addEventListener('change', choose);
      calm.addEventListener('change', choose);
    };
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => {
      window.removeEventListener('load', begin);
      upright.removeEventListener('change', choose);
      calm.removeEventListener('change', choose);
    };
  }, []);
  return cut;
}
