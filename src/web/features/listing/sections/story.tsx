import type { Service } from '#shared/contracts/catalogue.ts';
import { hydrateWhenUsed } from '#web/ui/deferred-hydration.tsx';
import { useForeign } from '#web/ui/use-lang.ts';

/** The description: a summary, then the text with a drop cap. */
export const Story = hydrateWhenUsed(({ service: { textLang, summary, description } }: { service: Service }) => {
  const foreign = useForeign();
  return (
    <div className="grid gap-6" lang={foreign(textLang)}>
      <p className="max-w-2xl font-display text-xl leading-snug text-balance">{summary}</p>
      <p className="max-w-prose whitespace-pre-line drop-cap">{description}</p>
    </div>
  );
});
