interface Kept {
  subject: string;
  html: string;
}

/** One letter of each kind and language that the demo's mailbox holds, newest first, by the name of its picture. */
export async function lettersOf(origin: string): Promise<{ name: string; html: string }[]> {
  const answer = await fetch(`${origin}/dev/mail/messages`);
  if (!answer.ok) throw new Error(`The mailbox answered ${answer.status}`);
  const { items } = (await answer.json()) as { items: Kept[] };
  const byName = new Map<string, string>();
  for (const { subject, html } of items) {
    const lang = /<html lang="(\w+)"/.exec(html)?.[1] ?? '';
    const kind = subject
      .replace(/\b(?:BK-[\d-]+|SUP-\w+)/, '')
      .replace(/\W+/g, ' ')
      .trim()
      .replaceAll(' ', '-')
      .toLowerCase();
    const name = `letter-${kind}-${lang}`;
    if (!byName.has(name)) byName.set(name, html);
  }
  return [...byName].map(([name, html]) => ({ name, html })).sort((a, b) => a.name.localeCompare(b.name));
}
