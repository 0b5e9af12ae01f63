import type { ValuationRequest } from '../../domain/forms/valuation.ts';
import type { Site } from '../../wire/site.ts';
import { recipientFor } from '../mail/recipient.ts';

/** The zip in a typed address: the last four digits that stand alone, since a house number may have four. */
const zipIn = (address: string): string | null => address.match(/(?<!\d)[1-9]\d{3}(?!\d)/g)?.at(-1) ?? null;

/** Who is asked to value a home: whoever looks after its place, else the agency; null where that has no address. */
export const valuationRecipient = (
  site: Site,
  { address }: Pick<ValuationRequest, 'address'>,
): string | null => recipientFor(site, { deed: 'valuation', place: { zip: zipIn(address) } });
