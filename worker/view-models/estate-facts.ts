/** Fact groups of the first source: a core of the field table of spec 1 §3, one row a field. */
import { isUnsetNumber } from '../../domain/rules/emptiness.ts';
import {
  conformityCertificateShown,
  electricityCertificateShown,
  newBuildingShown,
} from '../../domain/rules/planning.ts';
import { localized } from '../../domain/text.ts';
import type { Estate } from '../content/schemas/estate.ts';
import {
  asArea,
  asCode,
  asDate,
  asEuros,
  asFloor,
  asLocalized,
  asMetres,
  asNamed,
  asText,
  asYear,
  asYesNo,
} from './fact-formats.ts';
import { type FactContext, type FactField, field } from './fact-table.ts';
import { plainText } from './paragraphs.ts';
import { kindOf } from './property-kind.ts';

type EstateField = FactField<Estate>;

/** A floor tells something of a flat, a shop or an office, not of a house, a plot or a project. */
const onFloor = ({ general }: Estate): number | null =>
  ['house', 'plot', 'project', 'holiday'].includes(kindOf(general.headType?.id))
    ? null
    : (general.floor ?? null);

export const BUILDING: readonly EstateField[] = [
  field('type', (e) => e.general.subType, asNamed('subType')),
  field('buildingType', (e) => e.technical?.buildingType, asNamed('constructionType')),
  field('constructionYear', (e) => e.technical?.constructionYear, asYear),
  field('renovationYear', (e) => e.technical?.renovationYear, asYear),
  field('condition', (e) => e.technical?.condition, asNamed('condition')),
  field('newBuilding', (e) => e.technical?.newBuilding, asYesNo, newBuildingShown),
  // Floor 0 is the ground floor (contract); -1 stands for "not filled in" far more often than for a cellar.
  field('floor', onFloor, asFloor, (floor) => !isUnsetNumber(floor)),
  field('areaBuild', (e) => e.dimensions?.areaBuild, asArea),
  field('areaGround', (e) => e.dimensions?.areaGround, asArea),
  field('areaBuildable', (e) => e.dimensions?.areaBuildable, asArea),
  field('widthHouse', (e) => e.dimensions?.widthHouse, asMetres),
  field('depthHouse', (e) => e.dimensions?.depthHouse, asMetres),
  field('widthGround', (e) => e.dimensions?.widthGround, asMetres),
  field('depthGround', (e) => e.dimensions?.depthGround, asMetres),
  field('depthGroundFloor', (e) => e.dimensions?.depthGroundFloor, asMetres),
  field('depthFloor', (e) => e.dimensions?.depthFloor, asMetres),
  field('commentArea', (e) => e.dimensions?.commentArea, asLocalized),
  field('directionGarden', (e) => e.technical?.directionGarden, asCode('orientation')),
  field('elevator', (e) => e.technical?.elevator, asYesNo),
  field('furniture', (e) => e.technical?.furniture, asYesNo),
  field('petsAllowed', (e) => e.technical?.petsAllowed ?? e.general.petsAllowed, asYesNo),
  field('architect', (e) => e.general.architect?.name, asText),
];

/** "Ja, conform": whether there is a certificate, and whether it found the installation in order. */
const asCertificate =
  (conforms: (estate: Estate) => boolean | null | undefined) =>
  (has: boolean, estate: Estate, context: FactContext): string => {
    const conform = conforms(estate);
    if (!has || typeof conform !== 'boolean') return asYesNo(has, context) ?? '';
    return context.t(conform ? 'views.answer.conform' : 'views.answer.notConform');
  };

const certificate = (
  key: string,
  has: (estate: Estate) => boolean | null | undefined,
  conforms: (estate: Estate) => boolean | null | undefined,
  shown: (value: boolean | null | undefined) => boolean,
): EstateField => ({
  key,
  write: (estate, context) => {
    const value = has(estate);
    return shown(value) ? asCertificate(conforms)(value === true, estate, context) : null;
  },
});

const names = (list: NonNullable<Estate['facilities']>, context: FactContext): string =>
  list
    .map(({ name }) => plainText(localized(name, context.locale)))
    .filter((name) => name !== '')
    .join(', ');

export const TECHNICAL: readonly EstateField[] = [
  certificate(
    'electricity',
    (e) => e.certificates?.certificateElectricity ?? e.technical?.certificateElectricity,
    (e) => e.certificates?.certificateElectricityConform,
    electricityCertificateShown,
  ),
  certificate(
    'conformity',
    (e) => e.certificates?.certificateConformity ?? e.technical?.certificateConformity,
    (e) => e.certificates?.certificateConformityConform,
    conformityCertificateShown,
  ),
  field('asbestosInventory', (e) => e.general.asbestosInventory, asYesNo),
  field('asbestos', (e) => e.general.certificateAsbestos?.name, asLocalized),
  field('facilities', (e) => e.facilities, names),
];

export const FINANCES: readonly EstateField[] = [
  field('groundValue', (e) => e.general.price?.groundValue, asEuros),
  field('constructionValue', (e) => e.general.price?.constructionValue, asEuros),
  field('infrastructureValue', (e) => e.general.price?.infrastructureValue, asEuros),
  field('furnitureValue', (e) => e.general.price?.furnitureValue, asEuros),
  field('deposit', (e) => e.general.price?.deposit, asEuros),
  field('monthlyCost', (e) => e.technical?.monthlyCost, asEuros),
  field('cadastralIncome', (e) => e.ki?.nonIndexed, asEuros),
  field('cadastralIncomeIndexed', (e) => e.ki?.indexed, asEuros),
  field('communityTax', (e) => e.ki?.communityTax, asEuros),
  field('tax', (e) => e.general.tax, asEuros),
  field('registrationCost', (e) => e.general.registrationCost, asEuros),
  field('notaryFee', (e) => e.general.notarySalery, asEuros),
  field('available', (e) => e.technical?.available, asNamed('freeOn')),
  field('availableDate', (e) => e.technical?.availableDate, asDate),
];
