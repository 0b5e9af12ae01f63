import type { Answer } from './answer.ts';
import { INTERNAL_ATTRIBUTES, type Treatment } from './internal-attributes.ts';

/** A part of an answer that is made equal before the comparison, and the reason. */
interface Normalisation {
  readonly reason: string;
  readonly apply: (text: string, answer: Answer) => string;
}

const replacing = (reason: string, pattern: RegExp, by: string): Normalisation => ({
  reason,
  apply: (text) => text.replace(pattern, by),
});

/** The only replacements in a body, beside the internal attributes. */
const NORMALISATIONS: readonly Normalisation[] = [
  replacing(
    'names of built files hold a hash of what is in them; stylesheets and icons are compared themselves',
    /(\/assets\/(?:[\w-]+\/)*[\w-]+?)-(?:[0-9a-f]{16}|[\w-]{7,8})\.(js|css|svg|png|woff2|webp)\b/g,
    '$1-{hash}.$2',
  ),
  replacing(
    'the key of a form is minted for each page',
    /(name="form-key" value=")[\w-]{16,64}(")/g,
    '$1{key}$2',
  ),
  replacing(
    'the key of a form is minted for each answer where none was sent',
    /("form-key":\s*")[\w-]{16,64}(")/g,
    '$1{key}$2',
  ),
  replacing('a form says when it was shown', /(name="form-shown" value=")\d{13}(")/g, '$1{now}$2'),
  replacing(
    'the last change of a listing is the moment in which the seed stored it',
    /(<lastmod>)[^<]+(<\/lastmod>)/g,
    '$1{seeded}$2',
  ),
  {
    reason: 'each request has an id of its own, which a page may show',
    apply: (text, { headers }) => {
      const id = headers['x-request-id'];
      return typeof id === 'string' && id !== '' ? text.replaceAll(id, '{request-id}') : text;
    },
  },
];

/** Headers that are not compared, with the reason. */
const IGNORED_HEADERS: Readonly<Record<string, string>> = {
  date: 'the time of the answer',
  etag: 'a hash of the body, which is compared itself',
  'x-request-id': 'each request has an id of its own',
  'x-gevel-cache': 'says from which cache an answer came, for operators',
  'content-length': 'the length of the body, which is compared itself',
  'transfer-encoding': 'how the connection carries the body',
  connection: 'belongs to the connection',
  'keep-alive': 'belongs to the connection',
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};
const decoded = (text: string): string =>
  text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);

/** Texts and numbers of a value without their names: a list in its order, the members of an object sorted. */
function leavesOf(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  if (typeof value !== 'object') return [JSON.stringify(value)];
  return Object.values(value)
    .map((member) => leavesOf(member).join('\n'))
    .filter((text) => text !== '')
    .toSorted();
}

/** Value of an attribute: parsed JSON, or a text. */
function valueIn(attribute: string): unknown {
  const text = decoded(attribute);
  if (!/^[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON after all: the attribute is compared as a text.
    return text;
  }
}

const TREATMENTS: ReadonlyMap<string, Treatment> = new Map(
  INTERNAL_ATTRIBUTES.map(({ name, treatment }) => [name, treatment]),
);

/** A tag without its internal attributes, followed by the texts of some of them, one per line. */
function withoutInternal(tag: string): string {
  const held: Record<string, unknown> = {};
  const bare = tag.replace(/ (data-[a-z-]+)(?:="([^"]*)")?/g, (written, name: string, value?: string) => {
    const treatment = TREATMENTS.get(name);
    if (treatment === 'texts') held[name] = valueIn(value ?? '');
    if (treatment === 'presence') return ` ${name}`;
    return treatment === undefined ? written : '';
  });
  return [
    bare,
    ...leavesOf(held)
      .flatMap((text) => text.split('\n'))
      .map((text) => `  script text: ${text}`),
  ].join('\n');
}

/** React escapes `<` and `>` in attributes, so a tag ends at the first `>`. */
const htmlLines = (text: string): string =>
  text.replaceAll('><', '>\n<').replace(/<[a-z][^<>]*>/gi, (tag) => withoutInternal(tag));

function jsonLines(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 1);
  } catch {
    // Broken JSON is compared as it came.
    return text;
  }
}

/** How a body is split into lines, so that a difference is short; by the start of its media type. */
const CUTS: readonly (readonly [type: RegExp, cut: (text: string) => string])[] = [
  [/^text\/html/, htmlLines],
  [/^application\/(?:json|manifest\+json)/, jsonLines],
  [/xml/, (text) => text.replaceAll('><', '>\n<')],
  [/^text\/css/, (text) => text.replace(/[{};]/g, '$&\n')],
];

function headerLines({ headers }: Answer): string[] {
  return Object.keys(headers)
    .filter((name) => !Object.hasOwn(IGNORED_HEADERS, name))
    .toSorted()
    .flatMap((name) => [headers[name] ?? ''].flat().flatMap((value) => `${name}: ${value}`.split(/(?<=;) /)));
}

/** An answer as lines that are equal exactly when visitors see and hear the same. */
export function linesOf(answer: Answer): readonly string[] {
  const head = [`status: ${answer.status}`, ...headerLines(answer)].join('\n');
  const type = answer.headers['content-type'] ?? '';
  const cut = CUTS.find(([pattern]) => pattern.test(type))?.[1] ?? ((text: string) => text);
  const equalised = NORMALISATIONS.reduce(
    (text, { apply }) => apply(text, answer),
    `${head}\n\n${answer.body}`,
  );
  const end = equalised.indexOf('\n\n') + 2;
  return `${equalised.slice(0, end)}${cut(equalised.slice(end))}`.split('\n');
}
