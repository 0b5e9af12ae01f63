/**
 * Words of ours for what Whise says by a code: they become texts of the home's record, in every language, like the words
 * of any other system. They are no texts of pages, which are in `locales/`.
 */
import { words } from '../../mapping/words.ts';

export const YES = words('Ja', 'Oui', 'Yes', 'Ja');

/** Stickers for what a transaction of ours does not say. */
export const STICKERS = {
  ofTheMonth: words('Pand van de maand', 'Bien du mois', 'Home of the month', 'Objekt des Monats'),
  subjectTo: words(
    'Verkocht onder voorbehoud',
    'Vendu sous réserve',
    'Sold subject to contract',
    'Vorbehaltlich verkauft',
  ),
  reserved: words('Gereserveerd', 'Réservé', 'Reserved', 'Reserviert'),
  compromise: words('Compromis', 'Compromis', 'Preliminary contract', 'Vorvertrag'),
  annuity: words('Lijfrente', 'Viager', 'Life annuity', 'Leibrente'),
} as const;
