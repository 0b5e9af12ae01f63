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
        .refine((at) => Date.parse(at) < NEVER, 'later than any choice; when it was made'),
    })
    .nullish();

/** The layer in a record, as exports write it and imports read it. */
export const HomeLayerSchema = z.object({
  /** Off the site. */
  hidden: chosen(z.literal(true)),
  contact: chosen(ContactInfoSchema),
  /** Names of pictures in their order; others follow. */
  pictures: chosen(z.array(z.string().min(1).max(2000)).max(MOST_ORDERED)),
  /** All open houses of the home; an empty list is none. */
  openHouses: chosen(z.array(OpenHouseSchema).max(MOST_DAYS)),
});
export type HomeLayer = z.infer<typeof HomeLayerSchema>;

/** Fields that a layer of each kind of record has: listings have no open houses, and holiday homes no contact person. */
export const LAYER_FIELDS_OF = {
  estate: LAYER_FIELDS,
  listing: ['hidden', 'contact', 'pictures'],
  rental: ['hidden', 'pictures'],
} as const satisfies Readonly<Record<string, readonly LayerField[]>>;
export type LayeredKind = keyof typeof LAYER_FIELDS_OF;
export const LAYERED_KINDS = Object.keys(LAYER_FIELDS_OF) as readonly LayeredKind[];
