/** Names of statuses, and words for the states that visitors must know; pages and mails say the same. */
export default {
  status: {
    FOR_SALE: 'For sale',
    TO_RENT: 'To rent',
    TAKE_OVER: 'For takeover',
    SOLD: 'Sold',
    RENTED: 'Let',
    TAKEN_OVER: 'Taken over',
    OPTION_FOR_SALE: 'Under option (sale)',
    OPTION_FOR_RENT: 'Under option (rent)',
    OFFER_FOR_SALE: 'Under offer (sale)',
    OFFER_FOR_RENT: 'Under offer (rent)',
    FOR_SALE_ORDER_ENDED: 'Withdrawn from sale',
    FOR_RENT_ORDER_ENDED: 'Withdrawn from letting',
    UNDEFINED: 'Status not stated',
  },
  standing: {
    free: 'Available',
    option: 'Under option',
    bid: 'Under offer',
    archived: 'In the archive',
  },
} as const;
