/** Names of statuses, and words for the states that visitors must know; pages and mails say the same. */
export default {
  status: {
    FOR_SALE: 'Zu verkaufen',
    TO_RENT: 'Zu vermieten',
    TAKE_OVER: 'Zu übernehmen',
    SOLD: 'Verkauft',
    RENTED: 'Vermietet',
    TAKEN_OVER: 'Übernommen',
    OPTION_FOR_SALE: 'Reserviert (Verkauf)',
    OPTION_FOR_RENT: 'Reserviert (Vermietung)',
    OFFER_FOR_SALE: 'Angebot liegt vor (Verkauf)',
    OFFER_FOR_RENT: 'Angebot liegt vor (Vermietung)',
    FOR_SALE_ORDER_ENDED: 'Verkauf eingestellt',
    FOR_RENT_ORDER_ENDED: 'Vermietung eingestellt',
    UNDEFINED: 'Status nicht angegeben',
  },
  standing: {
    free: 'Verfügbar',
    option: 'Reserviert',
    bid: 'Angebot liegt vor',
    archived: 'Im Archiv',
  },
} as const;
