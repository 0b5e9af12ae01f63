/**
 * An estate of the first source, with the fields of spec 1 §3. Every leaf is optional: null, absent and -1
 * all occur. The display rules in `domain/` decide what counts as empty.
 */
import * as z from 'zod';
import { HistorySchema } from './home-history.ts';
import { PictureSchema } from './picture.ts';
import { optional } from './tolerant/leniency.ts';
import { boolean, group, IdSchema, id, list, localizedText, named, number, text, yesNo } from './values.ts';

/** A letter score `A`…`D` (flooding). */
const score = text;
/** Planning answers are booleans, codes or text. */
const answer = () => optional(z.union([z.boolean(), z.string(), z.number()]));

export const AddressSchema = z.object({
  /** Unless true, the address is hidden: only zip and city may be shown. */
  visible: boolean(),
  street: localizedText(),
  number: optional(z.union([z.string(), z.number()])),
  box: optional(z.union([z.string(), z.number()])),
  city: group({
    id: id(),
    zip: optional(z.union([z.string(), z.number()])),
    name: localizedText(),
    alias: localizedText(),
  }),
  country: group({ id: id() }),
  region: text(),
  geoLocation: group({ lat: number(), lon: number() }),
  location: text(),
});
export type Address = z.infer<typeof AddressSchema>;

const PriceSchema = z.object({
  /** Euros. */
  value: number(),
  totalPrice: number(),
  priceFrom: yesNo(),
  constructionValue: number(),
  deposit: number(),
  furnitureValue: number(),
  infrastructureValue: number(),
  groundValue: number(),
  period: group({ name: localizedText() }),
  /** Only in answers: the price before the reduction, in euros, and its instant; both prices were public. */
  lowered: group({ before: number(), at: text() }),
});

const StickerOnEstateSchema = z.object({
  id: id(),
  name: localizedText(),
  color: text(),
  colorText: text(),
});

const general = {
  id: IdSchema,
  parentId: id(),
  project: yesNo(),
  title: localizedText(),
  description: localizedText(),
  shortDescription: localizedText(),
  headType: named(),
  subType: named(),
  transaction: named(),
  /** Status text of the listing that this estate represents in lists (spec 2 §3). */
  status: text(),
  reference: text(),
  floor: number(),
  floorId: number(),
  entityNumber: text(),
  buildingName: text(),
  sticker: optional(StickerOnEstateSchema),
  petsAllowed: yesNo(),
  architect: group({ name: text() }),
  /** Instant, ISO 8601 with offset. */
  publicationDate: text(),
  /** Only in answers, of sites that publish it. */
  history: optional(HistorySchema),
  archived: yesNo(),
  archivedAt: text(),
  bedroomCount: number(),
  bathroomCount: number(),
  address: optional(AddressSchema),
  price: optional(PriceSchema),
  registrationCost: number(),
  tax: number(),
  notarySalery: number(),
  asbestosInventory: yesNo(),
  certificateAsbestos: group({ name: localizedText() }),
  townPlanningValue: localizedText(),
  townPlanningViolation: answer(),
  buildingLicense: answer(),
  allocationLicense: answer(),
  presaleRight: answer(),
  certificateAsBuilt: yesNo(),
  heritageProtected: answer(),
  heritageInventoried: answer(),
  renovationObligation: yesNo(),
  floodingBuildingScore: score(),
  floodingParcelScore: score(),
};

/** Energy figures; `energy` and `energy.shared` have the same fields. */
const energyFields = {
  epcValue: number(),
  epcValueTotal: number(),
  epbReference: text(),
  epcReference: text(),
  /** Label such as `A_100`: the letter, then the end of the bar. */
  customEpcLabel: text(),
  energyLabel: text(),
  eLevel: number(),
  kLevel: number(),
  co2: number(),
};

const EnergySchema = z.object({ ...energyFields, shared: group(energyFields) });

/** An open house, in Brussels time. */
export const OpenHouseSchema = z.object({
  day: z.iso.date(),
  from: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'not HH:mm'),
  to: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'not HH:mm'),
  /** Number of places; unlimited when absent. */
  places: number(),
  /** Whether visitors must register. */
  registration: boolean(),
});

const fields = {
  /** Present only for an estate of the second source: the id of its listing. */
  guid: text(),
  openHouses: list(OpenHouseSchema),
  /** Only in answers to a grouped search. */
  groupKey: optional(z.union([z.string(), z.number()])),
  ki: group({ indexed: number(), nonIndexed: number(), communityTax: number() }),
  dimensions: group({
    areaGround: number(),
    areaBuild: number(),
    areaBuildable: number(),
    widthHouse: number(),
    widthGround: number(),
    depthHouse: number(),
    depthGround: number(),
    depthGroundFloor: number(),
    depthFloor: number(),
    commentArea: localizedText(),
  }),
  energy: optional(EnergySchema),
  technical: group({
    constructionYear: number(),
    renovationYear: number(),
    buildingType: named(),
    condition: named(),
    newBuilding: yesNo(),
    available: named(),
    /** Calendar day `YYYY-MM-DD`. */
    availableDate: text(),
    furniture: yesNo(),
    petsAllowed: yesNo(),
    monthlyCost: number(),
    directionGarden: text(),
    oLevelSensitivity: text(),
    oLevelZone: text(),
    certificateConformity: yesNo(),
    certificateElectricity: yesNo(),
    elevator: yesNo(),
  }),
  /** Rooms. The number of rooms of a type is the sum of `count` over its rows (1 when absent). */
  layout: list(
    z.object({
      typeId: number(),
      name: localizedText(),
      count: number(),
      surface: number(),
      comment: localizedText(),
      common: yesNo(),
      valueIds: list(z.number()),
    }),
  ),
  floors: list(
    z.object({
      floor: localizedText(),
      rooms: list(
        z.object({
          name: localizedText(),
          count: number(),
          surface: number(),
          comment: localizedText(),
          /** Position among the rooms of its floor (spec 1 §4). */
          floorId: number(),
        }),
      ),
      sort: number(),
    }),
  ),
  facilities: list(
    z.object({
      name: localizedText(),
      /** Asset name of a drawing (SVG), shown beside the name. */
      icon: optional(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)),
    }),
  ),
  buildTechnicals: list(
    z.object({ criteria: localizedText(), value: localizedText(), comment: localizedText() }),
  ),
  files: list(z.object({ type: localizedText(), link: text(), comment: localizedText() })),
  environments: list(z.object({ environment: localizedText(), comment: localizedText() })),
  pictures: list(PictureSchema),
  /** Only in answers of lists, which contain only the first pictures: the total number of pictures. */
  pictureCount: number(),
  /** Type id 2 is a virtual visit. */
  videos: list(z.object({ typeId: number(), link: text() })),
  certificates: group({
    certificateConformity: yesNo(),
    certificateConformityConform: yesNo(),
    certificateElectricity: yesNo(),
    certificateElectricityConform: yesNo(),
  }),
  extraFields: list(
    z.object({
      extra_field_autoid: id(),
      type: text(),
      value_lang_string: localizedText(),
      value: optional(z.union([z.string(), z.number(), z.boolean()])),
    }),
  ),
};

/** A unit of a project; it has no units of its own. */
const UnitSchema = z.object({ ...fields, general: z.object(general) });

export const EstateSchema = z.object({
  ...fields,
  general: z.object({
    ...general,
    /** Units of a project. In search answers they hold little more than `general`. */
    children: list(UnitSchema),
  }),
});
export type Estate = z.infer<typeof EstateSchema>;

/** Units of a project; empty for any other estate. */
export const childrenOf = (estate: Estate): readonly Estate[] => estate.general.children ?? [];
