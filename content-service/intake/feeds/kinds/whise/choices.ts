/**
 * Choices of Whise: details whose value is one of a list. The recorded answer has 34 of these ids with their French
 * label; the enumerations of a public client have all but the lift's (fw4-bvba/whise-api `f96aa421`, `src/Enums`, MIT), and
 * agree with every recorded one. An id whose meaning is not plain there is not here, and is counted (decision 149).
 */

import { everywhere, type Words, words } from '../../mapping/words.ts';

export type Choices = ReadonlyMap<number, Words>;

/**
 * A list written as lines of `ids | nl | fr | en | de`. A choice has another id in each detail that offers it; ids of
 * one list never stand for two choices. Throws for a line without four texts, which is an error of ours.
 */
function choices(lines: string): Choices {
  const entries = lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [ids = '', ...texts] = line.split('|').map((cell) => cell.trim());
      const [nl, fr, en, de] = texts;
      if (!nl || !fr || !en || !de || texts.length > 4) throw new TypeError(`no four texts: ${line}`);
      return ids.split(' ').map((id) => [Number(id), words(nl, fr, en, de)] as const);
    });
  const all = new Map(entries);
  if (all.size < entries.length) throw new TypeError(`an id twice: ${lines}`);
  return all;
}

/** Lists by the type that the vendor gives a detail, and in them each choice by its own id. */
export const CHOICES = {
  orientation: choices(`
    27 35 43 978 987 | Noord | Nord | North | Nord
    28 36 44 979 988 | Noordoost | Nord-est | North-east | Nordost
    29 37 45 980 989 | Oost | Est | East | Ost
    30 38 46 981 990 | Zuidoost | Sud-est | South-east | Südost
    31 39 47 982 991 | Zuid | Sud | South | Süd
    32 40 48 983 992 | Zuidwest | Sud-ouest | South-west | Südwest
    33 41 49 984 993 | West | Ouest | West | West
    34 42 50 985 994 | Noordwest | Nord-ouest | North-west | Nordwest
  `),
  heatingGroup: choices(`
    638 | Individueel | Individuel | Individual | Einzeln
    639 | Gemeenschappelijk | Collectif | Shared | Gemeinschaftlich
  `),
  heating: choices(`
    658 | Geen | Aucun | None | Keine
    659 | Gas, centrale verwarming | Gaz, chauffage central | Gas, central heating | Gas, Zentralheizung
    660 | Gas | Gaz | Gas | Gas
    661 | Stookolie, centrale verwarming | Mazout, chauffage central | Oil, central heating | Öl, Zentralheizung
    662 | Elektrisch | Électrique | Electric | Elektrisch
    663 | Kolen | Charbon | Coal | Kohle
    664 | Hout | Bois | Wood | Holz
    665 | Zonne-energie | Énergie solaire | Solar | Solarenergie
    666 | Warme lucht | Air chaud | Hot air | Warmluft
    667 | Warmtepomp | Pompe à chaleur | Heat pump | Wärmepumpe
    668 | Warmeluchtblazer op gas | Aérotherme au gaz | Gas hot-air blower | Warmluftgebläse mit Gas
    669 | Warmeluchtblazer op stookolie | Aérotherme au mazout | Oil hot-air blower | Warmluftgebläse mit Öl
    670 | Gaskachel | Poêle à gaz | Gas stove | Gasofen
    671 1168 | Stookoliekachel | Poêle à mazout | Oil stove | Ölofen
    672 | Vloerverwarming | Chauffage au sol | Underfloor heating | Fußbodenheizung
    674 | Stadsverwarming | Chauffage urbain | District heating | Fernwärme
    675 | Elektrische accumulatoren | Accumulateurs électriques | Storage heaters | Elektrische Speicherheizung
    676 | Plafondverwarming | Chauffage par le plafond | Ceiling heating | Deckenheizung
    1000 | Pellets | Pellets | Pellets | Pellets
    1001 | Houtkachel | Poêle à bois | Wood stove | Holzofen
    1002 | Inbouwhaard | Insert | Built-in stove | Kamineinsatz
    1491 | Ketel | Chaudière | Boiler | Heizkessel
    1547 | Condensatieketel | Chaudière à condensation | Condensing boiler | Brennwertkessel
  `),
  environment: choices(`
    51 | Platteland | Campagne | Countryside | Ländlich
    52 | Rustig | Calme | Quiet | Ruhig
    53 | Bosrijk | Boisé | Wooded | Bewaldet
    54 | Stad | Ville | Town | Stadt
    55 | Stadscentrum | Centre-ville | Town centre | Stadtzentrum
    56 | Voorstad | Banlieue | Suburb | Vorort
    57 | Woonwijk | Quartier résidentiel | Residential area | Wohngebiet
    58 | Villawijk | Quartier de villas | Area of detached houses | Villenviertel
    59 | Handelswijk | Quartier commerçant | Shopping area | Geschäftsviertel
    60 | Nabij een station | Près d’une gare | Near a railway station | In Bahnhofsnähe
    61 | Industrieel | Industriel | Industrial | Industriell
    62 | Industriepark | Parc industriel | Industrial estate | Gewerbepark
    63 | Kmo-zone | Zone PME | SME zone | KMU-Zone
    64 | Administratief centrum | Centre administratif | Administrative centre | Verwaltungszentrum
    66 | Vakantieoord | Lieu de vacances | Holiday resort | Ferienort
    67 | Op de zeedijk | Sur la digue | On the seafront | An der Strandpromenade
    68 | Zeezicht | Vue sur mer | Sea view | Meerblick
    69 | Zonnekant | Côté ensoleillé | Sunny side | Sonnenseite
    70 | Centraal gelegen | Situation centrale | Central | Zentral gelegen
    1482 | Golf | Golf | Golf course | Golfplatz
    1483 | Nabij het strand | Près de la plage | Near the beach | In Strandnähe
  `),
  kitchen: choices(`
    683 | Niet uitgerust | Non équipée | Not fitted | Nicht ausgestattet
    684 | Gedeeltelijk uitgerust | Semi-équipée | Partly fitted | Teilweise ausgestattet
    685 | Uitgerust | Équipée | Fitted | Ausgestattet
    686 | Superuitgerust | Super-équipée | Fully fitted | Voll ausgestattet
    687 | Amerikaans, gedeeltelijk uitgerust | Américaine, semi-équipée | Open-plan, partly fitted | Amerikanisch, teilweise ausgestattet
    688 | Amerikaans, uitgerust | Américaine, équipée | Open-plan, fitted | Amerikanisch, ausgestattet
    689 | Amerikaans, superuitgerust | Américaine, super-équipée | Open-plan, fully fitted | Amerikanisch, voll ausgestattet
  `),
  bathroom: choices(`
    690 | Niet uitgerust | Non équipée | Not fitted | Nicht ausgestattet
    691 | Douche | Douche | Shower | Dusche
    692 | Bad | Baignoire | Bath | Badewanne
    693 | Zitbad | Baignoire sabot | Hip bath | Sitzbadewanne
    694 | Douche en bad | Douche et baignoire | Shower and bath | Dusche und Badewanne
    695 | Douche en zitbad | Douche et baignoire sabot | Shower and hip bath | Dusche und Sitzbadewanne
    696 | Douche in bad | Douche dans la baignoire | Shower over bath | Dusche in der Badewanne
    697 | Alle comfort | Tout confort | All comforts | Voller Komfort
    698 | Luxueus | Luxueuse | Luxurious | Luxuriös
  `),
  floor: choices(`
    308 704 | Parket | Parquet | Parquet | Parkett
    309 705 | Tegels | Carrelage | Tiles | Fliesen
    310 706 | Vast tapijt | Tapis plain | Fitted carpet | Teppichboden
    311 707 | Laminaat | Stratifié | Laminate | Laminat
    312 708 | Kurk | Liège | Cork | Kork
    313 709 | Plankenvloer | Plancher | Floorboards | Dielen
    314 710 | Quick-Step | Quick-Step | Quick-Step | Quick-Step
    315 711 | Linoleum | Linoléum | Linoleum | Linoleum
    316 712 | Pvc | PVC | PVC | PVC
    317 713 | Marmer | Marbre | Marble | Marmor
    318 714 | Natuursteen | Pierre naturelle | Natural stone | Naturstein
    319 715 | Industriële tegels | Carrelage industriel | Industrial tiles | Industriefliesen
    320 716 | Chape | Chape | Screed | Estrich
    321 717 | Sisal | Sisal | Sisal | Sisal
    322 718 | Zeegras | Jonc de mer | Seagrass | Seegras
    976 | Bamboe | Bambou | Bamboo | Bambus
    1073 1158 | Hars | Résine | Resin | Harz
    1105 1160 | Gepolierd beton | Béton lissé | Polished concrete | Polierter Beton
    1182 1184 | Vinyl | Vinyle | Vinyl | Vinyl
    1323 1365 | Beton | Béton | Concrete | Beton
    1324 1366 | Tapijttegels | Dalles de moquette | Carpet tiles | Teppichfliesen
  `),
  lift: choices('677 | Personenlift | Ascenseur pour personnes | Passenger lift | Personenaufzug'),
  electricity: new Map([
    [739, everywhere('220 V')],
    [740, everywhere('315 V')],
    [741, everywhere('380 V')],
    [742, words('Hoogspanning', 'Haute tension', 'High voltage', 'Hochspannung')],
  ]),
  glazing: choices(`
    769 | Thermisch isolerend | Isolation thermique | Thermal insulation | Wärmedämmung
    770 | Akoestisch isolerend | Isolation acoustique | Acoustic insulation | Schalldämmung
    771 | Thermisch en akoestisch isolerend | Isolation thermique et acoustique | Thermal and acoustic insulation | Wärme- und Schalldämmung
  `),
  building: choices(`
    882 | Eengezinswoning, privé | Privé, unifamilial | Private, single-family | Privat, Einfamilienhaus
    883 | Eengezinswoning met kantoor | Unifamilial avec bureau | Single-family with office | Einfamilienhaus mit Büro
    884 | Meergezinswoning | Plurifamilial | Several families | Mehrfamilienhaus
    887 | Kantoor | Bureau | Office | Büro
    888 | Handel | Commerce | Commerce | Gewerbe
    889 | Horeca | Horeca | Catering | Gastgewerbe
    890 | Handel met woning | Commerce avec logement | Commerce with housing | Gewerbe mit Wohnung
    891 | Opbrengsteigendom | Immeuble de rapport | Investment property | Renditeobjekt
    897 | Tweede verblijf | Seconde résidence | Second home | Zweitwohnung
    914 | Tweegezinswoning | Bifamilial | Two families | Zweifamilienhaus
    916 | Woning | Logement | Housing | Wohnung
    919 | Opslagplaats | Entrepôt | Warehouse | Lager
    920 | Werkplaats | Atelier | Workshop | Werkstatt
    921 | Multifunctioneel | Multifonctionnel | Multifunctional | Multifunktional
    995 | Landbouw | Agricole | Agricultural | Landwirtschaftlich
    997 | Geen domicilie mogelijk | Domiciliation impossible | No registered address possible | Keine Wohnsitzanmeldung möglich
    1164 | Gîte | Gîte | Holiday cottage | Ferienhaus
    1165 | Wellness | Bien-être | Wellness | Wellness
  `),
  destination: choices(`
    1 | Agrarisch gebied | Zone agricole | Agricultural area | Agrargebiet
    2 | Gebied voor economische activiteit | Zone d’activité économique | Area for economic activity | Gebiet für wirtschaftliche Tätigkeit
    3 | Ontginningsgebied | Zone d’extraction | Extraction area | Abbaugebiet
    4 | Reservegebied | Zone de réserve | Reserve area | Reservegebiet
    5 | Bosgebied | Zone forestière | Forest area | Waldgebiet
    6 | Industriegebied | Zone industrielle | Industrial zone | Industriegebiet
    7 | Gebied voor dagrecreatie | Zone de loisirs de jour | Day recreation area | Tageserholungsgebiet
    8 | Gebied voor verblijfsrecreatie | Zone de loisirs avec séjour | Residential recreation area | Ferienaufenthaltsgebiet
    9 | Gemengd woongebied | Zone d’habitat mixte | Mixed residential area | Gemischtes Wohngebiet
    10 | Natuurgebied | Zone naturelle | Natural area | Naturgebiet
    11 | Parkgebied | Zone de parc | Park area | Parkgebiet
    12 | Woongebied | Zone d’habitat | Residential area | Wohngebiet
    13 | Woongebied met culturele, historische of esthetische waarde | Zone d’habitat d’intérêt culturel, historique ou esthétique | Residential area of cultural, historical or aesthetic value | Wohngebiet von kulturellem, historischem oder ästhetischem Wert
    14 | Woonpark | Parc résidentiel | Residential park | Wohnpark
    15 | Woonuitbreidingsgebied | Zone d’extension d’habitat | Residential expansion area | Wohnerweiterungsgebiet
    16 | Groengebied | Zone verte | Green belt | Grüngebiet
    17 | Natuurreservaat | Réserve naturelle | Nature reserve | Naturschutzgebiet
    18 | Landschappelijk waardevol agrarisch gebied | Zone agricole d’intérêt paysager | Agricultural area of scenic value | Landschaftlich wertvolles Agrargebiet
    19 | Gebied voor ambachtelijke bedrijven en kmo’s | Zone artisanale et de PME | Area for crafts and SMEs | Gebiet für Handwerk und KMU
    999 | Woongebied met landelijk karakter | Zone d’habitat à caractère rural | Residential area with rural character | Wohngebiet mit ländlichem Charakter
  `),
  flood: choices(`
    1229 | Effectief overstromingsgevoelig | Zone effectivement inondable | Effectively liable to flooding | Effektiv überschwemmungsgefährdet
    1230 | Mogelijk overstromingsgevoelig | Zone potentiellement inondable | Possibly liable to flooding | Möglicherweise überschwemmungsgefährdet
    1233 | Niet overstromingsgevoelig | Zone non inondable | Not liable to flooding | Nicht überschwemmungsgefährdet
  `),
  floodArea: choices(`
    1231 | Afgebakend overstromingsgebied | Zone inondable délimitée | Defined flood area | Abgegrenztes Überschwemmungsgebiet
    1232 | Afgebakende oeverzone | Zone riveraine délimitée | Defined riparian zone | Abgegrenzte Uferzone
  `),
} as const satisfies Readonly<Record<string, Choices>>;
