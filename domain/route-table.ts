import type { Locale } from './locale.ts';

/**
 * Every screen with its path below `/{language}`, in all four languages (spec 1 §2, "Screens and routes").
 * `:name` is a parameter, `:name?` an optional one at the end.
 */
export const ROUTE_TABLE = {
  home: { nl: '', fr: '', en: '', de: '' },
  offer: { nl: 'aanbod', fr: 'offre', en: 'offer', de: 'angebot' },
  // All filters of a search (docs/decisions/0152). Before `estate`, whose parameters could match the same words.
  filters: { nl: 'aanbod/filters', fr: 'offre/filtres', en: 'offer/filters', de: 'angebot/filter' },
  // A search as a feed (docs/decisions/0189).
  'offer-feed': {
    nl: 'aanbod/feed/:format',
    fr: 'offre/flux/:format',
    en: 'offer/feed/:format',
    de: 'angebot/feed/:format',
  },
  'estate-page': {
    nl: 'aanbod/:id/info/:name',
    fr: 'offre/:id/info/:name',
    en: 'offer/:id/info/:name',
    de: 'angebot/:id/info/:name',
  },
  // What buying a home costs (docs/decisions/0179). Before `estate`, like the filters.
  costs: {
    nl: 'aanbod/:id/kosten',
    fr: 'offre/:id/frais',
    en: 'offer/:id/costs',
    de: 'angebot/:id/kosten',
  },
  estate: {
    nl: 'aanbod/:id/:slug?/:entityId?',
    fr: 'offre/:id/:slug?/:entityId?',
    en: 'offer/:id/:slug?/:entityId?',
    de: 'angebot/:id/:slug?/:entityId?',
  },
  rentals: { nl: 'vakantie', fr: 'vacances', en: 'holiday', de: 'feiertage' },
  'rental-filters': {
    nl: 'vakantie/filters',
    fr: 'vacances/filtres',
    en: 'holiday/filters',
    de: 'feiertage/filter',
  },
  reserve: {
    nl: 'vakantie/:id/reserveren',
    fr: 'vacances/:id/reserver',
    en: 'holiday/:id/reserve',
    de: 'feiertage/:id/reservieren',
  },
  'reserve-thanks': {
    nl: 'vakantie/:id/bedankt',
    fr: 'vacances/:id/merci',
    en: 'holiday/:id/thank-you',
    de: 'feiertage/:id/danke',
  },
  'confirm-stay': {
    nl: 'vakantie/bevestigen/:token',
    fr: 'vacances/confirmer/:token',
    en: 'holiday/confirm/:token',
    de: 'feiertage/bestaetigen/:token',
  },
  // The guest's own stay, by the link in their mails (docs/decisions/0106).
  'own-stay': {
    nl: 'vakantie/verblijf/:token',
    fr: 'vacances/sejour/:token',
    en: 'holiday/stay/:token',
    de: 'feiertage/aufenthalt/:token',
  },
  'change-stay': {
    nl: 'vakantie/verblijf/:token/andere-dagen',
    fr: 'vacances/sejour/:token/autres-dates',
    en: 'holiday/stay/:token/other-days',
    de: 'feiertage/aufenthalt/:token/andere-tage',
  },
  'cancel-stay': {
    nl: 'vakantie/verblijf/:token/annuleren',
    fr: 'vacances/sejour/:token/annuler',
    en: 'holiday/stay/:token/cancel',
    de: 'feiertage/aufenthalt/:token/stornieren',
  },
  rental: { nl: 'vakantie/:id', fr: 'vacances/:id', en: 'holiday/:id', de: 'feiertage/:id' },
  collection: { nl: 'selectie/:id', fr: 'selection/:id', en: 'collection/:id', de: 'auswahl/:id' },
  group: { nl: 'groep/:id', fr: 'groupe/:id', en: 'group/:id', de: 'gruppe/:id' },
  favorites: { nl: 'favorieten', fr: 'favoris', en: 'favorites', de: 'favoriten' },
  subscribe: {
    nl: 'hou-me-op-de-hoogte',
    fr: 'tenez-moi-informe',
    en: 'keep-me-informed',
    de: 'auf-dem-laufenden-bleiben',
  },
  // Fixed words come before parameters at the same position: the table is matched from top to bottom.
  'subscribe-success': {
    nl: 'hou-me-op-de-hoogte/succes',
    fr: 'tenez-moi-informe/succes',
    en: 'keep-me-informed/success',
    de: 'auf-dem-laufenden-bleiben/erfolg',
  },
  unsubscribe: {
    nl: 'hou-me-op-de-hoogte/uitschrijven/:token',
    fr: 'tenez-moi-informe/desinscription/:token',
    en: 'keep-me-informed/unsubscribe/:token',
    de: 'auf-dem-laufenden-bleiben/abmelden/:token',
  },
  'subscribe-confirm': {
    nl: 'hou-me-op-de-hoogte/bevestigen/:token',
    fr: 'tenez-moi-informe/confirmer/:token',
    en: 'keep-me-informed/confirm/:token',
    de: 'auf-dem-laufenden-bleiben/bestaetigen/:token',
  },
  alerts: {
    nl: 'hou-me-op-de-hoogte/alle/:token',
    fr: 'tenez-moi-informe/toutes/:token',
    en: 'keep-me-informed/all/:token',
    de: 'auf-dem-laufenden-bleiben/alle/:token',
  },
  'subscribe-edit': {
    nl: 'hou-me-op-de-hoogte/:token',
    fr: 'tenez-moi-informe/:token',
    en: 'keep-me-informed/:token',
    de: 'auf-dem-laufenden-bleiben/:token',
  },
  'cancel-appointment': {
    nl: 'afspraak-annuleren/:id',
    fr: 'annuler-rendez-vous/:id',
    en: 'cancel-appointment/:id',
    de: 'termin-absagen/:id',
  },
  'move-appointment': {
    nl: 'afspraak-verplaatsen/:id',
    fr: 'deplacer-rendez-vous/:id',
    en: 'move-appointment/:id',
    de: 'termin-verschieben/:id',
  },
  'confirm-appointment': {
    nl: 'afspraak-bevestigen/:token',
    fr: 'confirmer-rendez-vous/:token',
    en: 'confirm-appointment/:token',
    de: 'termin-bestaetigen/:token',
  },
  // Target of the links in mails to the agency.
  answer: { nl: 'beantwoorden/:token', fr: 'repondre/:token', en: 'answer/:token', de: 'beantworten/:token' },
  // What happened around a home, for its seller (docs/decisions/0176).
  seller: { nl: 'verkoper/:token', fr: 'vendeur/:token', en: 'seller/:token', de: 'verkaeufer/:token' },
  // Homes that two people choose from (docs/decisions/0180): making a list, and the list of an address.
  'duo-new': { nl: 'samen-kiezen', fr: 'choisir-a-deux', en: 'choose-together', de: 'zu-zweit-waehlen' },
  duo: {
    nl: 'samen-kiezen/:token',
    fr: 'choisir-a-deux/:token',
    en: 'choose-together/:token',
    de: 'zu-zweit-waehlen/:token',
  },
  // The agency's own page (docs/decisions/0082).
  staff: { nl: 'kantoor', fr: 'agence', en: 'office', de: 'buero' },
  'staff-sign-in': {
    nl: 'kantoor/aanmelden',
    fr: 'agence/connexion',
    en: 'office/sign-in',
    de: 'buero/anmelden',
  },
  'staff-enter': {
    nl: 'kantoor/aanmelden/:token',
    fr: 'agence/connexion/:token',
    en: 'office/sign-in/:token',
    de: 'buero/anmelden/:token',
  },
  'staff-journal': {
    nl: 'kantoor/dagboek',
    fr: 'agence/journal',
    en: 'office/journal',
    de: 'buero/journal',
  },
  'staff-devices': {
    nl: 'kantoor/toestellen',
    fr: 'agence/appareils',
    en: 'office/devices',
    de: 'buero/geraete',
  },
  'staff-hours': { nl: 'kantoor/uren', fr: 'agence/heures', en: 'office/hours', de: 'buero/zeiten' },
  'staff-people': {
    nl: 'kantoor/collegas',
    fr: 'agence/collegues',
    en: 'office/colleagues',
    de: 'buero/kollegen',
  },
  'staff-site': { nl: 'kantoor/site', fr: 'agence/site', en: 'office/site', de: 'buero/website' },
  'staff-site-part': {
    nl: 'kantoor/site/:part/:id?',
    fr: 'agence/site/:part/:id?',
    en: 'office/site/:part/:id?',
    de: 'buero/website/:part/:id?',
  },
  'staff-figures': {
    nl: 'kantoor/cijfers',
    fr: 'agence/chiffres',
    en: 'office/figures',
    de: 'buero/zahlen',
  },
  // Cards for the window (docs/decisions/0190).
  'staff-window': {
    nl: 'kantoor/etalage',
    fr: 'agence/vitrine',
    en: 'office/window',
    de: 'buero/schaufenster',
  },
  'staff-news': { nl: 'kantoor/nieuws', fr: 'agence/actualites', en: 'office/news', de: 'buero/aktuelles' },
  'staff-news-item': {
    nl: 'kantoor/nieuws/:id',
    fr: 'agence/actualites/:id',
    en: 'office/news/:id',
    de: 'buero/aktuelles/:id',
  },
  'staff-pages': { nl: 'kantoor/paginas', fr: 'agence/pages', en: 'office/pages', de: 'buero/seiten' },
  'staff-page': {
    nl: 'kantoor/paginas/:id',
    fr: 'agence/pages/:id',
    en: 'office/pages/:id',
    de: 'buero/seiten/:id',
  },
  'staff-page-look': {
    nl: 'kantoor/paginas/:id/voorbeeld',
    fr: 'agence/pages/:id/apercu',
    en: 'office/pages/:id/preview',
    de: 'buero/seiten/:id/vorschau',
  },
  'staff-home': {
    nl: 'kantoor/woningen/:kind/:id',
    fr: 'agence/biens/:kind/:id',
    en: 'office/homes/:kind/:id',
    de: 'buero/immobilien/:kind/:id',
  },
  'staff-home-publish': {
    nl: 'kantoor/woningen/:kind/:id/publiceren',
    fr: 'agence/biens/:kind/:id/publier',
    en: 'office/homes/:kind/:id/publish',
    de: 'buero/immobilien/:kind/:id/veroeffentlichen',
  },
  'staff-home-pictures': {
    nl: 'kantoor/woningen/:kind/:id/fotos',
    fr: 'agence/biens/:kind/:id/photos',
    en: 'office/homes/:kind/:id/pictures',
    de: 'buero/immobilien/:kind/:id/fotos',
  },
  'staff-home-versions': {
    nl: 'kantoor/woningen/:kind/:id/versies',
    fr: 'agence/biens/:kind/:id/versions',
    en: 'office/homes/:kind/:id/versions',
    de: 'buero/immobilien/:kind/:id/versionen',
  },
  'staff-home-seller': {
    nl: 'kantoor/woningen/:kind/:id/verkoper',
    fr: 'agence/biens/:kind/:id/vendeur',
    en: 'office/homes/:kind/:id/seller',
    de: 'buero/immobilien/:kind/:id/verkaeufer',
  },
  'staff-homes': { nl: 'kantoor/woningen', fr: 'agence/biens', en: 'office/homes', de: 'buero/immobilien' },
  'staff-home-action': {
    nl: 'kantoor/woningen/:kind/:id/doen/:action',
    fr: 'agence/biens/:kind/:id/faire/:action',
    en: 'office/homes/:kind/:id/do/:action',
    de: 'buero/immobilien/:kind/:id/tun/:action',
  },
  'staff-case': {
    nl: 'kantoor/:kind/:id/:deed?',
    fr: 'agence/:kind/:id/:deed?',
    en: 'office/:kind/:id/:deed?',
    de: 'buero/:kind/:id/:deed?',
  },
  appointment: { nl: 'afspraak/:id', fr: 'rendez-vous/:id', en: 'appointment/:id', de: 'termin/:id' },
  'book-appointment': {
    nl: 'afspraak-maken/:id',
    fr: 'prendre-rendez-vous/:id',
    en: 'book-appointment/:id',
    de: 'termin-buchen/:id',
  },
  contact: { nl: 'contact', fr: 'contact', en: 'contact', de: 'kontakt' },
  // Valuation: one form, whose steps are fragments of its address.
  valuation: { nl: 'waardebepaling', fr: 'estimation', en: 'valuation', de: 'bewertung' },
  'withdraw-valuation': {
    nl: 'waardebepaling/intrekken/:token',
    fr: 'estimation/retirer/:token',
    en: 'valuation/withdraw/:token',
    de: 'bewertung/zurueckziehen/:token',
  },
  'send-to-a-friend': {
    nl: 'doorsturen/:id',
    fr: 'envoyer-a-un-ami/:id',
    en: 'send-to-a-friend/:id',
    de: 'weiterempfehlen/:id',
  },
  // A person of the team (docs/decisions/0191).
  person: { nl: 'team/:id', fr: 'equipe/:id', en: 'team/:id', de: 'team/:id' },
  // Items of news are pages with addresses of their own (docs/decisions/0183).
  news: { nl: 'nieuws', fr: 'actualites', en: 'news', de: 'aktuelles' },
  compare: { nl: 'vergelijken', fr: 'comparer', en: 'compare', de: 'vergleichen' },
  privacy: {
    nl: 'privacy-verklaring',
    fr: 'declaration-de-confidentialite',
    en: 'privacy-statement',
    de: 'datenschutzerklaerung',
  },
  terms: {
    nl: 'gebruiksvoorwaarden',
    fr: 'conditions-d-utilisation',
    en: 'terms-of-use',
    de: 'nutzungsbedingungen',
  },
  detail: { nl: 'detail', fr: 'detail', en: 'detail', de: 'detail' },
} as const satisfies Record<string, Record<Locale, string>>;

/** Name of a screen, the same in every language. */
export type Screen = keyof typeof ROUTE_TABLE;
export const SCREENS = Object.keys(ROUTE_TABLE) as readonly Screen[];
export const isScreen = (name: string): name is Screen => Object.hasOwn(ROUTE_TABLE, name);
