interface NextStepsProps {
  title: string;
  steps: readonly string[];
}

/** What happens next, in numbered steps. */
export function NextSteps({ title, steps }: NextStepsProps) {
  return (
    <section className="grid max-w-prose gap-3">
      <h2>{title}</h2>
      <ol className="grid gap-3">
        {steps.map((step, place) => (
          <li key={step} className="grid grid-cols-[2rem_minmax(0,1fr)]">
            <span aria-hidden="true" className="font-display text-l leading-7 text-accent">
              {place + 1}
            </span>
            <span className="wrap-anywhere">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
