/**
 * Every element of a property of Weblink (`GenericProperty`, 391 of them): where it is shown, or why it is not. A test
 * compares the names with the interface's file and writes `docs/skarabee-elements.md` from this table (decision 162).
 */

/** How a value is read; another value is counted as not mapped. */
export type Reading =
  | 'yes'
  | 'flag'
  | 'answer'
  | 'text'
  | 'link'
  | 'score'
  | 'rooms'
  | 'count'
  | 'floor'
  | 'year'
  | 'area'
  | 'length'
  | 'euros'
  | 'kWhOfAYear';

export type Element =
  /** A field of the listing, by its path. */
  | { readonly reads: Reading; readonly field: string }
  /** Codes of an enumeration, by `codes.ts`; a list of them for an array. */
  | { readonly coded: true }
  /** Read elsewhere in the mapping, which says where. */
  | { readonly elsewhere: string }
  /** Neither read nor stored, and not counted. */
  | { readonly never: string }
  /** Without a place here: counted by its name. */
  | { readonly left: string };

const SHOWN = `
  ConstructionYear year construction.construction_year
  RenovationYear year construction.renovation_year
  NewEstate yes construction.new_construction
  NumberOfBedrooms rooms construction.bedrooms_count
  NumberOfBathrooms rooms construction.bathrooms_count
  NumberOfToilets rooms construction.toilets_count
  NumberOfFloors count construction.floors_count
  FloorLevelNL floor construction.floor
  LandArea area construction.land_surface
  SurfaceLivable area construction.living_area_surface
  FrontWidth length construction.frontage_width
  Reference text general.dossierNumber
  IsYieldProperty yes general.revenue_property
  IsExclusive flag general.exclusive
  HasGarden yes other.garden
  SurfaceGarden area other.garden_surface
  NumberOfGarages count other.garages_count
  NumberOfParkingPlaces count other.parking_spaces_count
  HasElevator yes comfort.lift
  HasAlarm yes comfort.alarm
  HasFurniture yes comfort.furnished
  PetsAllowed yes comfort.domestic_animals_allowed
  HasRollerBlinds yes comfort.shutters
  ExternalSolarBlinds yes comfort.sunblinds
  HasPool yes comfort.swimming_pool
  HasIntercom yes comfort.intercom
  HasVideoPhone yes comfort.videophone
  HasElectricityConnect yes comfort.electricity_connection
  HasGasConnect yes comfort.gas_connection
  HasWaterConnect yes comfort.water_connection
  HasSewerConnect yes comfort.sewer_connection
  HasInternetConnect yes comfort.internet_connection
  HasPhoneConnect yes comfort.telephone_connection
  HasSolarPanels yes comfort.solar_panels
  HasSolarBoiler yes comfort.solar_boiler
  HasArmoredDoor yes comfort.secured_door
  HasDisabledAccess yes comfort.disabled_access
  HasDomotica yes comfort.domotics
  CadastrallIncome euros financial.cadastral_income
  CadastrallIncomeIndexed euros financial.cadastral_income_index
  EnergyIndexYearlyTotal kWhOfAYear certification.epc_year_value
  WaterPolicyPScore score flood_information.parcel_score
  WaterPolicyGScore score flood_information.building_score
  VirtualUrl link media.virtual_visit_url
  SurfaceLiving area layout.living
  SurfaceKitchen area layout.kitchen1
  SurfaceTerrace area layout.terrace
  SurfaceAttick area layout.attic1
  SurfaceBasement area layout.cellar
  SurfaceShowroom area layout.showroom
  SurfaceProfessionRoom area layout.free_profession
  SurfaceDiningRoom area layout.dining
  SurfaceGarage area layout.garage
  SurfaceBedroom1 area layout.bedroom1
  SurfaceBedroom2 area layout.bedroom2
  SurfaceBedroom3 area layout.bedroom3
  SurfaceBedroom4 area layout.bedroom4
  SurfaceBedroom5 area layout.bedroom5
  SurfaceBedroom6 area layout.bedroom6
  SurfaceBedroom7 area layout.bedroom7
`;

/** Enumerations of which some codes have a place. */
const CODED =
  'GeneralState KitchenType KitchenGenre RoofType WindowType GlazingTypes HeatingTypes Acception GardenQuality ' +
  'ShapeOfConstruction Locations FloodProneArea DelimitedFloodplainOrRiverbank';

const ELSEWHERE: Readonly<Record<string, string>> = {
  'whether it is public': 'Active PropertyType',
  '`status` and `transaction`': 'Status FlowStatus ConditionalSold',
  '`type` and `subType`': 'Typo Type SpecialType MarketType',
  '`financial.price`, unless it is withheld': 'Price PriceType Currency PriceIndication',
  '`address`, as far as it may be shown': 'Address IsDiscrete',
  '`title` and `description`': 'Flashes',
  'the project of a unit': 'Project',
  '`financial.monthly_costs`, of charges a month': 'ChargesAndProvisions ChargesAndProvisionsInterval',
  '`other.available_at`': 'Dates',
  '`certification`': 'Energy GES',
  '`planning`': 'UrbanDevelopment',
};

const NEVER: Readonly<Record<string, string>> = {
  'for the agency only':
    'Confidential Clauses CollegialInfo MandateType MandateNumber MandateOrigin CommissionChargedToBuyer CommissionChargedTo ' +
    'SellerNetPrice UseSellerNetPrice SoldPrice Financials PartnerUrls CustomValuesLanguageIndependent ' +
    'CustomValuesLanguageDependent ResponsibleLoginId SalesRepresentativeLoginId OfficeId',
  'about persons': 'OwnerInformation LifeAnnuity',
  'tells where a home is whose address may be hidden':
    'Residence CadastrallName CadastrallNumbers CadastrallInformations CadastrallDescription Map CommonSection',
  'texts that the agency did not choose for this publication': 'AllFlashes',
  'the publication’s own list is read': 'Pictures FloorPlans',
};

const LEFT: Readonly<Record<string, string>> = {
  'a free text whose readers the interface does not name':
    'RestrictionComment RoofComment WindowComment GlazingComment HeatingComment ElectricityComment PlumbingComment ' +
    'SanitaryComment ElevatorComment AlarmComment RollerBlindsComment ExternalSolarBlindsComment VentilationComment ' +
    'Cable_TVComment PoolComment IsolationComment BasesComment RoofCoverComment ConstructionComment CommentOnWarmWater ' +
    'AircoComment FacilitiesComment JacuzziComment IntercomComment ElectricityConnectComment GasConnectComment ' +
    'WaterConnectComment SewerConnectComment CommentOnInternetConnect CommentOnGeneralState SolarPanelsComment ' +
    'SolarBoilerComment PhoneConnectComment FiberConnectComment AntennaComment ArmoredDoorComment DisabledAccessComment ' +
    'DomoticaComment SaunaComment SteamCabinComment VideoPhoneComment Dismiss CurrentUsage CurrentDestination ' +
    'CustomDescriptions',
  'its unit or its period is not said':
    'CommunalExpenses HeatingWaterCosts HeatingCosts ElectricityCosts GazCosts WaterBoardLevies SewerRights ContributionGWE ' +
    'Deposit NetRentProfit GrossRentProfit EconomicalValue RealEstateTax OZBUserShare OZBBusinessShare LandConsolidation ' +
    'TerrainValue ConstructionValue TemporaryRent CostsGarage CostsTennantAgency CostsTennantTopography ' +
    'CostsTennantCertificate CostsTennantDiverse ReturnOnInvestment InvestmentPropertyTax InvestmentPropertyCost ' +
    'RentDuration MinimumLeaseTerm AverageTerm SurfaceStock HeatedCentrallyConstructionYear',
  'of the house, the plot or the garden: it is not said which':
    'Area Width Depth BackYardWidth BackYardDepth Orientation Content Dimensions',
  'an estimate of a building’s parts, for which the vocabulary has no words':
    'RoofEvaluation WindowEvaluation GlazingEvaluation HeatingEvaluation ElectricityEvaluation PlumbingEvaluation ' +
    'SanitaryEvaluation ElevatorEvaluation AlarmEvaluation RollerBlindsEvaluation IsolationEvaluation BasesEvaluation ' +
    'FrontageEvaluation RoofCoverEvaluation ConstructionEvaluation WarmWaterEvaluation MaintenanceInside MaintenanceOutside',
  'a range, where the vocabulary has metres':
    'DistanceToHighway DistanceToRailwayStation DistanceToRailwayStop DistanceToBusNode DistanceToMetroNode ' +
    'DistanceToTramNode DistanceToBusStop DistanceToMetroStop DistanceToTramStop DistanceToBank DistanceToRecreation ' +
    'DistanceToRestaurant DistanceToShops DistanceToSchool DistanceToDaycare',
  'a yes or no about places nearby, where the vocabulary has metres':
    'NearbyPublicTransport NearbyShops NearbySchool NearbyHighway NearbyRailwayStation NearbyRailwayStop NearbyBusNode ' +
    'NearbyMetroNode NearbyTramNode NearbyBusStop NearbyMetroStop NearbyTramStop NearbyBank NearbyRecreation ' +
    'NearbyRestaurant NearbyDaycare',
  'a yes or no that a number of rooms or a surface says better':
    'HasGarage HasTerrace HasCellar HasAttick HasBackYard HasShowroom HasOffice HasGreenHouse HasProfessionRoom ' +
    'HasLivingRoom HasKitchen HasUtilityRoom HasBedrooms HasBathroom HasLavatoryRoom HasToilet HasParkingPlace HasStock ' +
    'HasHeating HasElectricity HasSanitary HasDiningRoom HasBalcony HasWashPlace',
  'an address beside the page’s own': 'VRURL VideoUrl SiteUrl Link',
  'law and custom of another country':
    'BOOT GIWGuarantee Condition IsMonumentsAct MustNotice HouseContribution TransferrableContribution HasObjectSubsidy ' +
    'InterimInterest SelfIntrest PermanentResidence DoubleResidence VVEActive RightsInRem Characterization ' +
    'ConstructionPeriod Specification',
  'times and ids of the vendor': 'ID Created Modified PriceLastModified LotPublicationId Model',
  'no field of the vocabulary says it exactly':
    'RenovationDuty AreaRdyForConstr ShopLocation CadastrallArea Easement EnvironmentalPlanning NumberOfLavatoryRooms NumberOfOffices ' +
    'Modification RentType RentTime UsageProfessionalPercent UsagePrivatePercent IsChildFriendly SurfaceUtilityRoom ' +
    'LivingRoomType GarageType ProfessionRoomType IsVATInclusive IsVATExclusive IsProtected HasAsbestus HasGroundPollution ' +
    'OfficeType ConditionalSoldDate TakeOver UnderConstruction Garnished ServiceCharges StorageRoom HasVentilation ' +
    'HasCable_TV HasCAI_TV PlumbingTypes ConstructionType IsolationTypes OpenPorchInApp IsSplitAppartment IsInProduction ' +
    'HasIndexedRent AppartmentInThousands NumberOfRooms Floors PaymentPeriod Certifications Payment CommonWalls ' +
    'TotalFloorArea GrossFloorArea RentStatus OpenHouse BasesType FrontageType RoofCoverType WarmWaterTypes HasAirco ' +
    'HasJacuzzi HasFirePlace FirePlaceType MarketingTypes NumberOfPlacesInGarage TypesOfGarden ServiceChargesPayment MaximumOccupants ' +
    'GarageFacilities HasEstateFireAlarms HasBuiltInLights Facilities Levels SurfaceGreenHouse TypeOfParking ' +
    'NumberOfLoadingDocks SurfaceBedroom8 SurfaceBedroom9 SurfaceBedroom10 HasFiberConnect HasAntenna HasSauna HasSteamCabin ' +
    'ProfessionalUnits',
};

const named = <Kind>(
  table: Readonly<Record<string, string>>,
  element: (why: string) => Kind,
): readonly (readonly [string, Kind])[] =>
  Object.entries(table).flatMap(([why, names]) =>
    names.split(' ').map((name) => [name, element(why)] as const),
  );

const shown = SHOWN.trim()
  .split('\n')
  .map((line) => line.trim().split(' '))
  .flatMap(([name = '', reads = '', field]): readonly (readonly [string, Element])[] =>
    field === undefined ? [] : [[name, { reads: reads as Reading, field }]],
  );

/** Every element by its name. */
export const ELEMENTS: ReadonlyMap<string, Element> = new Map<string, Element>([
  ...shown,
  ...CODED.split(' ').map((name) => [name, { coded: true }] as const),
  ...named(ELSEWHERE, (elsewhere) => ({ elsewhere })),
  ...named(NEVER, (never) => ({ never })),
  ...named(LEFT, (left) => ({ left })),
]);
