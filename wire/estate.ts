/**
 * An estate of the first source, field by field as spec 1 §3 lists them. Every leaf is optional:
 * null, absent and -1 all occur. The meaning of emptiness is the display rules' concern (`domain/`).
 */
import * as z from 'zod';
import { PictureSchema } from './picture.ts';
import { optional } from './tolerant/optional.ts';
import { sparseObject } from './tolerant/sparse-object.ts';
import { boolean, group, IdSchema, id, list, localizedText, named, number, text, yesNo } from './values.ts';

/** A letter score `A`…`D` (flooding). */
const score = text;
/** Planning answers come as booleans, codes or text. */
const answer = () => optional(z.union([z.boolean(), z.string(), z.number()]));

export const AddressSchema = sparseObject({
  /** Anything but true: the address is hidden completely; only zip and city may be shown. */
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

const PriceSchema = sparseObject({
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
  /** Only in answers: what it was before it was lowered, euros, and the instant; both were shown to everybody. */
  lowered: group({ before: number(), at: text() }),
});

const StickerOnEstateSchema = sparseObject({
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
  /** Status text of the listing that this estate stands for in lists (spec 2 §3). */
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

/** One set of energy figures; `energy` and `energy.shared` have the same fields. */
const energyFields = {
  epcValue: number(),
  epcValueTotal: number(),
  epbReference: text(),
  epcReference: text(),
  /** Label form such as `A_100`: the letter, then the bar's end. */
  customEpcLabel: text(),
  energyLabel: text(),
  eLevel: number(),
  kLevel: number(),
  co2: number(),
};

const EnergySchema = sparseObject({ ...energyFields, shared: group(energyFields) });

/** A day on which whoever likes may come and look, by the clock of Brussels. */
const OpenHouseSchema = sparseObject({
  day: z.iso.date(),
  from: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'not HH:mm'),
  to: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'not HH:mm'),
  /** How many may register; without it everybody. */
  places: number(),
  /** Whoever comes says so first. */
  registration: boolean(),
});

const fields = {
  /** Marks an estate of the second source; then it is the address of its listing. */
  guid: text(),
  openHouses: list(OpenHouseSchema),
  /** Present in grouped search answers. */
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
  /** Rooms: a kind's number is the sum of `count` over all rows of its type id (1 where absent). */
  layout: list(
    sparseObject({
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
    sparseObject({
      floor: localizedText(),
      rooms: list(
        sparseObject({
          name: localizedText(),
          count: number(),
          surface: number(),
          comment: localizedText(),
          /** Place among the rooms of its level (spec 1 §4). */
          floorId: number(),
        }),
      ),
      sort: number(),
    }),
  ),
  facilities: list(
    sparseObject({
      name: localizedText(),
      /** Name of a drawing (SVG) among the site's assets, shown beside the name. */
      icon: optional(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)),
    }),
  ),
  buildTechnicals: list(
    sparseObject({ criteria: localizedText(), value: localizedText(), comment: localizedText() }),
  ),
  files: list(sparseObject({ type: localizedText(), link: text(), comment: localizedText() })),
  environments: list(sparseObject({ environment: localizedText(), comment: localizedText() })),
  pictures: list(PictureSchema),
  /** In answers of lists, which bring the first pictures alone: how many there are. */
  pictureCount: number(),
  /** Type id 2 is the link of a virtual visit. */
  videos: list(sparseObject({ typeId: number(), link: text() })),
  certificates: group({
    certificateConformity: yesNo(),
    certificateConformityConform: yesNo(),
    certificateElectricity: yesNo(),
    certificateElectricityConform: yesNo(),
  }),
  extraFields: list(
    sparseObject({
      extra_field_autoid: id(),
      type: text(),
      value_lang_string: localizedText(),
      value: optional(z.union([z.string(), z.number(), z.boolean()])),
    }),
  ),
};

/** A unit of a project, which has no units of its own. */
const UnitSchema = sparseObject({ ...fields, general: z.object(general) });

export const EstateSchema = sparseObject({
  ...fields,
  general: sparseObject({
    ...general,
    /** Units of a project. In search answers they carry little more than `general`. */
    children: list(UnitSchema),
  }),
});
export type Estate = z.infer<typeof EstateSchema>;

/** Units of a project; none of what is no project. */
export const childrenOf = (estate: Estate): readonly Estate[] => estate.general.children ?? [];
