const name = 'M-Pesa';

/** A text in which the name M-Pesa is not broken at its hyphen. */
export function UnbrokenMpesa({ text }: { text: string }) {
  const [before, ...others] = text.split(name);
  return (
    <>
      {before}
      {others.map((after) => (
        <span key={after}>
          <span className="whitespace-nowrap">{name}</span>
          {after}
        </span>
      ))}
    </>
  );
}
