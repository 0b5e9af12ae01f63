import { type Words, words as w } from '../../basics/words.ts';
import type { TransactionId } from '../../vocabulary/vocabulary.ts';

/** The second source's numbers, names and status text (spec 1 §4, spec 2 §3). */
export interface SecondTransaction {
  readonly id: number | string;
  readonly status: string;
  readonly name: Words;
}

/**
 * Each transaction of the first source in the format of the second, with the texts that such systems write
 * (FOR_RENT where spec 2 §3 has TO_RENT): sold is 1, 6 or 7; rent is 2, 4, 6, 8 or 10. A transaction without
 * a number there uses its text.
 */
export const SECOND_TRANSACTIONS: Readonly<Record<TransactionId, SecondTransaction>> = {
  1: { id: 'FOR_SALE', status: 'FOR_SALE', name: w('Te koop', 'À vendre', 'For sale', 'Zu verkaufen') },
  2: { id: 2, status: 'FOR_RENT', name: w('Te huur', 'À louer', 'To rent', 'Zu vermieten') },
  3: {
    id: 'OPTION_FOR_SALE',
    status: 'OPTION_FOR_SALE',
    name: w('In optie', 'Sous option', 'Under option', 'Reserviert'),
  },
  4: {
    id: 'OPTION_FOR_RENT',
    status: 'OPTION_FOR_RENT',
    name: w('In optie', 'Sous option', 'Under option', 'Reserviert'),
  },
  5: { id: 1, status: 'SOLD', name: w('Verkocht', 'Vendu', 'Sold', 'Verkauft') },
  6: { id: 6, status: 'RENTED', name: w('Verhuurd', 'Loué', 'Rented', 'Vermietet') },
  8: {
    id: 8,
    status: 'FOR_RENT_ORDER_ENDED',
    name: w('Verhuring stopgezet', 'Location suspendue', 'Letting withdrawn', 'Vermietung eingestellt'),
  },
  10: {
    id: 'TAKE_OVER',
    status: 'TAKE_OVER',
    name: w('Over te nemen', 'À remettre', 'For takeover', 'Zu übernehmen'),
  },
};

/** Numbers that only some listings have. */
export const ORDER_ENDED: SecondTransaction = {
  id: 7,
  status: 'SOLD',
  name: w('Verkocht', 'Vendu', 'Sold', 'Verkauft'),
};
export const SOON_TO_LET: SecondTransaction = {
  id: 10,
  status: 'FOR_RENT',
  name: w('Binnenkort te huur', 'Bientôt à louer', 'Soon to rent', 'Bald zu vermieten'),
};
