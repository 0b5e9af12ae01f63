interface Props {
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * What the page is about, for search engines: data that is never run, so the Content-Security-Policy
 * does not concern it. `<` is spelt as an escape, so that no text in it can end the element.
 */
export const JsonLd = ({ data }: Props) =>
  Object.keys(data).length === 0 ? null : (
    <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
  );
