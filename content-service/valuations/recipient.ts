import type { ValuationRequest } from '#domain/forms/valuation.ts';
import type { Site } from '#wire/site.ts';
import { recipientFor } from '../mail/recipient.ts';

/**
 * The zip in a typed address: the last standalone four-digit number, since a house number may have four
 * digits.
 */
const zipIn = (address: string): string | null => address.match(/(?<!\d)[1-9]\d{3}(?!\d)/g)?.at(-1) ?? null;

/**
 * Recipient of a valuation request: the person in charge of the place, else the agency; null when it has no
 * address.
 */
export const valuationRecipient = (
  site: Site,
  { address }: Pick<ValuationRequest, 'address'>,
): string | null => recipientFor(site, { deed: 'valuation', place: { zip: zipIn(address) } });
