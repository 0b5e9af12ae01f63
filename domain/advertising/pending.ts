/**
 * Words that a certificate is being made. Brussels counts them as no mention at all, Wallonia forbids them: the
 * certificate is there before the home is offered (docs/advertising-law.md).
 */

/** Texts of an advertisement that may have such words. */
export const ADVERTISED_TEXTS = {
  first: ['general.title', 'general.description', 'general.shortDescription'],
  second: ['title', 'description', 'short_description'],
} as const;

/** The certificate, by its names in the four languages. */
const CERTIFICATE =
  '(?:PEB|EPC|EPB|certificat (?:PEB|énergétique)|certificat de performance énergétique|energieprestatiecertificaat|energy performance certificate|Energieausweis)';
/** That it is still to come. */
const TO_COME =
  '(?:en (?:cours|attente|préparation|demande)|à (?:venir|établir|suivre)|demandée?|commandée?|in (?:aanvraag|opmaak|behandeling|aanmaak|uitvoering|voorbereiding|Arbeit|Erstellung|Vorbereitung|progress)|aangevraagd|wordt (?:opgemaakt|aangevraagd|opgesteld)|lopende|volgt|pending|being (?:made|prepared|drawn up)|applied for|requested|to follow|beantragt|ausstehend|wird (?:erstellt|nachgereicht)|folgt)';

/** In a sentence: the certificate, then at most two short words, then that it is still to come. */
export const PENDING = new RegExp(
  `(?<![\\p{L}\\d])${CERTIFICATE}(?![\\p{L}\\d])[\\s:=.()\\-–]{1,4}(?:\\p{L}{1,10}\\s){0,2}${TO_COME}(?!\\p{L})`,
  'iu',
);
/** In the field of a certificate, whose name need not be repeated. */
export const PENDING_ALONE = new RegExp(`(?<!\\p{L})${TO_COME}(?!\\p{L})`, 'iu');
