/**
 * Facts that several sources state: the paths of their fields, by a name that is theirs alone. A fact of one
 * source only is known by its path (decision 105).
 */
const COMMON: Readonly<Record<string, readonly string[]>> = {
  kind: ['general.subType', 'subType'],
  status: ['status'],
  reference: ['general.reference', 'general.dossierNumber'],
  location: ['general.location', 'address.location'],
  floor: ['general.floor', 'construction.floor'],
  bedrooms: ['general.bedroomCount', 'construction.bedrooms_count'],
  bathrooms: ['general.bathroomCount', 'construction.bathrooms_count'],
  toilets: ['construction.toilets_count'],
  garages: ['other.garages_count'],
  parkings: ['other.parking_spaces_count'],
  terrace: ['layout.terrace'],
  area: ['dimensions.areaBuild', 'construction.living_area_surface'],
  plot: ['dimensions.areaGround', 'construction.land_surface'],
  built: ['technical.constructionYear', 'construction.construction_year'],
  renovated: ['technical.renovationYear', 'construction.renovation_year'],
  buildingType: ['technical.buildingType', 'construction.construction_type'],
  condition: ['technical.condition', 'construction.condition'],
  newBuilding: ['technical.newBuilding', 'construction.new_construction'],
  gardenOrientation: ['technical.directionGarden', 'other.garden_orientation'],
  lift: ['technical.elevator', 'comfort.lift'],
  furnished: ['technical.furniture', 'comfort.furnished'],
  pets: ['technical.petsAllowed', 'comfort.domestic_animals_allowed'],
  frontage: ['dimensions.widthHouse', 'construction.frontage_width'],
  plotWidth: ['dimensions.widthGround', 'construction.lot_width'],
  plotDepth: ['dimensions.depthGround', 'construction.lot_depth'],
  groundFloorDepth: ['dimensions.depthGroundFloor', 'construction.ground_floor_depth'],
  floorDepth: ['dimensions.depthFloor', 'construction.floor_depth'],
  environment: ['environments', 'other.environment'],
  electricity: ['certificates.certificateElectricity', 'certification.electrical_certificate'],
  available: ['technical.available', 'other.available'],
  availableFrom: ['technical.availableDate', 'other.available_at'],
  landPrice: ['general.price.groundValue', 'financial.land_price'],
  infrastructurePrice: ['general.price.infrastructureValue', 'financial.infrastructure_price'],
  deposit: ['general.price.deposit', 'financial.warranty'],
  registrationCost: ['general.registrationCost', 'financial.registration_cost'],
  tax: ['general.tax', 'financial.tax'],
  notaryFee: ['general.notarySalery', 'notary_cost.notary_fee'],
  cadastralIncome: ['ki.nonIndexed', 'financial.cadastral_income'],
  indexedIncome: ['ki.indexed', 'financial.cadastral_income_index'],
  monthlyCosts: ['technical.monthlyCost', 'financial.monthly_costs'],
  perArea: ['financial.price_per_square_meter'],
  zoning: ['general.townPlanningValue', 'planning.most_recent_destination'],
  permit: ['general.buildingLicense', 'planning.permission'],
  subdivision: ['general.allocationLicense', 'planning.subdivision_permit'],
  presale: ['general.presaleRight', 'planning.priority_purchase'],
  measures: ['general.townPlanningViolation', 'planning.proceeding'],
  asBuilt: ['general.certificateAsBuilt', 'certification.as_built_certificate'],
  heritage: ['general.heritageProtected', 'planning.protected_heritage'],
  energyLabel: ['energy.energyLabel', 'certification.energy_label'],
  energyUse: ['energy.epcValue', 'certification.epc_value'],
  energyTotal: ['energy.epcValueTotal', 'certification.epc_year_value'],
  energyReference: ['energy.epcReference', 'certification.epc_number'],
  eLevel: ['energy.eLevel', 'certification.e_level'],
  kLevel: ['energy.kLevel', 'certification.k_level'],
  co2: ['energy.co2', 'certification.co2_emission'],
};

const BY_PATH = new Map(
  Object.entries(COMMON).flatMap(([fact, paths]) => paths.map((path) => [path, fact] as const)),
);

/** Name of the fact that a field states. */
export const factOf = (path: string): string => BY_PATH.get(path) ?? path;

/** Paths of a fact's field in each source that states it. Throws for a name that is no fact. */
export function pathsOf(fact: string): readonly string[] {
  const paths = COMMON[fact];
  if (paths === undefined) throw new Error(`${fact} is no common fact`);
  return paths;
}
