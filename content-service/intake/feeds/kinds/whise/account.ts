import * as z from 'zod';
import { type Ask, FeedFault } from '../../kind.ts';

const digits = z.string().regex(/^\d{1,12}$/);
const idText = z.union([digits, z.number().int().min(1).max(999_999_999_999).transform(String)]);

/** Settings of an agency: its number at Whise, those of its offices, and the languages of texts as Whise names them. */
export const WhiseSettings = z.strictObject({
  client: idText,
  /** Only homes of these offices; all of the agency's without it. */
  offices: z.array(idText).min(1).max(50).optional(),
  languages: z
    .array(z.string().regex(/^[a-z]{2}-[A-Z]{2}$/))
    .min(1)
    .max(8)
    // Those that answers were seen in; others can be named.
    .default(['nl-BE', 'fr-BE']),
});

/** The deployment's account at Whise, one for all its agencies; the address belongs to the credential. */
export const WhiseAccount = z.strictObject({
  username: z.string().min(1).max(200),
  password: z.string().min(1).max(200),
  address: z.url({ protocol: /^https?$/ }).default('https://api.whise.eu'),
});

/** A call's agency and account. */
export interface Whise {
  readonly client: string;
  /** Empty for all offices. */
  readonly offices: readonly string[];
  readonly languages: readonly string[];
  readonly username: string;
  readonly password: string;
  /** Without a slash at its end. */
  readonly base: string;
}

/** Settings and account of a call. Throws FeedFault when one is missing or cannot be read. */
export function whiseOf({ settings, account }: Pick<Ask, 'settings' | 'account'>): Whise {
  const [own, shared] = [WhiseSettings.safeParse(settings), WhiseAccount.safeParse(account)];
  if (!own.success) throw new FeedFault('settings', 'the client number is missing or is no number');
  if (!shared.success)
    throw new FeedFault('settings', 'the account of the deployment is missing or incomplete');
  const { address, ...rest } = shared.data;
  const { client, offices = [], languages } = own.data;
  return { client, offices, languages, ...rest, base: address.replace(/\/+$/, '') };
}
