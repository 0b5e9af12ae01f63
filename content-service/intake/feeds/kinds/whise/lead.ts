import { type Ask, FeedFault, RefusedRequest, type VendorLead } from '../../kind.ts';
import { type Whise, WhiseSettings, whiseOf } from './account.ts';
import { unlessRefused } from './refused.ts';
import { withToken } from './tokens.ts';

/** Belgium, and an active contact: both are required. */
const COUNTRY = 1;
const ACTIVE = 1;

/** Why an agency's feed cannot give contacts: Whise wants to know whose they are. */
export const lacksOffice = (settings: unknown): string | null =>
  WhiseSettings.safeParse(settings).data?.offices === undefined
    ? 'Whise wants the office of a contact: name the agency’s with --office'
    : null;

/** The visitor's language as the feed's settings write it, else the first of them: Whise may refuse one that it does not know. */
const languageOf = ({ languages }: Whise, locale: string): string | undefined =>
  languages.find((language) => language.startsWith(`${locale}-`)) ?? languages[0];

/**
 * A contact with the home that interests them. Whise knows a contact by the address, and updates the one that it has: what the
 * visitor did not give is left out, and so is what they wrote, which no public source names a certain place for. No consent to
 * further mail is given.
 */
function contactOf(whise: Whise, { visitor, home }: Pick<VendorLead, 'visitor' | 'home'>) {
  const { firstname, lastname, email, phone, locale } = visitor;
  if (email === null) throw new RefusedRequest('broken', 'a visitor without an e-mail address');
  const name = lastname ?? firstname ?? email;
  return {
    Name: name,
    ...(firstname === null || firstname === name ? {} : { FirstName: firstname }),
    PrivateEmail: email,
    ...(phone === null ? {} : { PrivateTel: phone }),
    CountryId: COUNTRY,
    LanguageId: languageOf(whise, locale),
    StatusId: ACTIVE,
    OfficeIds: whise.offices.map(Number),
    ...(home === null ? {} : { EstateIds: [Number(home)] }),
  };
}

/** Gives a visitor to Whise, as a contact; `besides` are further fields of it. */
export async function leadWhise(
  ask: Ask,
  lead: Pick<VendorLead, 'visitor' | 'home'>,
  begin: () => Promise<void>,
  besides: object = {},
): Promise<void> {
  const whise = whiseOf(ask);
  const lacks = lacksOffice(ask.settings);
  if (lacks !== null) throw new FeedFault('settings', lacks);
  const body = { ...contactOf(whise, lead), ...besides };
  // The token comes first: until then nothing can have been taken. A call whose token is refused is made once more.
  await withToken(ask, whise, async (token) => {
    await begin();
    const answer = await ask.send({
      method: 'POST',
      address: `${whise.base}/v1/contacts/upsert`,
      headers: { authorization: `Bearer ${token}` },
      body,
    });
    try {
      unlessRefused(answer);
    } catch (error) {
      if (error instanceof FeedFault && error.state === 'broken')
        throw new RefusedRequest('broken', error.reason);
      throw error;
    }
  });
}
