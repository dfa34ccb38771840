interface Near {
  /** How far from the screen still counts, in screens above and below it. */
  screens: number;
}

/**
 * Calls back, once, when one of the elements comes near the screen. An element without a box, such as in a closed
 * `details`, is not near.
 * @returns a function that stops observing
 */
export function whenNear(elements: Iterable<Element>, { screens }: Near, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: `${screens * 100}% 0%` },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
