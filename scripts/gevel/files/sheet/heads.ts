/** Names that agencies give to columns, in four languages; `L` in a field stands for the language of the file. */
import type { Locale } from '#domain/locale.ts';
import { type Cell, cellText, isDay } from '../cell.ts';
import { PRICE_SHOWN, PUBLISHED } from './mapping.ts';
import { readDay } from './read-day.ts';
import { readYesNo } from './readers.ts';

/** A field with the folded names of its columns by language. */
interface Head {
  readonly field: string;
  readonly names: Readonly<Record<Locale, string>>;
  /** Whether a cell could be one of this column, where a name has two uses. */
  readonly fits?: (cell: Cell) => boolean;
}

const isDate = (cell: Cell): boolean => isDay(cell) || !('objection' in readDay(cell));
const isYesNo = (cell: Cell): boolean => !('objection' in readYesNo(cell));
const G = 'estate.general';
const A = `${G}.address`;

/** Columns of ids; the second of two is the reference. */
export const ID_FIELD = `${G}.id`;
export const REFERENCE_FIELD = `${G}.reference`;

export const HEADS: readonly Head[] = [
  {
    field: ID_FIELD,
    names: {
      nl: 'id|pand|pandnr|pand nr|id pand|pand id|nummer pand',
      fr: 'id bien|id du bien|numero bien',
      en: 'id|property id|listing id',
      de: 'id|objekt nr|objektnr|objektnummer|objekt id',
    },
  },
  {
    field: REFERENCE_FIELD,
    names: {
      nl: 'ref|referentie|refnr|ref nr',
      fr: 'ref|reference',
      en: 'ref|reference',
      de: 'ref|referenz|referenznummer',
    },
  },
  {
    field: `${G}.transaction.id`,
    names: {
      nl: 'statuut|status|stand|te koop te huur|verkoop verhuur|koop huur|transactie',
      fr: 'statut|etat|transaction|vente location|a vendre a louer',
      en: 'status|transaction|sale or rent',
      de: 'status|vermarktung|kauf miete|vermarktungsart',
    },
  },
  {
    field: `${G}.headType.id + ${G}.subType.id`,
    names: {
      nl: 'soort|type|categorie|type pand|soort pand|pandtype',
      fr: 'type|categorie|type de bien|type bien|nature',
      en: 'type|category|property type',
      de: 'art|objektart|typ|kategorie|objekttyp',
    },
  },
  {
    field: `${A}.street.L`,
    names: {
      nl: 'straat|adres|straat nr|straat nummer|straat en nummer|straatnaam',
      fr: 'rue|adresse|voie|nom de rue',
      en: 'street|address|street name',
      de: 'strasse|adresse|anschrift',
    },
  },
  {
    field: `${A}.number`,
    names: {
      nl: 'nr|nummer|huisnummer|huisnr',
      fr: 'no|n|numero|num',
      en: 'number|house number|no',
      de: 'hausnr|hausnummer|nr',
    },
  },
  {
    field: `${A}.box`,
    names: { nl: 'bus|busnr|busnummer', fr: 'boite|bte', en: 'box|unit', de: 'postfach|briefkasten' },
  },
  {
    field: `${A}.city.zip`,
    names: {
      nl: 'postcode|postnr|postnummer|pc',
      fr: 'cp|code postal',
      en: 'zip|zip code|postcode|postal code',
      de: 'plz|postleitzahl',
    },
  },
  {
    field: `${A}.city.name.L`,
    names: {
      nl: 'gemeente|plaats|stad|woonplaats',
      fr: 'localite|commune|ville',
      en: 'city|town|place',
      de: 'ort|gemeinde|stadt',
    },
  },
  {
    field: `${A}.visible`,
    names: {
      nl: 'adres tonen|toon adres|adres zichtbaar',
      fr: 'afficher adresse|adresse visible|afficher l adresse',
      en: 'show address|address visible',
      de: 'adresse anzeigen|adresse sichtbar',
    },
  },
  {
    field: PRICE_SHOWN,
    names: {
      nl: 'prijs tonen|toon prijs|prijs zichtbaar',
      fr: 'afficher prix|prix visible|afficher le prix',
      en: 'show price|price visible',
      de: 'preis anzeigen|preis sichtbar',
    },
  },
  {
    field: PUBLISHED,
    names: {
      nl: 'gepubliceerd|publiceren|online',
      fr: 'publie|publier|en ligne',
      en: 'published|publish|online',
      de: 'veroffentlicht|online',
    },
    fits: isYesNo,
  },
  {
    field: `${G}.price.value`,
    names: {
      nl: 'prijs|vraagprijs|huurprijs|huur of prijs|prijs of huur',
      fr: 'prix|prix demande|loyer|prix ou loyer',
      en: 'price|asking price|rent',
      de: 'preis|kaufpreis|miete|preis oder miete',
    },
  },
  {
    field: 'estate.dimensions.areaBuild',
    names: {
      nl: 'bew opp|bewoonbare opp|bewoonbare oppervlakte|woonoppervlakte|bewoonbaar|woonopp',
      fr: 'surface habitable|surf habitable|habitable',
      en: 'living area|living surface|habitable area',
      de: 'wohnflache',
    },
  },
  {
    field: 'estate.dimensions.areaGround',
    names: {
      nl: 'grond|perceel|grondoppervlakte|perceeloppervlakte|opp perceel|opp grond',
      fr: 'surface terrain|terrain|surface du terrain|superficie terrain',
      en: 'plot|plot area|land|land area',
      de: 'grundstuck|grundstucksflache',
    },
  },
  {
    field: `${G}.bedroomCount`,
    names: {
      nl: 'slpk|slaapkamers|k|aantal slaapkamers|slk',
      fr: 'chambres|ch|nombre de chambres',
      en: 'bedrooms|beds',
      de: 'schlafzimmer',
    },
  },
  {
    field: `${G}.bathroomCount`,
    names: {
      nl: 'badkamers|bdk|badk',
      fr: 'salles de bain|sdb|salles de bains',
      en: 'bathrooms|baths',
      de: 'badezimmer|bader',
    },
  },
  {
    field: 'estate.technical.constructionYear',
    names: {
      nl: 'bouwjaar',
      fr: 'annee construction|annee de construction',
      en: 'construction year|year built|built',
      de: 'baujahr',
    },
  },
  {
    field: 'estate.energy.epcValue',
    names: {
      nl: 'epc|epc waarde|epc score|energiescore',
      fr: 'peb|valeur peb',
      en: 'energy score|epc|epc value',
      de: 'peb|energiewert|epc',
    },
  },
  {
    field: 'estate.technical.elevator',
    names: { nl: 'lift', fr: 'ascenseur', en: 'elevator|lift', de: 'aufzug|lift' },
  },
  {
    field: 'estate.technical.furniture',
    names: { nl: 'gemeubeld', fr: 'meuble', en: 'furnished', de: 'mobliert' },
  },
  {
    field: 'estate.technical.petsAllowed',
    names: { nl: 'huisdieren', fr: 'animaux', en: 'pets', de: 'haustiere' },
  },
  {
    field: `${G}.publicationDate`,
    names: {
      nl: 'online sinds|datum|datum online|publicatiedatum|vanaf|sinds',
      fr: 'date de mise en ligne|date|date de publication|en ligne depuis',
      en: 'published|date|publication date|online since',
      de: 'eingestellt am|datum|online seit',
    },
    fits: isDate,
  },
  { field: `${G}.title.L`, names: { nl: 'titel', fr: 'titre', en: 'title', de: 'titel' } },
  {
    field: `${G}.description.L`,
    names: {
      nl: 'omschrijving|tekst|beschrijving',
      fr: 'descriptif|texte',
      en: 'description|text',
      de: 'beschreibung|text',
    },
  },
  {
    field: 'estate.pictures',
    names: {
      nl: 'foto|fotos|foto s|afbeeldingen|beelden',
      fr: 'photo|photos|images',
      en: 'photo|photos|images|pictures',
      de: 'bild|bilder|fotos',
    },
  },
];

/** What nobody may read on a site. */
export const PRIVATE =
  /eigenaar|proprietaire|\bowner|eigentumer|verkoper|vendeur|\bseller|verkaufer|intern|commissi|provision|mandaat|mandat|notit|\bnota\b|remarque|bemerkung|telefoon|telephone|\btel\b|\bgsm\b/;

/** Whether most cells that there are fit: some days are mistyped. */
export function mostFit({ fits }: Head, cells: readonly Cell[]): boolean {
  const there = cells.filter((cell) => cellText(cell) !== '');
  return fits === undefined || there.filter(fits).length * 2 >= there.length;
}
