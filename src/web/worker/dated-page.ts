/** A copy of a page's answer, whose HTML says when the server gave it. */
export async function withDate(page: Response): Promise<Response> {
  const headers = new Headers(page.headers);
  // They describe the answer as it was sent.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  const html = (await page.text()).replace('<html ', `<html data-kept-from="${headers.get('date') ?? ''}" `);
  return new Response(html, { status: page.status, statusText: page.statusText, headers });
}
