import { type Ask, RefusedRequest, type VendorLead } from '../../kind.ts';
import { skarabeeOf } from './account.ts';
import { childOf } from './element.ts';
import { callWeblink, type Parts, WEBLINK } from './soap.ts';

/** Elements of a ContactMe in the order of the interface's file; it has none for a language or a time. */
const contactOf = ({ reference, visitor, home, text }: VendorLead): Parts => {
  const said = (name: string, value: string | null): Parts => (value === null ? [] : [[name, value]]);
  return [
    ['ExternalReference', reference],
    ...said('FirstName', visitor.firstname),
    ...said('LastName', visitor.lastname),
    ...said('Phone', visitor.phone),
    ['Comments', text],
    ...said('Email', visitor.email),
    ['PublicationID', home],
    ['HouseNumber', null],
    // The agency's own rules say whose it is, by the publication.
    ['OfficeId', null],
  ];
};

/**
 * Gives a visitor's request to Skarabee. The interface's file does not say that a second one with the same reference is
 * dropped, so nothing here relies on it. Its words of refusal may quote the visitor, and are not repeated.
 */
export async function leadSkarabee(ask: Ask, lead: VendorLead, begin: () => Promise<void>): Promise<void> {
  // Without a login there is no call, and so nothing that the vendor may have taken.
  skarabeeOf(ask);
  await begin();
  const result = await callWeblink(ask, 'InsertContactMes', [['ContactMes', contactOf(lead)]]);
  const refused = result && childOf(result, 'InvalidContactMes', WEBLINK)?.children;
  if (refused?.length) throw new RefusedRequest('broken', 'the vendor refuses the request of a visitor');
}
