import { languageOf } from '#domain/languages.ts';
import { storedAt } from './home-controls.ts';
import { fieldsOf } from './home-record.ts';
import { type HomeView, type SectionView, within } from './home-view.ts';
import { labelOf, labelOfField, shortLabelOf, shownValue } from './home-words.ts';

/** Something that is missing, and the section in which it is answered. */
export interface Missing {
  readonly key: string;
  readonly text: string;
  readonly section: string | null;
}

/** A field that goes out. */
export interface Going {
  readonly key: string;
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly by: string;
}

/** What publishing says before it is pressed. */
interface PublishView {
  /** Without these it cannot go out. */
  readonly stops: readonly Missing[];
  readonly law: readonly Missing[];
  readonly nice: readonly Missing[];
  readonly going: readonly Going[];
  /** Price, place and contact, once more under the button. */
  readonly again: string;
}

/** What no home goes out without, by kind of record: paths and the key of their word. */
const REQUIRED = {
  estate: [
    ['estate.general.headType', 'kind'],
    ['estate.general.address.city', 'city'],
    ['estate.general.price.value', 'price'],
    ['estate.general.transaction.id', 'status'],
  ],
  rental: [['rental.general.city', 'city']],
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
    .map(
      ({ field, value }): Missing => ({
        key: `other ${field}`,
        text: words.s('written.wrongOther', { field, value }),
        section: sectionOf(view, field),
      }),
    );
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
      const text =
        labels.length === 0
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

const isBlank = ({ rows }: SectionView, own: 'text'): boolean =>
  rows.find(({ row }) => row.own === own)?.shown === null;

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
      : [{ key: 'pictures', text: words.s('written.noPictures'), section: null }]),
    ...undescribed.map(({ section }) => ({
      key: section.id,
      text: words.s('written.noText', { language: languageOf(section.locale ?? words.locale).name }),
      section: section.id,
    })),
  ];
}

const DERIVED = ['estate.general.address.geoLocation', 'estate.general.address.region'];

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
    law: lawOf(view),
    nice: niceOf(view),
    going: opened.draft
      .filter(({ field, value }) => !(DERIVED.includes(field) && value === null))
      .map(({ field, value, stored, by }): Going => {
        const row = rows.find((one) => one.path === field);
        return {
          key: field,
          label:
            row === undefined
              ? labelOfField(field, words)
              : row.question === undefined
                ? labelOf(row, words)
                : shortLabelOf(row, words),
          before: shownValue(row, stored, words),
          after: shownValue(row, value, words),
          by,
        };
      }),
    again: [
      text('estate.general.price.value'),
      opened.kind === 'estate' ? words.s(shown ? 'written.streetShown' : 'written.streetHidden') : null,
      contact === null ? null : words.s('written.askFor', { who: contact }),
    ]
      .filter((part) => part !== null && part !== '')
      .join(' · '),
  };
}
