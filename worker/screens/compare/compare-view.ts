import { tied } from '#domain/format/ties.ts';
import { idsQuery } from '#domain/id-list.ts';
import { languageOf } from '#domain/languages.ts';
import { pathTo } from '#domain/routes.ts';
import type { ComparedEstateView, CompareView } from '#domain/views/compare.ts';
import { leadingPicture } from '../../platform/media/leading-picture.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { type AlignedRow, alignedRows } from './aligned-rows.ts';
import type { ComparedEstate } from './compared-facts.ts';

interface CompareInput {
  readonly estates: readonly ComparedEstate[];
  readonly missing: number;
  readonly left: number;
  readonly onlyDifferences: boolean;
}

/** Rows under the titles of their groups, in the order in which the titles first occur. */
function toGroups(rows: readonly AlignedRow[]): CompareView['groups'] {
  const titles = [...new Set(rows.map(({ group }) => group))];
  return titles.map((title) => ({
    title,
    rows: rows.filter(({ group }) => group === title).map(({ view }) => view),
  }));
}

/** Whether only one estate states the fact: there is nothing to compare it with. */
const isAlone = ({ leading, stated }: AlignedRow): boolean =>
  !leading && stated.filter((one) => one !== null).length === 1;

/** Facts that one estate alone states, as its own page has them. */
const toAlone = (rows: readonly AlignedRow[], heads: readonly ComparedEstateView[]): CompareView['alone'] =>
  heads
    .map((estate, at) => ({ estate, rows: rows.flatMap(({ stated }) => stated[at]?.row ?? []) }))
    .filter((own) => own.rows.length > 0);

/** "Aantal gevels: 4" for each row that is the same for all estates. */
function toSame(rows: readonly AlignedRow[], { locale }: ViewContext): string[] {
  const { colon } = languageOf(locale);
  return rows.flatMap(({ view: { label, cells } }) => {
    const [first] = cells;
    return cells.includes(null) || !first
      ? []
      : [`${label}${colon} ${tied(first.text || (first.energy?.label ?? ''))}`];
  });
}

const addressOf = (ids: readonly string[], only: boolean, { locale }: ViewContext): string => {
  const query = idsQuery(ids);
  return `${pathTo('compare', locale)}${query}${query !== '' && only ? '&only=differences' : ''}`;
};

/** Two to four estates side by side: one row per fact, from the views of their pages (decision 105). */
export function toCompare(input: CompareInput, context: ViewContext): CompareView {
  const { estates, missing, left, onlyDifferences: only } = input;
  const ids = estates.map(({ view }) => view.id);
  const heads = estates.map(({ view, property, path: href }): ComparedEstateView => {
    const others = ids.filter((id) => id !== view.id);
    return {
      id: view.id,
      title: view.title,
      ...(view.titleLocale ? { titleLang: view.titleLocale } : {}),
      place: view.place,
      href: view.hidden ? null : href,
      picture: leadingPicture(view.pictures),
      askHref: property.standing.open ? view.contact.formHref : null,
      withoutHref: addressOf(others, only, context),
      heart: view.heart,
    };
  });
  const all = alignedRows(estates, context);
  const shared = all.filter((row) => !isAlone(row));
  const different = shared.filter(({ view }) => view.differs);
  const changes = different.length > 0 && different.length < shared.length;
  return {
    estates: heads,
    groups: toGroups(only ? different : shared),
    alone: only ? [] : toAlone(all.filter(isAlone), heads),
    same: only
      ? toSame(
          shared.filter(({ view }) => !view.differs),
          context,
        )
      : [],
    missing,
    left,
    differences: {
      only,
      count: different.length,
      total: shared.length,
      otherHref: only || changes ? addressOf(ids, !only, context) : null,
    },
    favoritesHref: pathTo('favorites', context.locale),
  };
}
