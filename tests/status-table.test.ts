/**
 * The effects of a home's status and transaction, for every value that a source can write: its label in four
 * languages, hidden fields, the period of its price, structured data, and search facets. The table
 * `status-table.txt` is meant for review: its changes are changes for visitors.
 */
import { expect, it } from 'vitest';
import { keysOfStatus, transactionKeyOf } from '#content-service/estates/transaction-codes.ts';
import { SECOND_SOURCE_FIELDS } from '#domain/fields/second/fields.ts';
import { FILTER_STATUSES } from '#domain/filter-status.ts';
import { LOCALES } from '#domain/locale.ts';
import { isListingFieldHidden } from '#domain/rules/listing-visibility.ts';
import { standingOf } from '#domain/rules/standing.ts';
import { STATUS_TEXTS } from '#domain/status-code.ts';
import type { EstatePageView } from '#domain/views/estate-page.ts';
import { toEstatePage } from '#worker/estate/sources/first/page.ts';
import { listingState } from '#worker/estate/sources/second/codes.ts';
import { toSkarabeePage } from '#worker/estate/sources/second/page.ts';
import { contextIn, generalWith, listingWith } from '#worker/testing/contexts.ts';

interface Said {
  readonly source: 'first' | 'second';
  readonly transaction: number | string | null;
  readonly status: string | null;
  readonly archived?: true;
}

const NUMBERS = [...Array.from({ length: 11 }, (_, index) => index + 1), null];
const TEXTS = [...Object.keys(STATUS_TEXTS), 'NEW_CODE'];

const SAID: readonly Said[] = [
  ...NUMBERS.map((transaction) => ({ source: 'first' as const, transaction, status: null })),
  ...NUMBERS.map((transaction) => ({ source: 'second' as const, transaction, status: null })),
  ...TEXTS.map((status) => ({ source: 'second' as const, transaction: null, status })),
  // Contradictory values.
  { source: 'second', transaction: 7, status: 'FOR_RENT' },
  { source: 'second', transaction: 1, status: 'FOR_SALE' },
  { source: 'second', transaction: 8, status: 'FOR_RENT_ORDER_ENDED' },
  { source: 'second', transaction: 2, status: 'FOR_SALE' },
  // Archived, whatever the other values.
  ...[1, 2, 5, 8, 10, null].map((transaction) => ({
    source: 'first' as const,
    transaction,
    status: null,
    archived: true as const,
  })),
  ...['FOR_SALE', 'OPTION_FOR_RENT', 'SOLD'].map((status) => ({
    source: 'second' as const,
    transaction: null,
    status,
    archived: true as const,
  })),
];

const PATHS = SECOND_SOURCE_FIELDS.map(({ path }) => path);

const listingOf = ({ transaction, status, archived }: Said) =>
  listingWith({
    transaction: transaction === null ? null : { id: transaction, name: null },
    status,
    archived,
  });

function pageOf(said: Said, locale: (typeof LOCALES)[number]): EstatePageView {
  const context = contextIn(locale);
  const input = { path: '/x', person: null };
  if (said.source === 'second') return toSkarabeePage(listingOf(said), input, context);
  return toEstatePage(
    generalWith({ transaction: { id: said.transaction, name: null }, archived: said.archived }),
    null,
    input,
    context,
  );
}

function offerOf({ jsonLd }: EstatePageView): string {
  const { offers } = jsonLd as { offers?: { businessFunction: { '@id': string }; availability: string } };
  if (offers === undefined) return 'no offer';
  return `${offers.businessFunction['@id'].split('#').at(-1)}, ${offers.availability.split('/').at(-1)}`;
}

/** The values that a source writes, in one line. */
const nameOf = ({ source, transaction, status, archived }: Said): string =>
  `${source}: transaction ${transaction ?? '–'}, status ${status ?? '–'}${archived ? ', archived' : ''}`;

/** Their effects. */
function effectsOf(said: Said): string {
  const standing = standingOf(said);
  const key = transactionKeyOf(standing);
  const facets = FILTER_STATUSES.filter((status) => key !== null && keysOfStatus(status).includes(key));
  const labels = LOCALES.map((locale) => contextIn(locale).t.label('status', standing.label) ?? '?');
  const page = pageOf(said, 'nl');
  const prices = LOCALES.map((locale) => {
    const { priceLabel, price } = pageOf(said, locale);
    return `${priceLabel} ${price?.suffix ?? ''}`.trimEnd();
  });
  const hidden =
    said.source === 'second'
      ? PATHS.filter((path) => isListingFieldHidden(path, listingState(listingOf(said))))
      : [];
  return [
    `  label     ${labels.join(' | ')}`,
    `  page      ${page.headTitle} · ${page.status?.text ?? 'no status'}`,
    `  price     ${page.price?.text ?? '–'}, ${prices.join(' | ')}`,
    `  machines  ${offerOf(page)}`,
    `  searches  key ${key ?? '–'}, found by ${facets.join(', ') || 'none'}`,
    ...(hidden.length > 0 ? [`  hidden    ${hidden.join(', ')}`] : []),
  ].join('\n');
}

it('every status, transaction and source: label, price, structured data, facets, hidden fields', async () => {
  const rows = Map.groupBy(SAID, effectsOf);
  const table = [...rows].flatMap(([effects, alike]) => [...alike.map(nameOf), effects]);
  await expect(`${table.join('\n')}\n`).toMatchFileSnapshot('status-table.txt');
});
