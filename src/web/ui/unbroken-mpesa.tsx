const name = 'M-Pesa';

/** A text in which the name M-Pesa is not broken at its hyphen. */
export function UnbrokenMpesa({ text }: { text: string }) {
  const [before, ...others] = text.split(name);
  return (
    <>
      {before}
      {others.map((after, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two pieces may be equal, and they keep their order
        <span key={place}>
          <span className="whitespace-nowrap">{name}</span>
          {after}
        </span>
      ))}
    </>
  );
}
