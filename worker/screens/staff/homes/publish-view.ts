import { isRemoval, unitOf } from '#domain/fields/record-paths.ts';
import { DOT } from '#domain/format/ties.ts';
import { languageOf } from '#domain/languages.ts';
import { storedAt } from './home-controls.ts';
import { fieldsOf, lawOf as lawOfRecord } from './home-record.ts';
import { type HomeView, type SectionView, within } from './home-view.ts';
import { labelOf, shortLabelOf, shownValue } from './home-words.ts';

/** Something that is missing, and the section in which it is answered. */
export interface Missing {
  readonly key: string;
  readonly text: string;
  readonly section: string | null;
  /** The unit on whose page it is answered. */
  readonly unit?: string;
}

/** A field that goes out. */
export interface Going {
  readonly key: string;
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
  /** Whether its label says all: a unit that is new, or leaves. */
  readonly isPlain: boolean;
  readonly by: string;
}

/** What publishing says before it is pressed. */
interface PublishView {
  /** Without these it cannot go out. */
  readonly stops: readonly Missing[];
  readonly law: readonly Missing[];
  readonly nice: readonly Missing[];
  /** Whether it will have a mark on the map. */
  readonly isMarked: boolean;
  readonly going: readonly Going[];
  /** Price, place and contact, once more under the button. */
  readonly again: string;
}

/** What no home goes out without, by kind of record: paths and the key of their word. */
export const REQUIRED = {
  estate: [
    ['estate.general.headType', 'kind'],
    ['estate.general.address.city', 'city'],
    ['estate.general.price.value', 'price'],
    ['estate.general.transaction.id', 'status'],
  ],
  rental: [
    ['rental.general.city', 'city'],
    ['rental.general.maxOccupation', 'persons'],
  ],
} as const;

const sectionOf = (view: HomeView, path: string): string | null =>
  view.sections.find(({ section }) =>
    [...section.rows, ...section.more].some(
      (row) => row.path === path || row.path.startsWith(`${path}.`) || path.startsWith(`${row.path}.`),
    ),
  )?.section.id ?? null;

function stopsOf(view: HomeView): readonly Missing[] {
  const { words, opened, record } = view;
  const required = REQUIRED[opened.kind].flatMap(([path, key]): readonly Missing[] => {
    const value = storedAt(record, { path, control: 'line' });
    return value === null
      ? [{ key: path, text: words.s(`written.required.${key}`), section: sectionOf(view, path) }]
      : [];
  });
  const rows = view.sections.flatMap(({ rows: first, more }) => [...first, ...more]);
  const wrong = rows.flatMap(({ row, label, wrong: why }): readonly Missing[] =>
    why === null ? [] : [{ key: row.path, text: `${label}: ${why}`, section: sectionOf(view, row.path) }],
  );
  // Named above: as missing, or as wrong beside its field.
  const named = (field: string): boolean =>
    required.some(({ key }) => within(field, key)) ||
    rows.some(({ row, wrong: why }) => why !== null && within(field, row.path));
  const others = opened.faults
    .filter(({ field }) => !named(field))
    .map(({ field, value }): Missing => {
      const { label } = view.described(field);
      const unit = unitOf(field)?.unit ?? null;
      return {
        key: `other ${field}`,
        text: words.s('written.wrongOther', { field: label, value }),
        section: sectionOf(view, field),
        ...(unit === null ? {} : { unit }),
      };
    });
  return [...required, ...wrong, ...others];
}

function lawOf(view: HomeView): readonly Missing[] {
  const { words, owed, sections } = view;
  const rows = sections.flatMap(({ section }) => [...section.rows, ...section.more]);
  return owed
    .filter(({ said }) => !said)
    .map((one): Missing => {
      const labels = fieldsOf(one).flatMap((field) => {
        if (field.startsWith('@')) return [words.s('written.wholeAddress')];
        const row = rows.find(
          ({ path }) => path === `estate.${field}` || path.startsWith(`estate.${field}.`),
        );
        return row === undefined ? [] : [shortLabelOf(row, words)];
      });
      const { wording } = one.duty;
      const text =
        wording !== undefined
          ? words.s(`written.duties.${wording}`)
          : labels.length === 0
            ? words.s('written.inTheText')
            : [...new Set(labels)].join(` ${words.s('written.or')} `);
      const [first] = fieldsOf(one);
      return {
        key: one.duty.id,
        text: one.ifLongLease ? `${text} (${words.s('written.longLease')})` : text,
        section: first === undefined ? null : sectionOf(view, `estate.${first}`),
      };
    });
}

/** What the law asks of each unit that stays, which is advertised by itself. */
const lawOfUnits = ({ units, record, words }: HomeView): readonly Missing[] =>
  (units ?? []).flatMap(({ id, name, state }): readonly Missing[] => {
    const open = state === 'leaves' ? 0 : lawOfRecord(record, id).owed.filter(({ said }) => !said).length;
    return open === 0
      ? []
      : [
          {
            key: `law ${id}`,
            text: words.s('written.units.of', {
              unit: name,
              field: words.s.count('written.lackCount', open),
            }),
            section: 'law',
            unit: id,
          },
        ];
  });

const isBlank = ({ rows }: SectionView, own: 'text'): boolean =>
  rows.find(({ row }) => row.own === own)?.shown === null;

/**
 * What a mark on the map still needs: a point, which is not made of the address, and of an estate a sub type (spec 1 §4);
 * the status is required anyway.
 */
function unmarkedOf({ words, opened, record, sections }: HomeView): readonly Missing[] {
  const isPlaced = sections.some(({ rows }) =>
    rows.some(({ row, shown }) => row.control === 'point' && shown !== null),
  );
  const subType = storedAt(record, { path: 'estate.general.subType', control: 'subType' });
  return [
    ...(isPlaced ? [] : [{ key: 'point', text: words.s('written.noPoint'), section: 'place' }]),
    ...(opened.kind === 'rental' || subType !== null
      ? []
      : [{ key: 'subType', text: words.s('written.noSubType'), section: 'place' }]),
  ];
}

function niceOf(view: HomeView): readonly Missing[] {
  const { words, opened, record, sections } = view;
  const pictures = storedAt(record, {
    path: opened.kind === 'estate' ? 'estate.pictures' : 'rental.photos',
    control: 'line',
  });
  const undescribed = sections.filter((one) => one.section.name === 'text' && isBlank(one, 'text'));
  return [
    ...(Array.isArray(pictures) && pictures.length > 0
      ? []
      : [{ key: 'pictures', text: words.s('written.noPictures'), section: 'pictures' }]),
    ...unmarkedOf(view),
    ...(opened.kind === 'rental' && storedAt(record, { path: 'rates', control: 'rows' }) === null
      ? [{ key: 'rates', text: words.s('written.noRates'), section: 'price' }]
      : []),
    ...undescribed.map(({ section }) => ({
      key: section.id,
      text: words.s('written.noText', { language: languageOf(section.locale ?? words.locale).name }),
      section: section.id,
    })),
  ];
}

const isPresence = (field: string): boolean => isRemoval(field) || unitOf(field)?.within === 'general.id';
/** The region follows from the postcode: what moves it is said once. */
const isDerived = (field: string, value: unknown): boolean =>
  field.endsWith('.general.address.region') && (value === null || unitOf(field) !== null);

/** What the page before publishing says of a home. */
export function toPublish(view: HomeView): PublishView {
  const { words, opened, record, sections } = view;
  const rows = sections.flatMap(({ section }) => [...section.rows, ...section.more]);
  const text = (path: string): string | null => {
    const row = rows.find((one) => one.path === path);
    return row === undefined ? null : shownValue(row, storedAt(record, row), words);
  };
  const shown = storedAt(record, { path: 'estate.general.address.visible', control: 'check' }) === true;
  const contact = text('contact.name') ?? text('contact.email');
  return {
    stops: stopsOf(view),
    law: [...lawOf(view), ...lawOfUnits(view)],
    nice: niceOf(view),
    isMarked: unmarkedOf(view).length === 0,
    going: opened.draft
      .filter(({ field, value }) => !isDerived(field, value))
      .map(({ field, value, stored, by }): Going => {
        const { row, label } = view.described(field);
        const isOwn = row !== undefined && row.question === undefined && unitOf(field) === null;
        return {
          key: field,
          label: isOwn ? labelOf(row, words) : label,
          before: shownValue(row, stored, words),
          isPlain: isPresence(field),
          after: isPresence(field) ? null : shownValue(row, value, words),
          by,
        };
      }),
    again: [
      text('estate.general.price.value'),
      opened.kind === 'estate' ? words.s(shown ? 'written.streetShown' : 'written.streetHidden') : null,
      contact === null ? null : words.s('written.askFor', { who: contact }),
    ]
      .filter((part) => part !== null && part !== '')
      .join(DOT),
  };
}
