import type { Lexicon } from '../signs.ts';

/** Words of English as its readers in Belgium write it. */
export const EN: Lexicon = {
  signs: {
    house: 'house|houses|family home|family house|hous',
    apartment: 'apartment|apartments|flat|flats|apt|apts|appartment|apartement|appartement|condo',
    commercial:
      'commercial space|commercial property|commercial premises|retail space|business premises|commercial building',
    industry: 'industrial|industrial building|industrial unit|industrial property',
    office: 'office|offices|office space',
    project: 'development|new development|building project|new-build project|new build project',
    STUDIO: 'studio|studios|studio apartment|studio flat|bedsit',
    LOFT: 'loft|lofts',
    PENTHOUSE: 'penthouse|penthouses',
    DUPLEX: 'duplex',
    TRIPLEX: 'triplex',
    GROUND_FLOOR_APARTMENT:
      'ground floor|ground-floor|ground floor apartment|ground-floor apartment|ground floor flat|ground-floor flat',
    STUDENT_ROOM: 'student room|student rooms|student accommodation|student flat|student housing|kot',
    SERVICE_FLAT: 'assisted living|service flat|assisted-living flat|sheltered housing',
    VILLA: 'villa|villas',
    FARMHOUSE: 'farmhouse|farm house|farm|farmhouses',
    FERMETTE: 'fermette|small farm',
    COUNTRY_HOUSE: 'country house|country home|country houses',
    MANSION: 'mansion|mansions|manor house|period house',
    TOWNHOUSE: 'townhouse|town house|townhouses|town houses',
    CHALET: 'chalet|chalets',
    BUNGALOW: 'bungalow|bungalows',
    COTTAGE: 'cottage|cottages',
    CASTLE: 'castle|castles|chateau',
    BEL_ETAGE: 'bel-etage|bel etage',
    SINGLE_FAMILY_HOUSE: 'single-family house|single family house|single-family home|single family home',
    MULTI_FAMILY_HOUSE: 'multi-family house|two-family house|multi family house',
    TERRACED_HOUSE: 'terraced house|terraced|terrace house|row house|terraced houses|rowhouse|terraced home',
    SEMI_DETACHED_HOUSE:
      'semi-detached|semi detached|semi-detached house|semi detached house|semi|semis|semi-d',
    APARTMENT_BUILDING: 'apartment building|block of flats|apartment block',
    INVESTMENT_PROPERTY: 'investment property|income property|investment properties|buy to let|buy-to-let',
    BUILDING_PLOT:
      'building plot|building land|plot of land|building plots|building lot|plot to build on|land to build on',
    GARAGE_BOX: 'lock-up garage|garage box|lock up garage|lock-up|single garage box',
    SHOP: 'shop|shops|retail unit',
    STORAGE: 'storage|warehouse|storage space|warehouses',
    HOLIDAY_HOME: 'second home|second residence|weekend home',
    garden: 'garden|gardens|yard|backyard|back garden|outdoor space with garden',
    terrace: 'terrace|balcony|terraces|balconies|patio|roof terrace|terasse|terrasse',
    parking: 'parking|carport|car park|driveway|off-street parking|off street parking',
    lift: 'lift|elevator|with lift|with a lift',
    furnished: 'furnished|fully furnished',
    pets: 'pet friendly|pets allowed|pet-friendly|pets welcome|dogs allowed|dog friendly|dog-friendly|with a dog|with dog|with our dog|with my dog|with dogs|with pets|with a pet|pets|dog|dogs|pet|dogs welcome|pets ok|pets accepted|dog allowed|with a cat|cats allowed',
    newBuilding:
      'new build|new-build|newbuild|newly built|new construction|brand new|new builds|new built|off plan|new home',
    seaView:
      'sea view|sea views|seaview|view of the sea|ocean view|views of the sea|sea-view|overlooking the sea|facing the sea',
    FOR_SALE: 'for sale|to buy|buy|buying|purchase|to purchase|on sale',
    TO_RENT: 'to rent|rent|for rent|to let|let|rental|renting|rentals|letting',
    garage:
      'garage|garages|parking space|parking spot|parking place|parking spaces|car space|underground parking',
    land: 'land|plot|plots|lot|parcel of land|parcel|meadow',
    ready:
      'move in ready|move-in ready|ready to move in|ready to move into|turnkey|turn-key|turn key|good condition|in good condition|move-in condition|excellent condition|in excellent condition|ready to live in',
    toRenovate:
      'to renovate|fixer upper|fixer-upper|in need of renovation|needs renovation|needs work|to be renovated|renovation project|needing work|to do up|doer upper|in need of work|needs renovating|to restore|needs modernising|needs updating|needs tlc',
    toFreshenUp: 'to freshen up|to refresh|needs refreshing|to redecorate',
    renewed: 'renovated|refurbished|fully renovated|recently renovated|newly renovated',
    twoFacades: 'two facades',
    threeFacades: 'three facades',
    fourFacades:
      'detached|detached home|freestanding|free-standing|stand-alone|standalone|fully detached|four facades',
    lowered:
      'price reduced|reduced price|price drop|price cut|reduced|price lowered|lowered price|price reduction|price reductions',
    openHouse: 'open house|open houses|open day|open house day|viewing day|open viewing',
    available: 'available|free|vacant',
    freeNow:
      'available now|available immediately|immediately available|free now|move in now|vacant now|immediately|asap|immediate availability|right away',
    holiday:
      'holiday|holidays|vacation|holiday home|holiday rental|holiday let|holiday flat|holiday apartment|vacation rental|holiday house|holiday cottage|short break',
    week: 'week|a week',
    weekend: 'weekend|a weekend|long weekend',
    midweek: 'midweek|mid-week',
    sleeps: 'sleeps|sleeping',
    wifi: 'wifi|wi-fi|internet|wireless',
    coast:
      'by the sea|at the seaside|seaside|on the coast|at the coast|the coast|coast|near the sea|by the coast|close to the sea|coastal|at the beach|belgian coast|on the belgian coast|beachfront|on the seafront|near the coast|at the sea|not far from the sea|not too far from the sea',
    near: 'near|nearby|near to|close to|around|in the area of|in the region of|next to|not far from|within reach of|close by|outside|area of|region of|surroundings of|in and around|region|not too far from|not far away from|in the vicinity of|within easy reach of|in the neighbourhood of',
    surroundings:
      'and surroundings|or surroundings|area|and around|and nearby|or nearby|and surrounding area|region|and environs|and area|surroundings|or thereabouts|and the surrounding area|neighbourhood',
    province: 'province|province of',
    street: 'street|avenue|road|lane',
    bedrooms:
      'bedrooms|bedroom|beds|bed|bdr|bedrm|br|bdrm|bedroomed|bdrms|berooms|bedrooom|bedroms|bedrms|bedroomd|bdrs',
    rooms: 'rooms|room|bathrooms|bathroom|baths|floors|storeys|bath',
    people: 'people|persons|person|adults|adult|guests|guest|pax|of us|ppl',
    children: 'children|child|kids|kid|grandchildren|toddlers',
    facades: 'facades|facade|façades|façade|sides',
    squareMetres:
      'sqm|m2|m²|square metres|square meters|sq m|sq. m|sq metres|square metre|sqm.|square meter|sq meters',
    are: 'ares|are of land',
    hectare: 'hectares|hectare|ha',
    nights: 'nights|night|days|day',
    weeks: 'weeks|fortnight|weekends',
    living:
      'living area|living space|of living space|floor space|of living area|floor area|habitable|of floor space',
    energy:
      'epc|energy label|energy class|epc label|energy rating|epc rating|label|energy score|energy grade|epc score|rated',
    era: 'older than|newer than|before|prior to|dating from|dating back to',
    built:
      'built|built in|built after|constructed|year built|construction year|build year|year of construction|built since',
    most: 'max|maximum|up to|under|below|less than|no more than|not more than|at most|budget|budget of|within|until|cheaper than|my budget is|our budget is|max budget|maximum budget|not over|budget up to|maximum price|max price|with a budget of|budget is|tops|not exceeding|no higher than|not more expensive than',
    least:
      'min|minimum|at least|from|over|above|more than|starting at|starting from|after|since|larger than|bigger than|as of|no less than|not less than|available from|not under|not below',
    above:
      'over|above|more than|higher than|larger than|bigger than|dearer than|more expensive than|exceeding',
    exactly: 'exactly|precisely|just',
    about: 'about|around|approximately|roughly|approx|circa|ca',
    orMore: 'or more|or better|and up|or above|or bigger|and above|plus|or larger',
    between: 'between|from',
    to: 'to|until|till|through|up to',
    or: 'or|either',
    and: 'and|&',
    thousand: 'k|thousand|grand',
    million: 'million|m|mln|mio|mil',
    charges: 'bills included|including bills|incl bills|incl. bills|excluding bills|bills',
    otherMoney:
      'loan|home loan|mortgage|borrow|savings|own funds|down payment|income|salary|deposit',
    perMonth:
      'per month|pcm|/month|/ month|a month|monthly|p/m|pm|per mo|/mo|each month|monthly rent|/ mo|p.m.|rent per month',
    no: 'no|not|without|not a|non|never|none|except|nor|not in|anything but|all but|everything but|other than|apart from|except for|no need for|don’t need|do not need|don’t want|do not want|rather than|instead of|excluding|isn’t|is not|nothing|not over|than|not necessarily|doesn’t have to be|does not have to be|needn’t be|need not be|doesn’t need to be|anywhere but|everywhere but|neither',
    notNeeded:
      'not needed|not necessary|not required|optional|not important|does not matter|doesn’t matter|not essential|doesnt matter|don’t care|no matter|not allowed|not permitted|not wanted|not welcome|not accepted|unwanted|not a must|unnecessary|not necessarily|doesn’t have to be|does not have to be|needn’t be|need not be|doesn’t need to be',
    seller:
      'sell|selling|worth|valuation|value of|value my|appraisal|valued|vendor|estimate my|what is my|sell my|valuing',
    at: 'in|at|on',
    filler:
      'a|an|the|with|for|i am looking for|we are looking for|looking for|i’m looking for|we’re looking for|i want|we want|i need|we need|need|want|searching for|search|find|find me|show me|please|i|we|us|our|my|that|which|has|have|having|is|are|of|and a|some|any|also|preferably|ideally|if possible|property|properties|home|homes|place|price|real estate|would like|i would like|we would like|do you have|there|it|its|must have|must|should|also a|possibly|very|available|free|to live|to live in|something|anything|located|town|city|including|incl|includes|own|accommodation|stay|be|with own|with its own|would|like|to|pls|plz|w',
    plain:
      'home office|study|work from home|office at home|nice|quiet|big|large|small|little|beautiful|cosy|cozy|bright|sunny|modern|old|new|centre|center|city centre|station|school|schools|forest|woods|wood|park|beach|water|pool|swimming pool|cellar|attic|kitchen|sea|south|north|east|west|spacious|cheap|luxury|charming|green|rural|village|countryside|shops and|town hall|hospital|hello|hi|thanks|grand|horse|horses|this|these|next|sold|recently|family|short|term|quarter|eu|wheelchair|accessible|easter|christmas|summer|winter|how much|much|month|year|empty|road|market|view|views|great|good|public|transport|nature|fireplace|solar|panels|heat|pump|the location|good location|great location|nice location|central location|quiet location|prime location|in a location',
    acre: 'acre|acres',
    squareFeet: 'sq ft|sqft|square feet|square foot|sq. ft|ft2',
  },
  months: [
    'january|jan',
    'february|feb',
    'march',
    'april|apr',
    'may',
    'june|jun',
    'july|jul',
    'august|aug',
    'september|sept|sep',
    'october|oct',
    'november|nov',
    'december|dec',
  ],
  numbers: {
    1: 'one',
    2: 'two',
    3: 'three',
    4: 'four',
    5: 'five',
    6: 'six',
    7: 'seven',
    8: 'eight',
    9: 'nine',
    10: 'ten',
    12: 'twelve',
    15: 'fifteen',
    20: 'twenty',
    30: 'thirty',
    40: 'forty',
    50: 'fifty',
    60: 'sixty',
    70: 'seventy',
    80: 'eighty',
    90: 'ninety',
    100: 'a hundred|hundred',
  },
  parties: {
    2: 'for two|for a couple|two of us',
  },
  sums: {
    250000: 'quarter of a million|a quarter of a million|quarter million|a quarter million',
    500000: 'half a million|half million',
    750000: 'three quarters of a million',
    1000000: 'a million',
    1500000: 'a million and a half|one and a half million',
  },
  compounds: [],
  prefixes: {},
};
