import { CORE_CALLS } from '../../../wire/core-calls.ts';

const core = CORE_CALLS.map((id) => `\`${id}\``).join(', ');

/** Conventions of all calls, in Markdown: the introduction of the document. */
export const CONVENTIONS = `Sites, listings, pages and pictures of estate agencies: the calls that a site makes of a content service.

## Who answers what

- **The core** (\`x-gevel-core\`, tag \`core\`): ${core}. A service with listings and nothing else answers these. Pages, mail, forms, alerts, viewings and stays then come from the embedded service beside it.
- **A full service** answers all calls whose role is \`read\`. It takes the place of the embedded one.
- Calls whose role is \`write\` or \`operate\` fill and run the embedded service. No site makes them.

A service that lacks a call answers it with 404, 405 or 501. \`gevel contract ADDRESS\` tries a service, call by call.

## Requests

- \`X-SITE\` names the site, \`X-REQUEST-ID\` the request, \`ACCEPT-LANGUAGE\` on GET the language; \`X-CLIENT: web\` on GET and on a search. Bodies are JSON, \`Content-Type: application/json\`. With a token, \`Authorization: Bearer …\`.
- A field that a call does not know is refused with 400: a filter that is not understood must not be left out in silence.
- Redirects are not followed. An answer has 4 MiB at most. A page waits 4 s for all of its calls, so that one should take well below 1 s.

## Answers

- 200 (201, 202) with JSON in UTF-8; 204 for "there is none" where a call says so; pictures as their bytes. \`Content-Type\` is always sent. Members that are not known are ignored, so that a service may say more.
- **Ids** are 1 to 12 digits, a GUID, or a word of letters, digits, \`-\` and \`_\`, 64 at most. Numbers and text are the same id. Any other id is answered with 400 or 404.
- **Texts in languages** are \`{"nl": …, "fr": …, "en": …, "de": …}\`; each may be absent, null or empty, and another language stands in.
- **Days** are \`YYYY-MM-DD\` by the clock of Brussels, **instants** ISO 8601 with offset, **times of day** \`HH:mm\`.
- **Money** is euros as a number, cents behind the point. Surfaces are m², lengths metres, places degrees of WGS 84.
- **Emptiness**: absent and null are "not filled in", and so is -1 of a number, unless its field says otherwise. 0 is not shown unless its field says so: floor 0 is the ground floor, an energy value may be 0 or below. Yes and no may be booleans, 0 and 1, or words.
- **Lists** keep their good members: one home that cannot be read is left out and logged, not the whole list.
- **Paging**: searches take \`from\` and \`size\` and answer the \`total\`; beyond the last result the list is empty. Other lists take \`after\` and answer \`next\`.
- **Order** is the one asked for; ties are broken by id, so that pages do not overlap.

## Errors

\`{"error": {"code", "message", "fields"}}\`, with a code for programs, a sentence for whoever makes the call, and what is wrong with which field. 400 not understood, 404 never there or another site's, 410 withdrawn, 409 not now, 422 refused, 429 too many, 5xx not the caller's fault. A service never answers 200 in the place of an error: \`{}\` would be read as an empty offer.

## Twice is once

A POST that does something has an \`Idempotency-Key\` of 16 to 64 characters. Without: 400. Sent again: the answer of the first time, and nothing is done again. With another body: 422.

## Keeping

The site decides how long it keeps answers: \`Cache-Control: no-store\` is right for JSON. Pictures carry an \`ETag\` and answer \`If-None-Match\` with 304; asked for with the \`hash\` of the file they may be kept for a year (\`immutable\`), else for a day.

## Asked for by name

Menus \`main\` (header) and \`footer\` (columns at the foot). Pages \`home\` (words and picture of the home screen), \`privacy\` and \`terms\`, each in every language of the site. Without them the screens stand with the product's own words, and the law asks for the latter two.`;

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
    description: 'Requests of visitors, and how they are answered.',
    paths:
      /\/(contact-requests|friend-recommendations|subscriptions|valuation-requests|answer-links|leads|lead-keys)\b/,
  },
  {
    name: 'pages',
    description: 'Pages, menus, lists and texts.',
    paths: /\/(pages|estate-pages|navigation|entities|estate-collections|group|translations|sitemap)\b/,
  },
  { name: 'records', description: 'Content that comes in.', paths: /\/(records|imports)\b/ },
  {
    name: 'service',
    description: 'The service itself.',
    paths: /^\/(several|health|traffic|status|map|tokens|journal|persons?|dead-letters|mails?)\b/,
  },
  { name: 'sites', description: 'Sites.', paths: /./ },
];
