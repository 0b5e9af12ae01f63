import { type Ask, type AskRequest, FeedFault, RefusedRequest, type VendorLead } from '../../kind.ts';
import { member } from '../../mapping/read.ts';
import { zabunOf } from './account.ts';
import { requestOf } from './call.ts';

/** The call that takes a message of a visitor: a public client names it, and print-outs of the wiki cut it off. */
const PATH = '/api/v1/contactmessage';

/** Country codes of telephone numbers (ITU-T E.164): those of one and two digits; all others have three. */
const COUNTRY = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{4,12})$/;

/** A telephone number as Zabun takes it: the country's code apart. A number without one is Belgian; null for no number. */
export function phoneIn(text: string | null): { readonly phone: string; readonly phone_cc: string } | null {
  const digits = (text ?? '')
    .replace(/\(0\)/g, '')
    .replace(/^\s*\+/, '00')
    .replace(/\D/g, '');
  const [, cc, phone] = digits.startsWith('00')
    ? (COUNTRY.exec(digits.slice(2)) ?? [])
    : (/^()0?([1-9]\d{6,9})$/.exec(digits) ?? []);
  return phone === undefined ? null : { phone, phone_cc: cc || '32' };
}

/**
 * The message of a visitor. What Zabun calls opt-ins is left out, which nobody was asked: they stay as they are there. Its
 * `info` is for boxes of a form.
 */
function messageOf({ visitor, home, text }: Pick<VendorLead, 'visitor' | 'home' | 'text'>) {
  const { firstname, lastname, email, phone: typed, locale } = visitor;
  const phone = phoneIn(typed);
  if (email === null && phone === null)
    throw new RefusedRequest(
      'broken',
      'a visitor without an e-mail address or a telephone number that can be read',
    );
  // A name is required; a valuation can be asked for without one.
  const last = lastname ?? firstname ?? email ?? typed;
  return {
    contact: {
      last_name: last,
      ...(firstname === null || firstname === last ? {} : { first_name: firstname }),
      ...(email === null ? {} : { email }),
      ...phone,
      language: locale.toUpperCase(),
    },
    message: {
      text: typed !== null && phone === null ? `${text}\n\n${typed}` : text,
      ...(home === null ? {} : { property_id: Number(home) }),
    },
  };
}

/** Makes a call that Zabun may take. An error within an answer of success leaves open whether it was taken. */
export async function sendZabun(ask: Ask, request: AskRequest, begin: () => Promise<void>): Promise<void> {
  await begin();
  const answer = await ask.send(request);
  if (['errors', 'error'].some((name) => Boolean(member(answer, name))))
    throw new FeedFault('broken', 'an answer with an error inside');
}

/** Gives a visitor's request to Zabun. */
export async function leadZabun(
  ask: Ask,
  lead: Pick<VendorLead, 'visitor' | 'home' | 'text'>,
  begin: () => Promise<void>,
): Promise<void> {
  await sendZabun(ask, requestOf(zabunOf(ask), 'POST', PATH, messageOf(lead)), begin);
}
