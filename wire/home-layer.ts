/** What an agency's people choose over a home that a feed or a file brings (docs/decisions/0156). */
import * as z from 'zod';
import { ContactInfoSchema } from './contact-info.ts';
import { OpenHouseSchema } from './estate.ts';

/** Fields of a layer, in the order in which pages show them. */
export const LAYER_FIELDS = ['hidden', 'contact', 'pictures', 'openHouses'] as const;
export type LayerField = (typeof LAYER_FIELDS)[number];

/** Fields of a record that a choice shows otherwise, by dotted path. */
export const COVERS: Readonly<Record<LayerField, readonly string[]>> = {
  hidden: [],
  contact: ['contact'],
  pictures: ['estate.pictures', 'rental.photos'],
  openHouses: ['estate.openHouses'],
};

/** Whether a choice ends when a draft goes out: it would hide what was typed. */
export const isReplaced = (field: LayerField, draft: readonly { readonly field: string }[]): boolean =>
  COVERS[field].some((path) => draft.some((typed) => `${typed.field}.`.startsWith(`${path}.`)));

/** Most pictures that an order names, and most open houses. */
export const MOST_ORDERED = 300;
export const MOST_DAYS = 50;

/** First instant that no choice has: one of "for ever" could never be followed by a later one. */
const NEVER = Date.UTC(2100, 0);

/** A choice and its instant: of two, the later one holds. Null is the record's own value. */
const chosen = <Value extends z.ZodType>(value: Value) =>
  z
    .object({
      value: value.nullable(),
      at: z.iso
        .datetime({ offset: true })
        .refine(
          (at) => Date.parse(at) < NEVER,
          'the instant of the choice is expected, before the year 2100',
        ),
    })
    .nullish();

/** The layer in a record of an estate, as exports write it and imports read it. */
const HomeLayerSchema = z.object({
  /** Off the site. */
  hidden: chosen(z.literal(true)),
  contact: chosen(ContactInfoSchema),
  /** Names of pictures in their order; others follow. */
  pictures: chosen(z.array(z.string().min(1).max(2000)).max(MOST_ORDERED)),
  /** All open houses of the home; an empty list is none. */
  openHouses: chosen(z.array(OpenHouseSchema).max(MOST_DAYS)),
});
export type HomeLayer = z.infer<typeof HomeLayerSchema>;

/** The layer of each kind of record: listings have no open houses, and holiday homes no contact person. */
export const LAYER_SCHEMAS = {
  estate: HomeLayerSchema,
  listing: HomeLayerSchema.omit({ openHouses: true }),
  rental: HomeLayerSchema.pick({ hidden: true, pictures: true }),
} as const;
export type LayeredKind = keyof typeof LAYER_SCHEMAS;
export const LAYERED_KINDS = Object.keys(LAYER_SCHEMAS) as readonly LayeredKind[];

const fieldsOf = (kind: LayeredKind): readonly LayerField[] =>
  LAYER_FIELDS.filter((field) => Object.hasOwn(LAYER_SCHEMAS[kind].shape, field));
/** Fields of each kind's layer. */
export const LAYER_FIELDS_OF: Readonly<Record<LayeredKind, readonly LayerField[]>> = {
  estate: fieldsOf('estate'),
  listing: fieldsOf('listing'),
  rental: fieldsOf('rental'),
};
