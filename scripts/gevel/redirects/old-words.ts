/** Words in addresses of agencies' websites, folded, in the four languages: what a page was, and what a parameter meant. */
import type { RedirectTarget } from '#wire/redirect.ts';

type Screen = Extract<RedirectTarget, { screen: unknown }>['screen'];

const words = (text: string): readonly string[] => text.split(', ');

/** Screens by words that are the whole name of an old page. */
export const SCREEN_WORDS: Readonly<Partial<Record<Screen, readonly string[]>>> = {
  home: words('home, index, index php, default aspx, accueil, startseite'),
  contact: words(
    'contact, contact aspx, contacteer ons, contactez nous, contact us, kontakt, neem contact op, nous contacter',
  ),
  valuation: words(
    'schatting, gratis schatting, schatting aanvragen, waardebepaling, gratis waardebepaling, estimation, estimation gratuite, estimation en ligne, valuation, free valuation, bewertung, kostenlose bewertung, schaetzung',
  ),
  subscribe: words(
    'blijf op de hoogte, hou me op de hoogte, zoekopdracht, inschrijven, inscription, restez informe, alerte, alerts, stay informed, register, suchauftrag, nieuwsbrief, newsletter',
  ),
  rentals: words(
    'vakantieverhuur, vakantie, locations de vacances, location de vacances, vacances, holiday rentals, holidays, ferienwohnungen, ferien',
  ),
  offer: words('aanbod, ons aanbod, zoeken, offre, nos biens, biens, offer, our offer, properties, angebot'),
  privacy: words(
    'privacy, privacy policy, privacybeleid, privacyverklaring, gdpr, cookies, cookiebeleid, vie privee, politique de confidentialite, datenschutz',
  ),
  terms: words(
    'algemene voorwaarden, gebruiksvoorwaarden, voorwaarden, disclaimer, conditions generales, mentions legales, terms, terms and conditions, nutzungsbedingungen, agb, impressum',
  ),
};

/** Sections of holiday rentals, beside the words of their screen: below them a number or a name is a rental's. */
export const RENTAL_SECTIONS: readonly string[] = words(
  'vakantiewoning, vakantiewoningen, vakantieverblijf, vakantieverblijven, rental, rentals, vacation rental, vacation rentals, logement, logements, logement de vacances, logements de vacances, holiday home, holiday homes, holiday, ferienwohnung, ferienhaus, ferienhaeuser',
);

/** Pages that agencies write, by the id that `site add` gives them. */
export const PAGE_WORDS: Readonly<Record<string, readonly string[]>> = {
  about: words(
    'over ons, wie zijn wij, ons kantoor, kantoor, het team, team, ons team, a propos, qui sommes nous, notre equipe, equipe, about, about us, our team, ueber uns, unser team',
  ),
  sell: words(
    'verkopen, uw pand verkopen, verkopen met ons, vendre, vendre votre bien, vendre avec nous, sell, sell your home, sell with us, verkaufen, verkaufen mit uns',
  ),
};

/** Searches by words. */
export const SEARCH_WORDS: Readonly<Record<string, readonly string[]>> = {
  'status=FOR_SALE': words('te koop, a vendre, for sale, zu verkaufen, zum verkauf'),
  'status=TO_RENT': words('te huur, a louer, for rent, to rent, to let, zu vermieten, zur miete'),
  'transaction=5': words('verkocht, referenties, vendu, vendus, references, sold, verkauft, referenzen'),
  'type=9': words('projecten, projets, projects, projekte'),
};

/** Types of homes by their words: filters of the search. */
export const TYPE_WORDS: Readonly<Record<string, readonly string[]>> = {
  'type=1': words(
    'appartement, appartementen, appartements, apartment, apartments, flat, wohnung, wohnungen',
  ),
  'type=2': words('bouwgrond, grond, gronden, terrain, terrains, land, grundstueck'),
  'type=3': words('huis, huizen, woning, woningen, maison, maisons, house, houses, haus, haeuser'),
  'type=5': words('garage, garages, parking, parkeerplaats, stellplatz'),
  'subType=305': words('villa, villas, villen'),
};

/** Parameters of old searches, with the filter that each sets; `null` for those that a table of words reads. */
export const SEARCH_PARAMS: Readonly<
  Record<string, 'city' | 'type' | 'status' | 'price-min' | 'price-max' | 'bed-min' | 'q'>
> = {
  gemeente: 'city',
  commune: 'city',
  city: 'city',
  stad: 'city',
  ort: 'city',
  zip: 'city',
  postcode: 'city',
  type: 'type',
  status: 'status',
  prijsmin: 'price-min',
  min_prijs: 'price-min',
  prixmin: 'price-min',
  prijsmax: 'price-max',
  max_prijs: 'price-max',
  prixmax: 'price-max',
  slaapkamers: 'bed-min',
  chambres: 'bed-min',
  bedrooms: 'bed-min',
  q: 'q',
  s: 'q',
};

/** Taxonomies of a well-known plugin, whose next segment is a word of a search. */
export const TAXONOMIES: Readonly<Record<string, 'city' | 'type' | 'status' | 'q'>> = {
  'property-city': 'city',
  'property-type': 'type',
  'property-status': 'status',
  'property-feature': 'q',
};

/** Parameters of advertisements, which name no page. */
export const ADVERTISING = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id)$/;

/** Parameters with the id of a home, a unit before its project; and those with its reference. */
export const ID_PARAMS = [
  'unit',
  'unitid',
  'id',
  'guid',
  'pandid',
  'estateid',
  'propertyid',
  'projectid',
] as const;
export const REFERENCE_PARAMS = ['ref', 'reference', 'referentie'] as const;

/** Sections of a site whose numbers are no ids of homes, and files and interfaces that are no pages. */
export const NO_HOMES =
  /^(?:nieuws|news|blog|actualites?|actu|aktuelles|medewerker|collaborateur|employee|vacatures?|jobs|category|tag|author)$/;
export const NO_PAGES =
  /^(?:wp-(?!content$).*|wp-content|xmlrpc\.php|feed|files|author|cgi-bin|.*\.(?:pdf|xml|txt|jpe?g|png|gif|webp|svg|css|js|ico|zip|json)|.*\.ashx|rss\.aspx|sendfriend\.aspx)$/;
export const NO_PAGE_PARAMS = ['p', 'page_id', 'post_type', 'attachment_id', 'preview'] as const;
