import { CORE_CALLS } from '#wire/core-calls.ts';

const core = CORE_CALLS.map((id) => `\`${id}\``).join(', ');

/** Conventions of all calls, in Markdown: the introduction of the document. */
export const CONVENTIONS = `Sites, listings, pages and pictures of estate agencies: the calls that a site makes of a content service.

## Core and full services

- **The core** (\`x-gevel-core\`, tag \`core\`): ${core}. A service that has only listings answers these. Pages, mail, forms, alerts, viewings and stays then come from the embedded service beside it.
- **A full service** answers all calls whose role is \`read\`. It replaces the embedded one.
- Calls whose role is \`write\` or \`operate\` fill and operate the embedded service. Sites do not make them.

A service that lacks a call answers it with 404, 405 or 501. \`gevel contract ADDRESS\` tests a service, call by call.

## Requests

- \`X-SITE\` names the site, \`X-REQUEST-ID\` the request, \`ACCEPT-LANGUAGE\` on GET the language (in a batch, each GET names its own, \`locale\`); \`X-CLIENT: web\` on GET and on a search. Bodies are JSON, \`Content-Type: application/json\`. With a token, \`Authorization: Bearer …\`.
- An unknown field is refused with 400: a filter that is not understood must not be silently ignored.
- Redirects are not followed. An answer may have at most 4 MiB. A page waits 4 s for all of its calls together, so one call should take well below 1 s.

## Answers

- 200 (201, 202) with JSON in UTF-8; 204 for "there is none", if the call allows it; pictures as bytes. \`Content-Type\` is always sent. Unknown members are ignored, so a service may add its own.
- **Ids** are 1 to 12 digits, a GUID, or a word of letters, digits, \`-\` and \`_\`, 64 at most. A number and the same digits as text are the same id. Any other id is answered with 400 or 404.
- **Texts in languages** are \`{"nl": …, "fr": …, "en": …, "de": …}\`; each may be absent, null or empty; then another language is used.
- **Days** are \`YYYY-MM-DD\` in Brussels time, **instants** ISO 8601 with offset, **times of day** \`HH:mm\`.
- **Money** is euros as a number, with cents after the decimal point. Surfaces are m², lengths metres, coordinates degrees of WGS 84.
- **Emptiness**: absent and null mean "not filled in", and so does the number -1, unless the field says otherwise. 0 is not shown unless the field says so: floor 0 is the ground floor, an energy value may be 0 or below. Yes and no may be booleans, 0 and 1, or words.
- **Lists** keep their readable members: one unreadable home is left out and logged, not the whole list.
- **Paging**: searches take \`from\` and \`size\` and answer the \`total\`; beyond the last result the list is empty. Other lists take \`after\` and answer \`next\`.
- **Order** is the requested one; ties are broken by id, so that pages do not overlap.

## Errors

\`{"error": {"code", "message", "fields"}}\`, with a code for programs, a message for the caller's developer, and the error of each field. 400 not understood, 404 unknown or another site's, 410 withdrawn, 409 conflict, 422 refused, 429 too many, 5xx not the caller's fault. A service must never answer 200 instead of an error: \`{}\` would be read as an empty offer.

## Idempotency

A POST that changes something has an \`Idempotency-Key\` of 16 to 64 characters. Without one: 400. Sent again: the first answer, and nothing is done again. With another body: 422.

## Caching

The site decides how long it caches answers: \`Cache-Control: no-store\` is right for JSON. Pictures carry an \`ETag\` and answer \`If-None-Match\` with 304; requested with the \`hash\` of the file they may be cached for a year (\`immutable\`), else for a day.

## Menus and pages with fixed names

Menus \`main\` (header) and \`footer\` (columns in the footer). Pages \`home\` (texts and picture of the home screen), \`privacy\` and \`terms\`, each in every language of the site. Without them the screens show the product's own texts; the law requires the latter two.`;

/** A group of calls in the document, by their path prefix. */
interface Tag {
  readonly name: string;
  readonly description: string;
  readonly paths: RegExp;
}

/** The first matching tag is used. */
export const TAGS: readonly Tag[] = [
  {
    name: 'estates',
    description: 'Homes for sale and to let.',
    paths: /\/(estates|estate-filters|estate-markers|cities|streets)\b(?!\/group)/,
  },
  { name: 'pictures', description: 'Pictures and their files.', paths: /\/(assets|picture-files|photo)\b/ },
  {
    name: 'rentals',
    description: 'Holiday rentals and stays.',
    paths: /\/(rental-units|stays|agreements)\b/,
  },
  { name: 'agenda', description: 'Viewings.', paths: /\/(live-agenda|appointments|closures)\b/ },
  {
    name: 'forms',
    description: 'Visitors’ requests, and the agency’s answers.',
    paths:
      /\/(contact-requests|friend-recommendations|subscriptions|valuation-requests|answer-links|leads|lead-keys)\b/,
  },
  {
    name: 'pages',
    description: 'Pages, menus, lists and texts.',
    paths: /\/(pages|estate-pages|navigation|entities|estate-collections|group|translations|sitemap)\b/,
  },
  { name: 'records', description: 'Content to be stored.', paths: /\/(records|imports)\b/ },
  {
    name: 'service',
    description: 'The service itself.',
    paths: /^\/(several|health|traffic|status|map|tokens|journal|persons?|dead-letters|mails?)\b/,
  },
  { name: 'sites', description: 'Sites.', paths: /./ },
];
