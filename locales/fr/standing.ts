/** Names of statuses, and words for the states that visitors must know; pages and mails say the same. */
export default {
  status: {
    FOR_SALE: 'À vendre',
    TO_RENT: 'À louer',
    TAKE_OVER: 'À remettre',
    SOLD: 'Vendu',
    RENTED: 'Loué',
    TAKEN_OVER: 'Remis',
    OPTION_FOR_SALE: 'Sous option (vente)',
    OPTION_FOR_RENT: 'Sous option (location)',
    OFFER_FOR_SALE: 'Offre en cours (vente)',
    OFFER_FOR_RENT: 'Offre en cours (location)',
    FOR_SALE_ORDER_ENDED: 'Vente suspendue',
    FOR_RENT_ORDER_ENDED: 'Location suspendue',
    UNDEFINED: 'Statut non précisé',
  },
  standing: {
    free: 'Disponible',
    option: 'Sous option',
    bid: 'Offre en cours',
    archived: 'Dans les archives',
  },
} as const;
