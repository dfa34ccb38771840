/** The text of an article as the server has made it of Markdown: a few harmless elements, and no HTML that somebody typed. */
export function ArticleText({ html }: { html: string }) {
  return (
    <div
      className="grid grid-cols-1 gap-4 wrap-anywhere [&_a]:font-semibold [&_a]:text-brand [&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-4 [&_blockquote]:border-l-2 [&_blockquote]:border-gold [&_blockquote]:pl-4 [&_code]:font-semibold [&_h2]:mt-4 [&_h2]:scroll-mt-24 [&_h2]:text-l [&_h3]:mt-2 [&_h3]:scroll-mt-24 [&_h3]:font-text [&_h3]:text-m [&_h3]:font-semibold [&_li]:pl-1 [&_li::marker]:text-accent [&_ol]:grid [&_ol]:list-decimal [&_ol]:gap-2 [&_ol]:pl-6 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:pl-6"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the server of Markdown, in which HTML is only text
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
