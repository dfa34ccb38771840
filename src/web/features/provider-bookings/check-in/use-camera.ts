import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** denied: the person or the browser does not allow it. none: there is no camera. failed: it does not start. */
type CameraState = 'off' | 'starting' | 'on' | 'denied' | 'none' | 'failed';

interface Torch {
  torch?: boolean;
}

/** The phone's camera in a video element: started when it is wanted, stopped when the page is left. */
export function useCamera(video: RefObject<HTMLVideoElement | null>) {
  const [state, setState] = useState<CameraState>('off');
  /** Undefined where the camera has no light. */
  const [light, setLight] = useState<boolean>();
  const stream = useRef<MediaStream | undefined>(undefined);

  const stop = useCallback(() => {
    for (const track of stream.current?.getTracks() ?? []) track.stop();
    stream.current = undefined;
    setLight(undefined);
    setState('off');
  }, []);

  const start = useCallback(async () => {
    setState('starting');
    try {
      const opened = await openCamera();
      if (!opened || !video.current) {
        for (const track of opened?.getTracks() ?? []) track.stop();
        return setState('none');
      }
      stream.current = opened;
      video.current.srcObject = opened;
      await video.current.play();
      const [track] = opened.getVideoTracks();
      // Another app or the phone itself takes the camera away.
      track?.addEventListener('ended', stop);
      setLight(hasTorch(track) ? false : undefined);
      setState('on');
    } catch (problem) {
      stop();
      setState(stateAfter(problem));
    }
  }, [video, stop]);

  useEffect(() => {
    let left = false;
    void isGranted().then((granted) => {
      // Who has allowed it before need not press a button.
      if (granted && !left) void start();
    });
    return () => {
      left = true;
      for (const track of stream.current?.getTracks() ?? []) track.stop();
    };
  }, [start]);

  const switchLight = async () => {
    const [track] = stream.current?.getVideoTracks() ?? [];
    const torch = !light;
    await track?.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] }).then(
      () => setLight(torch),
      () => setLight(undefined),
    );
  };

  return { state, start, stop, light, switchLight };
}

/** Undefined where the page has no access to cameras at all, as without https. */
const openCamera = (): Promise<MediaStream | undefined> =>
  navigator.mediaDevices?.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    audio: false,
  }) ?? Promise.resolve(undefined);

const hasTorch = (track: MediaStreamTrack | undefined): boolean =>
  (track?.getCapabilities?.() as Torch | undefined)?.torch === true;

function stateAfter(problem: unknown): CameraState {
  const name = problem instanceof DOMException ? problem.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'failed';
}

/** Whether the camera may be used without asking; false where the browser does not say. */
const isGranted = async (): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name: 'camera' as PermissionName })).state === 'granted';
  } catch {
    return false;
  }
};
