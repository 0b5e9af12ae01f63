import { lacksOfEstate } from '#domain/advertising/advertised.ts';
import type { Estate } from '#wire/estate.ts';
import type { Site } from '#wire/site.ts';

interface EstateCase {
  readonly spec: string;
  readonly rule: string;
  readonly shows: (estate: Estate, site: Site | undefined) => boolean;
}
const rule = (spec: string, text: string, shows: EstateCase['shows']): EstateCase => ({
  spec,
  rule: text,
  shows,
});

const transaction = (estate: Estate) => Number(estate.general.transaction?.id);
const head = (estate: Estate) => Number(estate.general.headType?.id);
const region = (estate: Estate) => estate.general.address?.region;
const has = (value: unknown) => value !== null && value !== undefined && value !== '';
const flemish = (estate: Estate) => region(estate) === 'FLANDERS';
const walloon = (estate: Estate) => region(estate) === 'WALLONIA';

const HEAD_TYPES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const STATUSES = [1, 2, 3, 4, 5, 6, 8, 10];
const REGIONS = ['FLANDERS', 'BRUSSELS', 'WALLONIA'];

/** Display rules of the first spec, each with a condition that selects the estates that exercise it. */
export const ESTATE_CASES: readonly EstateCase[] = [
  ...HEAD_TYPES.map((id) => rule('spec 1 §9', `head type ${id}`, (e) => head(e) === id)),
  ...STATUSES.map((id) => rule('spec 1 §4', `transaction ${id}`, (e) => transaction(e) === id)),
  ...REGIONS.map((name) => rule('spec 1 §5', `region ${name}`, (e) => region(e) === name)),
  ...REGIONS.map((name) =>
    rule('spec 1 §4', `sold or let in ${name}`, (e) => region(e) === name && [5, 6].includes(transaction(e))),
  ),
  rule('spec 1 §2', 'hidden address', (e) => e.general.address?.visible === false),
  rule(
    'spec 1 §2',
    'hidden address of a sold estate',
    (e) => e.general.address?.visible === false && transaction(e) === 5,
  ),
  rule(
    'spec 1 §2',
    'address without street',
    (e) => e.general.address?.visible === true && e.general.address.street === null,
  ),
  rule(
    'spec 1 §2',
    'street without number',
    (e) => e.general.address?.visible === true && e.general.address.number === null,
  ),
  rule(
    'spec 1 §2',
    'status the site hides: a plain block',
    (e, site) => site?.settings.hiddenStatus.includes(transaction(e)) === true,
  ),
  rule(
    'spec 1 §2',
    'coloured sticker',
    (e) => has(e.general.sticker) && e.general.sticker?.color !== '#ffffff',
  ),
  rule(
    'spec 1 §9',
    'sticker white with black letters',
    (e) => e.general.sticker?.color === '#ffffff' && e.general.sticker.colorText === '#000000',
  ),
  rule('spec 1 §2', 'no picture', (e) => e.pictures?.length === 0),
  rule('spec 1 §2', 'pictures null', (e) => e.pictures === null),
  rule('spec 1 §3', 'pictures to be put in order', (e) => (e.pictures?.[0]?.index ?? 0) > 0),
  rule('spec 1 §2', 'project with a building name', (e) => head(e) === 9 && has(e.general.buildingName)),
  rule(
    'spec 1 §2',
    'building name of what is no project',
    (e) => head(e) !== 9 && !e.general.parentId && has(e.general.buildingName),
  ),
  rule('spec 1 §3', 'unit of a project', (e) => has(e.general.parentId)),
  rule('spec 1 §4', 'unit on the ground floor', (e) => has(e.general.parentId) && e.general.floor === 0),
  rule('spec 1 §4', 'unit on an upper floor', (e) => has(e.general.parentId) && (e.general.floor ?? 0) > 2),
  rule('spec 1 §4', 'sold unit', (e) => has(e.general.parentId) && transaction(e) === 5),
  rule('spec 1 §4', 'unit under option', (e) => has(e.general.parentId) && transaction(e) === 3),
  rule('spec 1 §9', 'price -1', (e) => !e.general.parentId && e.general.price?.value === -1),
  rule('spec 1 §5', 'price 0', (e) => e.general.price?.value === 0),
  rule('spec 1 §9', 'no price: on request', (e) => transaction(e) === 1 && e.general.price?.value === null),
  rule('spec 1 §9', 'price group missing', (e) => e.general.price === null),
  rule('spec 1 §9', 'price from', (e) => e.general.price?.priceFrom === true && has(e.general.price.value)),
  rule('spec 1 §3', 'rent with its period', (e) => has(e.general.price?.period?.name?.nl)),
  rule(
    'spec 1 §3',
    'rent without the name of its period',
    (e) => transaction(e) === 2 && e.general.price?.period?.name === null,
  ),
  rule('spec 1 §3', 'parts of the price', (e) => (e.general.price?.constructionValue ?? 0) > 0),
  rule('spec 1 §5', 'parts of the price -1', (e) => e.general.price?.constructionValue === -1),
  rule(
    'spec 1 §5',
    'areas and distances -1',
    (e) => e.dimensions?.areaBuild === -1 && e.dimensions.widthHouse === -1,
  ),
  rule('spec 1 §5', 'areas 0', (e) => e.dimensions?.areaBuild === 0),
  rule('spec 1 §9', 'more than two decimals', (e) => e.dimensions?.depthFloor === 9.375),
  rule('spec 1 §5', 'counts -1', (e) => e.general.bedroomCount === -1 && e.general.floor === -1),
  rule('spec 1 §5', 'counts 0', (e) => e.general.bedroomCount === 0 && e.general.bathroomCount === 0),
  rule('spec 1 §9', 'six bedrooms or more', (e) => (e.general.bedroomCount ?? 0) >= 6),
  rule('spec 1 §5', 'years -1', (e) => e.technical?.constructionYear === -1),
  rule('spec 1 §5', 'new building', (e) => e.technical?.newBuilding === true && !e.general.project),
  rule('contract', 'floor 0', (e) => !e.general.parentId && e.general.floor === 0),
  rule('contract', 'EPC 0', (e) => e.energy?.epcValue === 0),
  rule('contract', 'EPC -1', (e) => e.energy?.epcValue === -1),
  rule('contract', 'EPC below -1', (e) => (e.energy?.epcValue ?? 0) < -1),
  rule('spec 1 §9', 'EPC above 700', (e) => (e.energy?.epcValue ?? 0) > 700),
  rule('spec 1 §5', 'no energy figures', (e) => e.energy === null && [1, 3].includes(head(e))),
  rule('spec 1 §3', 'label such as A_100', (e) => e.energy?.customEpcLabel === 'A_100'),
  rule('spec 2 §3', 'dual energy label', (e) => e.energy?.energyLabel === 'B_A_PLUS'),
  rule('spec 1 §3', 'shared energy figures', (e) => has(e.energy?.shared?.epcValue)),
  rule(
    'spec 1 §3',
    'shared energy figures alone',
    (e) => has(e.energy?.shared?.epcValue) && e.energy?.epcValue === null,
  ),
  rule('decision 39', 'lacks three things that the law asks for', (e) => lacksOfEstate(e).length === 3),
  rule('spec 1 §9', 'CO2', (e) => (e.energy?.co2 ?? 0) > 0),
  ...['A', 'B', 'C', 'D'].map((score) =>
    rule(
      'spec 1 §9',
      `flood score of the parcel ${score}`,
      (e) => flemish(e) && e.general.floodingParcelScore === score,
    ),
  ),
  ...['A', 'B', 'C', 'D'].map((score) =>
    rule(
      'spec 1 §9',
      `flood score of the building ${score}`,
      (e) => flemish(e) && e.general.floodingBuildingScore === score,
    ),
  ),
  rule(
    'spec 1 §5',
    'flood score in Wallonia: not shown',
    (e) => walloon(e) && e.general.floodingParcelScore === 'D',
  ),
  rule(
    'spec 1 §5',
    'town planning without value in Wallonia: not shown',
    (e) => walloon(e) && transaction(e) === 1 && e.general.townPlanningValue === null,
  ),
  rule(
    'spec 1 §5',
    'town planning with value in Wallonia',
    (e) => walloon(e) && has(e.general.townPlanningValue),
  ),
  rule(
    'spec 1 §5',
    'town planning without value outside Wallonia',
    (e) => flemish(e) && transaction(e) === 1 && e.general.townPlanningValue === null,
  ),
  rule(
    'spec 1 §5',
    'violation without value: no measure',
    (e) => flemish(e) && e.general.townPlanningViolation === null,
  ),
  rule('spec 1 §5', 'violation with value', (e) => e.general.townPlanningViolation === 'SUMMONS'),
  rule('spec 1 §5', 'as-built certificate there', (e) => flemish(e) && e.general.certificateAsBuilt === true),
  rule(
    'spec 1 §5',
    'as-built certificate not there',
    (e) => flemish(e) && e.general.certificateAsBuilt === false,
  ),
  rule(
    'spec 1 §5',
    'as-built certificate absent',
    (e) => flemish(e) && e.general.certificateAsBuilt === undefined && head(e) === 3,
  ),
  rule(
    'spec 1 §5',
    'as-built certificate in Wallonia: not shown',
    (e) => walloon(e) && e.general.certificateAsBuilt === true,
  ),
  rule('spec 1 §5', 'heritage inventory', (e) => flemish(e) && e.general.heritageInventoried === 'YES'),
  rule(
    'spec 1 §5',
    'heritage inventory in Wallonia: not shown',
    (e) => walloon(e) && e.general.heritageInventoried === 'YES',
  ),
  rule('spec 1 §5', 'electricity certificate set', (e) => e.certificates?.certificateElectricity === true),
  rule('spec 1 §5', 'electricity certificate null', (e) => e.certificates?.certificateElectricity === null),
  rule('spec 1 §5', 'conformity certificate false', (e) => e.certificates?.certificateConformity === false),
  rule('spec 1 §3', 'asbestos certificate', (e) => has(e.general.certificateAsbestos?.name?.nl)),
  rule('spec 1 §3', 'renovation obligation', (e) => e.general.renovationObligation === true),
  rule('spec 1 §4', 'archived', (e) => has(e.general.archivedAt)),
  rule('spec 1 §4', 'archived while for sale', (e) => has(e.general.archivedAt) && transaction(e) === 1),
  rule('spec 1 §3', 'where in its town it lies', (e) => has(e.general.address?.location)),
  rule('spec 1 §3', 'virtual visit (type 2)', (e) => e.videos?.some(({ typeId }) => typeId === 2) === true),
  ...['TEXT', 'BIGTEXT', 'NUMBER'].map((type) =>
    rule(
      'spec 1 §3',
      `extra field ${type}`,
      (e) => e.extraFields?.some((field) => field.type === type) === true,
    ),
  ),
  rule(
    'spec 1 §3',
    'floors to be put in order',
    (e) => (e.floors?.length ?? 0) > 1 && (e.floors?.[0]?.sort ?? 0) > (e.floors?.[1]?.sort ?? 0),
  ),
  rule(
    'spec 1 §3',
    'several rows of one room kind',
    (e) => (e.layout?.filter(({ typeId }) => typeId === 10).length ?? 0) > 1,
  ),
  rule(
    'spec 1 §3',
    'room shared with others',
    (e) => e.layout?.some(({ common }) => common === true) === true,
  ),
  rule(
    'spec 1 §3',
    'file without link, with comment',
    (e) => e.files?.some(({ link, comment }) => !link && has(comment?.nl)) === true,
  ),
  rule('spec 1 §3', 'pets allowed', (e) => e.general.petsAllowed === true),
  rule('spec 1 §3', 'free from a day', (e) => has(e.technical?.availableDate)),
  rule('spec 2 §1', 'German null', (e) => e.general.title?.de === null && has(e.general.title?.nl)),
  rule('spec 2 §1', 'German absent', (e) => has(e.general.title?.nl) && e.general.title?.de === undefined),
  rule(
    'spec 2 §1',
    'title in one language',
    (e) => has(e.general.title) && Object.keys(e.general.title ?? {}).length === 1,
  ),
  rule('spec 1 §2', 'no title', (e) => e.general.title === null),
  rule('spec 1 §2', 'no description', (e) => e.general.description === null),
  rule('spec 1 §2', 'sub type without a name', (e) => has(e.general.subType?.id) && !e.general.subType?.name),
  rule('spec 1 §2', 'title with quotes', (e) => e.general.title?.nl?.includes('"') === true),
  rule(
    'spec 1 §2',
    'project title with quotes',
    (e) => head(e) === 9 && e.general.title?.nl?.includes('"') === true,
  ),
  rule('spec 1 §2', 'title with slashes and dots', (e) => /[./].*\//.test(e.general.title?.nl ?? '')),
  rule('spec 1 §2', 'title with an emoji', (e) =>
    /\p{Extended_Pictographic}/u.test(e.general.title?.nl ?? ''),
  ),
  rule('spec 1 §2', 'title that looks like markup', (e) => e.general.title?.nl?.includes('<') === true),
  rule('look', 'title of more than 150 characters', (e) => (e.general.title?.nl?.length ?? 0) > 150),
  rule('look', 'word of more than 40 letters', (e) => /\S{41}/.test(e.general.title?.nl ?? '')),
  rule('spec 1 §4', 'no point on the map', (e) => e.general.address?.geoLocation === null),
];
