/**
 * Words of sales that are no plain purchase of full ownership for money, in the languages of listings: life annuities,
 * public sales, and rights other than full ownership. They have taxes and fees of their own.
 */
const NOT_PLAIN =
  /lijfrente|\bviager|leibrente|life annuity|naakte eigendom|nue[- ]propriété|bare ownership|bloßes eigentum|vruchtgebruik|usufruit|\busufruct|nießbrauch|erfpacht|emphytéo|\bleasehold|erbbaurecht|erbpacht|recht van opstal|opstalrecht|droit de superficie|openbare (?:verkoop|verkoping|veiling)|vente publique|ventes? aux enchères|public (?:sale|auction)|öffentliche\w* (?:verkauf|versteigerung)|\bbiddit/iu;

/** Whether a text speaks of a sale with taxes and fees of its own. */
export const mentionsSpecialSale = (text: string): boolean => NOT_PLAIN.test(text);
