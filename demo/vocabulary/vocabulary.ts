import type { Words } from '../basics/words.ts';

/** Head types by id (spec 1 §9 orders them 1, 3, 7, 2, 4, 6, 10, 5, 9). */
export const HEAD_TYPES = {
  1: { nl: 'Appartement', fr: 'Appartement', en: 'Apartment', de: 'Wohnung' },
  2: { nl: 'Grond', fr: 'Terrain', en: 'Land', de: 'Grundstück' },
  3: { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' },
  4: { nl: 'Handel', fr: 'Commerce', en: 'Commercial', de: 'Gewerbe' },
  5: { nl: 'Garage', fr: 'Garage', en: 'Garage', de: 'Garage' },
  6: { nl: 'Industrie', fr: 'Industrie', en: 'Industrial', de: 'Industrie' },
  7: { nl: 'Vakantiewoning', fr: 'Maison de vacances', en: 'Holiday home', de: 'Ferienhaus' },
  8: { nl: 'Andere', fr: 'Autre', en: 'Other', de: 'Sonstiges' },
  9: { nl: 'Project', fr: 'Projet', en: 'Project', de: 'Projekt' },
  10: { nl: 'Kantoor', fr: 'Bureau', en: 'Office', de: 'Büro' },
  11: { nl: 'Assistentiewoning', fr: 'Résidence-services', en: 'Assisted living', de: 'Betreutes Wohnen' },
} as const satisfies Record<number, Words>;
export type HeadTypeId = keyof typeof HEAD_TYPES;

/** Transactions of the first source by id (spec 1 §4). */
export const TRANSACTIONS = {
  1: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' },
  2: { nl: 'Te huur', fr: 'À louer', en: 'To rent', de: 'Zu vermieten' },
  3: {
    nl: 'In optie (verkoop)',
    fr: 'Sous option (vente)',
    en: 'Under option (sale)',
    de: 'Reserviert (Verkauf)',
  },
  4: {
    nl: 'In optie (verhuur)',
    fr: 'Sous option (location)',
    en: 'Under option (rent)',
    de: 'Reserviert (Vermietung)',
  },
  5: { nl: 'Verkocht', fr: 'Vendu', en: 'Sold', de: 'Verkauft' },
  6: { nl: 'Verhuurd', fr: 'Loué', en: 'Let', de: 'Vermietet' },
  8: {
    nl: 'Verhuring stopgezet',
    fr: 'Location suspendue',
    en: 'Letting withdrawn',
    de: 'Vermietung eingestellt',
  },
  10: { nl: 'Over te nemen', fr: 'À remettre', en: 'For takeover', de: 'Zu übernehmen' },
} as const satisfies Record<number, Words>;
export type TransactionId = keyof typeof TRANSACTIONS;

/** Rooms by type id; those of spec 1 §3 are counted. */
export const ROOMS = {
  1: { nl: 'Slaapkamer', fr: 'Chambre', en: 'Bedroom', de: 'Schlafzimmer' },
  3: { nl: 'Kelder', fr: 'Cave', en: 'Cellar', de: 'Keller' },
  4: { nl: 'Keuken', fr: 'Cuisine', en: 'Kitchen', de: 'Küche' },
  5: { nl: 'Badkamer', fr: 'Salle de bains', en: 'Bathroom', de: 'Badezimmer' },
  6: { nl: 'Garage', fr: 'Garage', en: 'Garage', de: 'Garage' },
  7: { nl: 'Woonkamer', fr: 'Séjour', en: 'Living room', de: 'Wohnzimmer' },
  10: { nl: 'Terras', fr: 'Terrasse', en: 'Terrace', de: 'Terrasse' },
  11: { nl: 'Zolder', fr: 'Grenier', en: 'Attic', de: 'Dachboden' },
  14: { nl: 'Parkeerplaats', fr: 'Emplacement de parking', en: 'Parking space', de: 'Stellplatz' },
  16: { nl: 'Toilet', fr: 'Toilettes', en: 'Toilet', de: 'Toilette' },
  20: { nl: 'Inkomhal', fr: 'Hall d’entrée', en: 'Hall', de: 'Diele' },
  21: { nl: 'Bureau', fr: 'Bureau', en: 'Study', de: 'Arbeitszimmer' },
  22: { nl: 'Berging', fr: 'Buanderie', en: 'Utility room', de: 'Hauswirtschaftsraum' },
  23: { nl: 'Tuin', fr: 'Jardin', en: 'Garden', de: 'Garten' },
  24: { nl: 'Nachthal', fr: 'Hall de nuit', en: 'Landing', de: 'Flur' },
} as const satisfies Record<number, Words>;
export type RoomId = keyof typeof ROOMS;
