/** What is asked of a page and of each kind of block, in the order of its form (decision 186). */
import type { Section } from '#wire/page.ts';
import type { NamedKind, PageDraft } from '#wire/written-pages.ts';
import type { StaffKey } from '../texts.ts';

/**
 * How a member is written: in each language on one line (`words`), as a sentence that is seen whole, or as formatted text
 * (`text`); once, as a line, a number or a day; as a picture with its words; as the target of a link; as one of the site's
 * forms; or as one of its lists.
 */
type Control = InLanguages | 'line' | 'number' | 'day' | 'picture' | 'link' | 'form' | NamedKind;
/** How a member that is written in each language is entered. */
export type InLanguages = 'words' | 'sentence' | 'text';
type LabelIn<Key> = Key extends `pages.fields.${infer Name}` ? Name : never;
type Label = LabelIn<StaffKey>;

interface SingleField {
  readonly path: string;
  readonly control: Control;
  readonly label: Label;
  /** Without it the block cannot go out. */
  readonly need?: true;
}

/** A list within a block; entries are added and taken out by presses. */
export interface ListField {
  readonly path: string;
  readonly label: Label;
  readonly most: number;
  readonly entry: readonly SingleField[];
}

export type BlockField = SingleField | ListField;
type BlockKind = Section['kind'];

const words = (path: string, label: Label, need?: true): SingleField => ({
  path,
  control: 'words',
  label,
  ...(need && { need }),
});
const text = (path: string, label: Label, need?: true): SingleField => ({
  ...words(path, label, need),
  control: 'text',
});
const sentence = (path: string, label: Label, need?: true): SingleField => ({
  ...words(path, label, need),
  control: 'sentence',
});
const one = (path: string, control: Control, label: Label, need?: true): SingleField => ({
  path,
  control,
  label,
  ...(need && { need }),
});

const HEAD = [words('heading', 'heading'), text('body', 'body')] as const;
const PICTURE = one('picture', 'picture', 'picture');
/** A link below the text of a block. */
const LINK = [words('link.label', 'linkLabel'), one('link.link', 'link', 'linkTarget')] as const;
const SIZE = one('size', 'number', 'size');

/** Members of the page itself. */
export const PAGE_FIELDS: readonly SingleField[] = [
  words('title', 'title', true),
  sentence('lead', 'lead'),
  sentence('description', 'description'),
  one('hero', 'picture', 'hero'),
];
/** Its addresses, one a language; pages that a screen shows have none. */
export const ADDRESS_FIELD: SingleField = words('url', 'url');

/** Kinds of blocks in the order in which they are offered. */
export const BLOCKS: Readonly<Record<BlockKind, readonly BlockField[]>> = {
  text: [...HEAD, PICTURE, ...LINK],
  picture: [one('picture', 'picture', 'picture', true), ...HEAD],
  'call-to-action': [
    ...HEAD,
    {
      path: 'links',
      label: 'links',
      most: 3,
      entry: [words('label', 'linkLabel', true), one('link', 'link', 'linkTarget', true)],
    },
  ],
  form: [...HEAD, one('form', 'form', 'form', true)],
  figures: [
    ...HEAD,
    {
      path: 'figures',
      label: 'figures',
      most: 4,
      entry: [
        one('value', 'number', 'value', true),
        words('unit', 'unit'),
        words('label', 'figureLabel', true),
        words('period', 'period', true),
      ],
    },
  ],
  steps: [
    ...HEAD,
    {
      path: 'steps',
      label: 'steps',
      most: 12,
      entry: [words('title', 'stepTitle', true), text('text', 'stepText'), words('duration', 'duration')],
    },
  ],
  reviews: [
    ...HEAD,
    words('source.name', 'sourceName', true),
    one('source.link', 'link', 'sourceLink'),
    one('count', 'number', 'count', true),
    one('score.value', 'number', 'score'),
    one('score.outOf', 'number', 'outOf'),
    one('asOf', 'day', 'asOf', true),
    sentence('checked', 'checked', true),
    {
      path: 'reviews',
      label: 'reviews',
      most: 20,
      entry: [
        text('text', 'reviewText', true),
        one('by', 'line', 'by', true),
        words('about', 'about'),
        one('date', 'day', 'date', true),
      ],
    },
  ],
  press: [
    ...HEAD,
    {
      path: 'quotes',
      label: 'quotes',
      most: 20,
      entry: [
        text('text', 'quoteText', true),
        one('paper', 'line', 'paper', true),
        one('by', 'line', 'by'),
        one('date', 'day', 'date', true),
        sentence('title', 'articleTitle'),
        one('link', 'link', 'articleLink'),
      ],
    },
  ],
  estates: [...HEAD, one('collection', 'collection', 'collection'), one('group', 'group', 'group'), SIZE],
  sold: [...HEAD, SIZE],
  entities: [...HEAD, one('entity', 'entity', 'entity', true), PICTURE, ...LINK],
  places: [
    ...HEAD,
    words('hint', 'hint'),
    {
      path: 'places',
      label: 'places',
      most: 24,
      entry: [words('label', 'placeLabel'), one('cityId', 'line', 'cityId', true)],
    },
  ],
  menu: [...HEAD, one('menu', 'menu', 'menu', true), one('entry', 'entry', 'entry', true)],
  valuation: [...HEAD, PICTURE],
  offices: [...HEAD],
};

export const BLOCK_KINDS = Object.keys(BLOCKS) as readonly BlockKind[];

/** Whether a kind of block is one that the site has. */
export const isBlockKind = (kind: string): kind is BlockKind => Object.hasOwn(BLOCKS, kind);

/** Whether a member is written in each language. */
export const isInLanguages = (control: Control): control is InLanguages =>
  control === 'words' || control === 'sentence' || control === 'text';
export const isList = (field: BlockField): field is ListField => 'entry' in field;

/** An empty block. Lists begin with one entry, since that is why the block is chosen. */
export const newBlock = (kind: BlockKind): PageDraft['sections'][number] => ({
  kind,
  ...Object.fromEntries(BLOCKS[kind].filter(isList).map(({ path }) => [path, [{}]])),
  ...(kind === 'form' ? { form: 'contact' } : {}),
});
