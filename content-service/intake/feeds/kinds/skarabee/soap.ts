/** Calls of Weblink: SOAP 1.2 over https, envelopes by hand (https://www.w3.org/TR/soap12-part1/). */
import { type Ask, FeedFault, RefusedRequest } from '../../kind.ts';
import { skarabeeOf } from './account.ts';
import { childOf, readElement, type XmlElement } from './element.ts';

const ENVELOPE = 'http://www.w3.org/2003/05/soap-envelope';
/** The interface's own namespace, in its file. */
export const WEBLINK = 'http://weblink.skarabee.com/';

/** Children of a request in the order of the interface's file; null is an element without a value (nil). */
export type Parts = readonly (readonly [name: string, value: string | null | Parts])[];

const escaped = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

const written = (parts: Parts): string =>
  parts
    .map(([name, value]) => {
      if (value === null) return `<${name} xsi:nil="true"/>`;
      return `<${name}>${typeof value === 'string' ? escaped(value) : written(value)}</${name}>`;
    })
    .join('');

/** The envelope of a request. */
export const envelopeOf = (call: string, parts: Parts): string =>
  '<?xml version="1.0" encoding="utf-8"?>' +
  `<soap:Envelope xmlns:soap="${ENVELOPE}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><soap:Body>` +
  `<${call} xmlns="${WEBLINK}">${written(parts)}</${call}></soap:Body></soap:Envelope>`;

/** A login as HTTP has it (RFC 7617). */
function basic(username: string, password: string): string {
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}

type State = FeedFault['state'];

/** What the interface's errors mean for a feed; every code of its file. */
export const ERRORS: Readonly<Record<string, State>> = {
  USER_NOT_FOUND: 'key-refused',
  UNAUTHORIZED_ACCESS_TO_USER: 'key-refused',
  INACTIVE_USER: 'key-refused',
  INVALID_LINK_LOGIN: 'key-refused',
  UNAUTHORIZED_ACTION: 'key-refused',
  UNHANDLED_ERROR: 'failing',
  DB_ERROR: 'failing',
  INVALID_PUBLICATION_ID: 'broken',
  INVALID_USER_REFERENCE: 'broken',
  INVALID_CONTACTME: 'broken',
  INVALID_MEDIUM: 'broken',
};

/** The code of an error of an answer: its message may quote the request, and is not repeated. */
const codeOf = (text: string): string => text.replace(/[^A-Za-z0-9_.:-]/g, '').slice(0, 60) || 'no code';

/** The gravest first: what one error says of the login, the others do not take back. */
const GRAVEST: readonly State[] = ['key-refused', 'failing', 'broken'];

/** Errors about what a request names or says: without that it may be taken. */
const OF_CONTENT: readonly string[] = ['INVALID_PUBLICATION_ID', 'INVALID_CONTACTME'];

/** Throws for an answer that lists errors; null for a call about one home that is not there. */
function unlessErrors(call: string, result: XmlElement): XmlElement | null {
  const errors = childOf(result, 'Errors', WEBLINK)?.children ?? [];
  if (errors.length === 0) return result;
  const codes = [...new Set(errors.map((one) => codeOf(childOf(one, 'Code', WEBLINK)?.text.trim() ?? '')))];
  if (call === 'GetPublication' && codes.every((code) => code === 'INVALID_PUBLICATION_ID')) return null;
  const states = codes.map((code) => (Object.hasOwn(ERRORS, code) ? ERRORS[code] : undefined) ?? 'broken');
  const reason = `the vendor refuses the request: ${codes.slice(0, 5).join(', ')}`;
  if (codes.every((code) => OF_CONTENT.includes(code))) throw new RefusedRequest('broken', reason);
  throw new FeedFault(GRAVEST.find((state) => states.includes(state)) ?? 'broken', reason);
}

/** What a fault means: one of the sender is ours, one of the receiver the vendor's (SOAP 1.2 part 1, §5.4.6). */
function faultOf(fault: XmlElement): FeedFault {
  const code = childOf(fault, 'Code', ENVELOPE);
  const value = codeOf((code && childOf(code, 'Value', ENVELOPE)?.text.trim()) ?? '');
  const isReceiver = value.split(':').at(-1) === 'Receiver';
  return new FeedFault(isReceiver ? 'failing' : 'broken', `a SOAP fault: ${value}`);
}

/**
 * The result of a call, `…Result` of its answer; null for a home that is not there. Throws FeedFault for faults, errors and
 * answers to something else.
 */
export async function callWeblink(ask: Ask, call: string, parts: Parts): Promise<XmlElement | null> {
  const { address, username, password } = skarabeeOf(ask);
  const { status, bytes } = await ask.xml({
    method: 'POST',
    address,
    headers: { Accept: 'application/soap+xml', Authorization: basic(username, password) },
    text: {
      type: `application/soap+xml; charset=utf-8; action="${WEBLINK}${call}"`,
      content: envelopeOf(call, parts),
    },
  });
  const envelope = await readElement(bytes);
  const body =
    envelope.name === 'Envelope' && envelope.space === ENVELOPE
      ? childOf(envelope, 'Body', ENVELOPE)
      : undefined;
  const fault = body && childOf(body, 'Fault', ENVELOPE);
  if (fault !== undefined) throw faultOf(fault);
  if (status !== 200) throw new FeedFault(status === 500 ? 'failing' : 'broken', `status ${status}`);
  const answer = body && childOf(body, `${call}Response`, WEBLINK);
  const result = answer && childOf(answer, `${call}Result`, WEBLINK);
  if (result === undefined) throw new FeedFault('broken', `no answer to ${call}`);
  return unlessErrors(call, result);
}
