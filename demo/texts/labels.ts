import { type Words, words } from '../basics/words.ts';
import type { Setting } from '../places/place.ts';

/** Condition of a building, and its availability. */
export const CONDITIONS = {
  TO_RENOVATE: words('Te renoveren', 'À rénover', 'In need of renovation', 'Renovierungsbedürftig'),
  TO_FRESHEN_UP: words('Op te frissen', 'À rafraîchir', 'In need of redecoration', 'Auffrischungsbedürftig'),
  GOOD_CONDITION: words('Goede staat', 'Bon état', 'Good condition', 'Guter Zustand'),
  RENEWED: words('Gerenoveerd', 'Rénové', 'Renovated', 'Renoviert'),
  NEW: words('Nieuw', 'Neuf', 'New', 'Neu'),
  IMMEDIATE: words('Onmiddellijk', 'Immédiatement', 'Immediately', 'Sofort'),
  DEED: words('Bij akte', 'À l’acte', 'On signing of the deed', 'Bei Beurkundung'),
  AGREED: words('In overleg', 'À convenir', 'To be agreed', 'Nach Vereinbarung'),
  DELIVERY: words('Bij oplevering', 'À la livraison', 'On completion', 'Bei Fertigstellung'),
} as const;

/** Zoning of the Flemish regional plan. */
export const DESTINATIONS = {
  WG: words('Woongebied', 'Zone d’habitat', 'Residential zone', 'Wohngebiet'),
  WCHE: words(
    'Woongebied met culturele, historische en/of esthetische waarde',
    'Zone d’habitat d’intérêt culturel, historique et/ou esthétique',
    'Residential area of cultural, historical and/or aesthetic value',
    'Wohngebiet von kulturellem, historischem und/oder ästhetischem Wert',
  ),
  WGL: words(
    'Woongebied met landelijk karakter',
    'Zone d’habitat à caractère rural',
    'Residential area with rural character',
    'Wohngebiet mit ländlichem Charakter',
  ),
} as const;

const town = words('Stad', 'Ville', 'Town', 'Stadt');
const country = words('Landelijk', 'Campagne', 'Countryside', 'Ländlich');
/** The surroundings in one word. */
export const ENVIRONMENTS: Readonly<Record<Setting, Words>> = {
  seafront: words(
    'Zee, strand en duinen',
    'Mer, plage et dunes',
    'Sea, beach and dunes',
    'Meer, Strand und Dünen',
  ),
  polder: country,
  city: town,
  village: words('Dorp', 'Village', 'Village', 'Dorf'),
  forest: country,
  river: words('Langs de rivier', 'Bord de rivière', 'By the river', 'Am Fluss'),
  brussels: town,
  east: words('Kleine stad', 'Petite ville', 'Small town', 'Kleinstadt'),
};

/** Comforts and documents. */
export const FACILITIES = {
  lift: words('Lift', 'Ascenseur', 'Lift', 'Aufzug'),
  pool: words('Zwembad', 'Piscine', 'Swimming pool', 'Schwimmbad'),
  seaview: words('Zeezicht', 'Vue sur mer', 'Sea view', 'Meerblick'),
  bicycles: words('Fietsenberging', 'Local à vélos', 'Bicycle storage', 'Fahrradraum'),
  fireplace: words('Open haard', 'Feu ouvert', 'Fireplace', 'Kamin'),
  heatPump: words('Warmtepomp', 'Pompe à chaleur', 'Heat pump', 'Wärmepumpe'),
  solarPanels: words('Zonnepanelen', 'Panneaux solaires', 'Solar panels', 'Solaranlage'),
  chargingPoint: words('Laadpunt voor wagens', 'Borne de recharge', 'Car charging point', 'Ladestation'),
  sauna: words('Sauna', 'Sauna', 'Sauna', 'Sauna'),
  epcFile: words(
    'Energieprestatiecertificaat',
    'Certificat PEB',
    'Energy performance certificate',
    'PEB-Ausweis',
  ),
  plansFile: words('Plattegronden', 'Plans', 'Floor plans', 'Grundrisse'),
} as const;

/** Technical criteria and their values. */
export const MATERIALS = {
  heating: words('Verwarming', 'Chauffage', 'Heating', 'Heizung'),
  glazing: words('Beglazing', 'Vitrage', 'Glazing', 'Verglasung'),
  joinery: words('Buitenschrijnwerk', 'Châssis', 'Window frames', 'Fensterrahmen'),
  gas: words(
    'Aardgas, condensatieketel',
    'Gaz, chaudière à condensation',
    'Gas, condensing boiler',
    'Gas, Brennwertkessel',
  ),
  oil: words('Stookolie', 'Mazout', 'Heating oil', 'Heizöl'),
  heatPump: words('Warmtepomp', 'Pompe à chaleur', 'Heat pump', 'Wärmepumpe'),
  double: words('Dubbel glas', 'Double vitrage', 'Double glazing', 'Doppelverglasung'),
  triple: words('Driedubbel glas', 'Triple vitrage', 'Triple glazing', 'Dreifachverglasung'),
  wood: words('Hout', 'Bois', 'Wood', 'Holz'),
  aluminium: words('Aluminium', 'Aluminium', 'Aluminium', 'Aluminium'),
  pvc: words('Pvc', 'PVC', 'PVC', 'Kunststoff'),
} as const;
