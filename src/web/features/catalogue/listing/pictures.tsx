/** The first picture large, any others below it. Decoration to those who cannot see them: the words say it all. */
export function Pictures({ images: [first, ...others] }: { images: readonly string[] }) {
  if (first === undefined) return null;
  return (
    <div className="grid gap-3">
      <Picture image={first} className="aspect-3/2 max-h-[28rem] md:aspect-21/9" />
      {others.length > 0 && (
        <div className="grid grid-cols-3 gap-3">
          {others.map((image) => (
            <Picture key={image} image={image} className="aspect-3/2" lazy />
          ))}
        </div>
      )}
    </div>
  );
}

function Picture({ image, className, lazy = false }: { image: string; className: string; lazy?: boolean }) {
  return (
    <img
      src={image}
      alt=""
      width={1200}
      height={800}
      loading={lazy ? 'lazy' : 'eager'}
      fetchPriority={lazy ? 'auto' : 'high'}
      className={`w-full rounded-l bg-sunken object-cover ${className}`}
    />
  );
}
