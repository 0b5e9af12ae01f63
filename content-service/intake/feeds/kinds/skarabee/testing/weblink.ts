/**
 * A server that speaks as Weblink does, made from the interface's file: it refuses what the file does not allow (another
 * envelope, another order, an unknown code), wants a login, and has the faults of a vendor. Without a network, so that it runs
 * in workerd; `tests/support/skarabee-server.ts` puts it on a port.
 */
import { childOf, readElement, type XmlElement } from '../element.ts';
import { WEBLINK } from '../soap.ts';
import { type Interface, readInterface } from './interface.ts';
import { escaped, merged, messagesOf, type Values } from './messages.ts';

/** A publication. */
export interface Publication {
  readonly id: number;
  readonly guid: string;
  readonly active: boolean;
  /** Time of its last change, without an offset. */
  readonly modified: string;
  /** What differs from an element that says nothing. */
  readonly values: Values;
  /** The project whose summary lists it, of a unit that does not name it itself. */
  readonly unitOf?: number;
}

/** Ways in which it fails. */
export type WeblinkFault =
  | 'key-refused'
  | 'login-inside'
  | 'database'
  | 'unknown-error'
  | 'too-often'
  | 'failing'
  | 'sender'
  | 'html'
  | 'cut'
  | 'empty'
  | 'doctype'
  | 'entity'
  | 'instruction'
  | 'deep'
  | 'no-list'
  | 'twice'
  | 'other-answer'
  | 'other-space'
  | 'other-home';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A report of a page, as it came. */
export interface Feedback {
  readonly id: string;
  readonly status: string;
  readonly number: string;
  readonly url: string;
}

export const LOGIN = { username: 'zeezicht', password: 'geheim: é & <x>' } as const;
const BASIC = `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${LOGIN.username}:${LOGIN.password}`)))}`;

const SOAP = 'http://www.w3.org/2003/05/soap-envelope';
const XSI = 'http://www.w3.org/2001/XMLSchema-instance';
const XML = { 'Content-Type': 'application/soap+xml; charset=utf-8' };

export class Weblink {
  readonly #interface: Interface;
  readonly #messages: ReturnType<typeof messagesOf>;
  readonly #homes = new Map<number, Publication>();
  /** Calls that were answered, oldest first, with the name of each. */
  readonly asked: string[] = [];
  /** Publications of which it takes no report. */
  readonly refuses = new Set<string>();
  /** What it was told. */
  readonly told: Feedback[] = [];
  /** Requests of visitors that it took, by element. */
  readonly contacts: Readonly<Record<string, string | null>>[] = [];
  /** References of requests that it does not take. */
  readonly refusedContacts = new Set<string>();
  /** The prefix of its envelopes: clients must not assume one. */
  prefix = 'soap';
  #fault: WeblinkFault | null = null;
  /** How many calls are answered before the fault; `once` ends it after one. */
  #after = 0;
  #once = false;

  private constructor(file: Interface) {
    this.#interface = file;
    this.#messages = messagesOf(file);
  }

  static async open(file: string): Promise<Weblink> {
    return new Weblink(await readInterface(file));
  }

  has(homes: readonly Publication[]): void {
    this.#homes.clear();
    for (const home of homes) this.#homes.set(home.id, home);
  }

  home(id: number): Publication {
    const home = this.#homes.get(id);
    if (home === undefined) throw new Error(`there is no publication ${id}`);
    return home;
  }

  /** Changes a publication, at the time of the change. */
  change(id: number, changes: Partial<Omit<Publication, 'id'>>, modified: string): void {
    this.#homes.set(id, { ...this.home(id), ...changes, modified });
  }

  forget(id: number): void {
    this.#homes.delete(id);
  }

  /** From the call after so many, it answers like this; null for good answers. */
  fares(fault: WeblinkFault | null, { after = 0, once = false } = {}): void {
    this.#fault = fault;
    this.#after = after;
    this.#once = once;
  }

  async answer({ authorization, body }: { authorization: string; body: string }): Promise<Answer> {
    const fault = this.#after === 0 ? this.#fault : null;
    if (fault === null) this.#after = Math.max(0, this.#after - 1);
    else if (this.#once) this.#fault = null;
    if (authorization !== BASIC || fault === 'key-refused') return { status: 401, headers: {}, body: '' };
    if (fault === 'too-often') return { status: 429, headers: { 'Retry-After': '120' }, body: '' };
    if (fault === 'html')
      return { status: 200, headers: { 'Content-Type': 'text/html' }, body: '<!doctype html><p>Maintenance' };
    if (fault === 'failing') return this.#refused('Receiver', 'Timeout expired for user zeezicht');
    if (fault === 'sender') return this.#refused('Sender', 'Bad request');
    let call: XmlElement;
    try {
      const envelope = await readElement(new TextEncoder().encode(body));
      const [first] = childOf(envelope, 'Body', SOAP)?.children ?? [];
      if (envelope.name !== 'Envelope' || envelope.space !== SOAP || first === undefined)
        throw new Error('no envelope');
      const type = this.#interface.elements.get(first.name);
      if (type === undefined || first.space !== WEBLINK) throw new Error(`no call ${first.name}`);
      this.#messages.check(first, type);
      call = first;
    } catch (error) {
      return this.#refused('Sender', `Server was unable to read request. ---> ${error}`);
    }
    this.asked.push(call.name);
    return this.#faulty(fault, this.#result(call, fault));
  }

  /** What an answer that came otherwise looks like. */
  #faulty(fault: WeblinkFault | null, answer: Answer): Answer {
    const { body } = answer;
    switch (fault) {
      case 'cut':
        return { ...answer, body: body.slice(0, body.length / 2) };
      case 'empty':
        return { ...answer, body: '' };
      case 'doctype':
        return { ...answer, body: body.replace('?>', '?><!DOCTYPE a [<!ENTITY b "c">]>') };
      case 'entity':
        return { ...answer, body: body.replace('</', '&b;</') };
      case 'instruction':
        return { ...answer, body: body.replace('?>', '?><?xml-stylesheet href="a.xsl"?>') };
      case 'deep':
        return { ...answer, body: body.replace('</', `${'<a>'.repeat(40)}${'</a>'.repeat(40)}</`) };
      case 'other-answer':
        return { ...answer, body: body.replaceAll('Response', 'Reply') };
      case 'other-space':
        return { ...answer, body: body.replaceAll(WEBLINK, 'http://example.com/') };
      default:
        return answer;
    }
  }

  #envelope(status: number, inner: string): Answer {
    const soap = this.prefix;
    const body = `<?xml version="1.0" encoding="utf-8"?><${soap}:Envelope xmlns:${soap}="${SOAP}" xmlns:xsi="${XSI}"><${soap}:Body>${inner}</${soap}:Body></${soap}:Envelope>`;
    return { status, headers: XML, body };
  }

  #refused(who: 'Receiver' | 'Sender', why: string): Answer {
    const soap = this.prefix;
    return this.#envelope(
      who === 'Receiver' ? 500 : 400,
      `<${soap}:Fault><${soap}:Code><${soap}:Value>${soap}:${who}</${soap}:Value></${soap}:Code><${soap}:Reason><${soap}:Text xml:lang="en">${escaped(why)}</${soap}:Text></${soap}:Reason></${soap}:Fault>`,
    );
  }

  #result({ name, children }: XmlElement, fault: WeblinkFault | null): Answer {
    const textOf = (of: string): string => children.find((one) => one.name === of)?.text.trim() ?? '';
    const codes: Partial<Record<WeblinkFault, string>> = {
      'login-inside': 'INVALID_LINK_LOGIN',
      database: 'DB_ERROR',
      'unknown-error': 'INVALID_MEDIUM',
    };
    const code = fault === null ? undefined : codes[fault];
    if (code !== undefined) return this.#answer(name, this.#error(code));
    switch (name) {
      case 'GetPublicationSummaries':
        return this.#answer(name, fault === 'no-list' ? {} : this.#summaries(children, fault));
      case 'GetPublication': {
        const home = this.#homes.get(Number(textOf('PublicationId')));
        if (home === undefined) return this.#answer(name, this.#error('INVALID_PUBLICATION_ID'));
        return this.#answer(name, {
          Publication: merged(home.values, {
            Info: {
              ID: String(fault === 'other-home' ? home.id + 1 : home.id),
              Guid: home.guid,
              Modified: home.modified,
            },
          }),
        });
      }
      case 'GetProjectSummaries':
        return this.#answer(name, this.#projects(children));
      case 'Feedback': {
        const list = children[0]?.children[0]?.children ?? [];
        const saidBy = (parts: readonly XmlElement[], part: string): string =>
          parts.find((one) => one.name === part)?.text ?? '';
        if (list.some(({ children: parts }) => this.refuses.has(saidBy(parts, 'PublicationID'))))
          return this.#answer(name, this.#error('INVALID_PUBLICATION_ID'));
        for (const { children: parts } of list) {
          const said = (part: string): string => saidBy(parts, part);
          this.told.push({
            id: said('PublicationID'),
            status: said('Status'),
            number: said('ExternalID'),
            url: said('URL'),
          });
        }
        return this.#answer(name, {});
      }
      case 'InsertContactMes': {
        const given = children.map(({ children: parts }) =>
          Object.fromEntries(
            parts.map((one) => [one.name, one.attributes.nil === 'true' ? null : one.text] as const),
          ),
        );
        const unknown = given.some(({ PublicationID: id }) => id && !this.#homes.has(Number(id)));
        if (unknown) return this.#answer(name, this.#error('INVALID_PUBLICATION_ID'));
        const isRefused = ({ ExternalReference: by }: (typeof given)[number]) =>
          this.refusedContacts.has(by ?? '');
        this.contacts.push(...given.filter((one) => !isRefused(one)));
        const refused = given.filter(isRefused).map(({ ExternalReference: by }) => ({
          Errors: { string: 'an e-mail address is expected, not eva@example.be' },
          ExternalReference: by ?? '',
        }));
        return this.#answer(
          name,
          refused.length === 0 ? {} : { InvalidContactMes: { InvalidContactMe: refused } },
        );
      }
      default:
        return this.#refused('Sender', `no call ${name}`);
    }
  }

  readonly #error = (Code: string): Values => ({
    Errors: { Error: { Code, Message: 'for zeezicht: geheim' } },
  });

  #summaries(children: readonly XmlElement[], fault: WeblinkFault | null): Values {
    const [since, types] = ['LastModified', 'RequestedPropertyTypes'].map((name) =>
      children.find((one) => one.name === name),
    );
    const asked = types?.children.map(({ text }) => text) ?? ['TRANSACTION'];
    const all = [...this.#homes.values()].filter(({ modified, active, values }) => {
      const { Property } = values as { Property?: { PropertyType?: string } };
      const isAsked = asked.includes(Property?.PropertyType ?? 'TRANSACTION');
      // A whole list has no homes that are no longer active, a list of changes has.
      return isAsked && (since?.attributes.nil === 'true' ? active : modified >= (since?.text ?? ''));
    });
    const list = all.map(({ id, guid, active, modified }) => ({
      ID: String(id),
      Guid: guid,
      Modified: modified,
      Active: String(active),
    }));
    return {
      PublicationSummaries: { PublicationSummary: fault === 'twice' ? [...list, ...list.slice(0, 1)] : list },
    };
  }

  /** Projects with the homes that belong to them, below a model that is not published. */
  #projects(children: readonly XmlElement[]): Values {
    const since = children.find(({ name }) => name === 'LastModified');
    const all = [...this.#homes.values()];
    const projects = all.filter(({ active, modified, values }) => {
      const { Property } = values as { Property?: { PropertyType?: string } };
      const isAsked = since?.attributes.nil === 'true' ? active : modified >= (since?.text ?? '');
      return Property?.PropertyType === 'PROJECT' && isAsked;
    });
    if (projects.length === 0) return {};
    const ProjectPublicationSummary = projects.map((project): Values => {
      const own = String(project.id);
      const model = { '@PropertyId': `${own}0`, '@ParentPropertyId': own, '@PropertyType': 'MODEL' };
      const units = all.filter(({ active, unitOf }) => active && unitOf === project.id);
      return {
        PropertyId: own,
        PublicationId: own,
        Active: String(project.active),
        PropertySummaries: {
          ProjectProperty: [
            model,
            ...units.map(
              ({ id }): Values => ({
                '@PropertyId': String(id),
                '@ParentPropertyId': model['@PropertyId'],
                '@PropertyType': 'TRANSACTION',
                ProjectPropertyPublication: { '@PublicationId': String(id), '@Active': 'true' },
              }),
            ),
          ],
        },
      };
    });
    return { ProjectPublicationSummaries: { ProjectPublicationSummary } };
  }

  #answer(call: string, result: Values): Answer {
    const type = this.#interface.elements.get(`${call}Response`);
    if (type === undefined) throw new Error(`no answer of ${call}`);
    const inner = this.#messages.write(type, { [`${call}Result`]: result });
    return this.#envelope(200, `<${call}Response xmlns="${WEBLINK}">${inner}</${call}Response>`);
  }
}
