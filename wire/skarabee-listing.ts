/**
 * A listing of the second source (`…/estates/skarabee/{guid}`): the dotted groups of spec 2 §3 as nested
 * objects. Only fields that pages read are typed; unknown keys of a group are kept, since the field table
 * decides which are shown.
 */
import * as z from 'zod';
import { AddressSchema, EstateSchema } from './estate.ts';
import { HistorySchema } from './home-history.ts';
import { PictureSchema } from './picture.ts';
import { optional } from './tolerant/leniency.ts';
import { group, id, list, localizedText, number, text, yesNo } from './values.ts';

const fields = () => optional(z.record(z.string(), z.unknown()));

export const SkarabeeListingSchema = z.object({
  guid: z.string(),
  external_id: text(),
  /** Codes of spec 2 §3: APARTMENT, HOUSE, … and their subtypes; FOR_SALE, SOLD, … */
  type: text(),
  subType: text(),
  status: text(),
  /** The second source's own transaction id (spec 1 §4); its name comes from the data. */
  transaction: optional(z.object({ id: id(), name: localizedText() })),
  title: localizedText(),
  description: localizedText(),
  short_description: localizedText(),
  archived: yesNo(),
  archived_at: text(),
  publicationDate: text(),
  /** Only in answers: like `price.lowered` of an estate. */
  price_lowered: group({ before: number(), at: text() }),
  /** Only in answers, of sites that publish it: like `history` of an estate. */
  history: optional(HistorySchema),
  /** Only in answers: units of a project, as lists show them. */
  units: list(EstateSchema),
  sticker: optional(z.object({ id: id(), name: localizedText(), color: text(), colorText: text() })),
  address: optional(AddressSchema),
  geo: optional(
    z.object({ lat: number(), lon: number(), precision: number(), address: group({ country: text() }) }),
  ),
  pictures: list(PictureSchema),
  general: fields(),
  construction: fields(),
  comfort: fields(),
  certification: fields(),
  financial: fields(),
  notary: fields(),
  notary_cost: fields(),
  other: fields(),
  planning: fields(),
  flood_information: fields(),
  project: fields(),
  media: fields(),
  layout: fields(),
});
export type SkarabeeListing = z.infer<typeof SkarabeeListingSchema>;
