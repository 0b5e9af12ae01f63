import { formatArea } from '../../../domain/format/measure.ts';
import { idsQuery } from '../../../domain/id-list.ts';
import { pathTo } from '../../../domain/routes.ts';
import type {
  ComparedCellView,
  ComparedEstateView,
  ComparedRowView,
  CompareView,
} from '../../../domain/views/compare.ts';
import type { EstatePageView, FactView } from '../../../domain/views/estate-page.ts';
import type { Property } from '../../estate/property/property.ts';
import { leadingPicture } from '../../platform/media/leading-picture.ts';
import type { ViewContext } from '../../platform/page/context.ts';

/** The view of an estate's own page, with its figures. */
export interface ComparedEstate {
  readonly view: EstatePageView;
  readonly property: Pick<Property, 'bedrooms' | 'bathrooms' | 'area' | 'plot' | 'constructionYear'>;
  readonly path: string;
}

interface CompareInput {
  readonly estates: readonly ComparedEstate[];
  readonly missing: number;
  readonly left: number;
  readonly onlyDifferences: boolean;
}

/** A row of one estate, before the rows are aligned. */
interface Line {
  readonly group: string;
  readonly label: string;
  readonly labelLang?: FactView['lang'];
  readonly cell: ComparedCellView;
}

const factLine = (group: string, { label, value, note, lang }: FactView): Line => ({
  group,
  label,
  labelLang: lang,
  cell: {
    text: note ? `${value} (${note})` : value,
    ...(lang?.value === undefined ? {} : { lang: lang.value }),
  },
});

/** The figures by which visitors choose, with the same labels for every estate. */
function figures(property: ComparedEstate['property'], { t }: ViewContext): Line[] {
  const rows: [key: 'bedrooms' | 'bathrooms' | 'area' | 'plot' | 'year', text: string | null][] = [
    ['bedrooms', property.bedrooms === null ? null : String(property.bedrooms)],
    ['bathrooms', property.bathrooms === null ? null : String(property.bathrooms)],
    ['area', property.area === null ? null : formatArea(property.area)],
    ['plot', property.plot === null ? null : formatArea(property.plot)],
    ['year', property.constructionYear === null ? null : String(property.constructionYear)],
  ];
  return rows.flatMap(([key, text]) =>
    text === null ? [] : [{ group: t('estate.keyFacts'), label: t(`compare.${key}`), cell: { text } }],
  );
}

/** All rows of an estate's page: its figures, facts, energy and floods. */
function linesOf({ view, property }: ComparedEstate, context: ViewContext): Line[] {
  const { t } = context;
  const { whole, energy, flood } = view;
  const label = energy?.scale?.cells.find(({ current }) => current)?.letter;
  return [
    ...figures(property, context),
    ...(label === undefined
      ? []
      : [{ group: t('estate.energy'), label: t('compare.label'), cell: { text: label } }]),
    ...(energy?.rows ?? []).map((row) => factLine(t('estate.energy'), row)),
    ...whole.flatMap(({ title, rows }) => rows.map((row) => factLine(title, row))),
    ...(flood?.rows ?? []).map((row) => factLine(t('estate.flood'), row)),
    ...(flood?.scores ?? []).map((score) => ({
      group: t('estate.flood'),
      label: score.label,
      cell: { text: `${score.letter}: ${score.meaning}` },
    })),
  ];
}

const differ = (cells: ComparedRowView['cells']): boolean =>
  new Set(cells.map((cell) => cell?.text ?? '')).size > 1;

/** Aligns the rows of the estates, in the order in which groups and rows first occur, without repeated rows. */
function toGroups(lines: readonly (readonly Line[])[]): CompareView['groups'] {
  const titles = [...new Set(lines.flatMap((own) => own.map(({ group }) => group)))];
  const said = new Set<string>();
  return titles.map((title) => {
    const inGroup = lines.map((own) => own.filter(({ group }) => group === title));
    const labels = [...new Set(inGroup.flatMap((own) => own.map(({ label }) => label)))];
    const rows = labels.flatMap((label): readonly ComparedRowView[] => {
      const cells = inGroup.map((own) => own.find((line) => line.label === label)?.cell ?? null);
      const words = JSON.stringify([label, ...cells.map((cell) => cell?.text)]);
      if (said.has(words)) return [];
      said.add(words);
      const lang = inGroup.flat().find((line) => line.label === label)?.labelLang?.label;
      return [{ label, ...(lang === undefined ? {} : { labelLang: lang }), cells, differs: differ(cells) }];
    });
    return { title, rows };
  });
}

/** Two to four estates side by side, row by row, from the views of their pages. */
export function toCompare(input: CompareInput, context: ViewContext): CompareView {
  const { estates, missing, left, onlyDifferences } = input;
  const ids = estates.map(({ view }) => view.id);
  const path = pathTo('compare', context.locale);
  const only = '&only=differences';
  const here = `${path}${idsQuery(ids)}`;
  const heads = estates.map(({ view, path: href }): ComparedEstateView => {
    const rest = idsQuery(ids.filter((id) => id !== view.id));
    return {
      id: view.id,
      title: view.title,
      ...(view.titleLocale ? { titleLang: view.titleLocale } : {}),
      place: view.place,
      href: view.hidden ? null : href,
      picture: leadingPicture(view.pictures),
      price: view.price,
      status: view.status,
      withoutHref: `${path}${rest}${rest !== '' && onlyDifferences ? only : ''}`,
      heart: view.heart,
    };
  });
  const groups = toGroups(estates.map((estate) => linesOf(estate, context)))
    .map(({ title, rows }) => ({ title, rows: onlyDifferences ? rows.filter((row) => row.differs) : rows }))
    .filter(({ rows }) => rows.length > 0);
  return {
    estates: heads,
    groups,
    missing,
    left,
    differences: { only: onlyDifferences, otherHref: onlyDifferences ? here : `${here}${only}` },
    favoritesHref: pathTo('favorites', context.locale),
  };
}
