/** Names of statuses, and words for the states that visitors must know; pages and mails say the same. */
export default {
  status: {
    FOR_SALE: 'Te koop',
    TO_RENT: 'Te huur',
    TAKE_OVER: 'Over te nemen',
    SOLD: 'Verkocht',
    RENTED: 'Verhuurd',
    TAKEN_OVER: 'Overgenomen',
    OPTION_FOR_SALE: 'In optie (verkoop)',
    OPTION_FOR_RENT: 'In optie (verhuur)',
    OFFER_FOR_SALE: 'Onder bod (verkoop)',
    OFFER_FOR_RENT: 'Onder bod (verhuur)',
    FOR_SALE_ORDER_ENDED: 'Verkoop stopgezet',
    FOR_RENT_ORDER_ENDED: 'Verhuur stopgezet',
    UNDEFINED: 'Status niet vermeld',
  },
  standing: {
    free: 'Beschikbaar',
    option: 'In optie',
    bid: 'Onder bod',
    archived: 'In het archief',
  },
} as const;
