import type { StructuredData } from '#domain/views/frame.ts';

interface Props {
  readonly data: StructuredData;
}

/**
 * Characters that must be escaped inside a script element: `<` could end the element or begin a comment; U+2028 and
 * U+2029 are line ends for older JavaScript engines. JSON has an escape for each.
 */
const UNSAFE = /[<>&\u2028\u2029]/g;
const escapeOf = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Structured data for search engines. It is never executed, so the Content-Security-Policy does not apply to it. */
export const JsonLd = ({ data }: Props) =>
  Object.keys(data).length === 0 ? null : (
    <script type="application/ld+json">{JSON.stringify(data).replace(UNSAFE, escapeOf)}</script>
  );
