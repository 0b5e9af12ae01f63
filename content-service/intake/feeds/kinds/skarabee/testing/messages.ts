/** Messages of Weblink by the types of its file: written in the order of their elements, and checked against it. */
import type { XmlElement } from '../element.ts';
import { WEBLINK } from '../soap.ts';
import type { Interface, Part, Type } from './interface.ts';

/** Values of a type, by element; a list for one that may come several times, `@name` for an attribute, `#` for its text. */
export type Values = { readonly [name: string]: string | Values | readonly (string | Values)[] };

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Forms of XML Schema's types that the interface uses. */
const FORMS: Readonly<Record<string, RegExp>> = {
  's:int': /^-?\d{1,10}$/,
  's:decimal': /^-?\d+(?:\.\d+)?$/,
  's:boolean': /^(?:true|false|1|0)$/,
  's:dateTime': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?$/,
};
const SILENT: Readonly<Record<string, string>> = { 's:int': '0', 's:decimal': '0', 's:boolean': 'false' };

/** How messages are written and checked by the types of a file. */
export function messagesOf({ types }: Interface) {
  /** Children of a type in their order; what has to be there says nothing. Throws for values that the file does not have. */
  function write(type: Type, values: Values): string {
    const known = [
      ...type.parts.map(({ name }) => name),
      ...type.attributes.map(({ name }) => `@${name}`),
      '#',
    ];
    const odd = Object.keys(values).find((name) => !known.includes(name));
    if (odd !== undefined) throw new Error(`the interface has no ${odd}`);
    const text = typeof values['#'] === 'string' ? escaped(values['#']) : '';
    return text + type.parts.map((part) => writePart(part, values[part.name])).join('');
  }

  function writePart(part: Part, value: Values[string] | undefined): string {
    const { name, least, nillable } = part;
    if (value === undefined && least === 0) return '';
    if (value === undefined && nillable) return `<${name} xsi:nil="true"/>`;
    const all = Array.isArray(value) ? value : [value];
    return all.map((one: string | Values | undefined) => writeOne(part, one)).join('');
  }

  function writeOne({ name, type }: Part, value: string | Values | undefined): string {
    const own = types.get(type);
    if (own === undefined || own.codes.length > 0) {
      const silent = own?.codes.includes('UNDEFINED') ? 'UNDEFINED' : (own?.codes[0] ?? SILENT[type] ?? '');
      return `<${name}>${escaped(typeof value === 'string' ? value : silent)}</${name}>`;
    }
    const values = typeof value === 'object' ? value : {};
    const attributes = own.attributes
      .flatMap((one) => {
        const said = values[`@${one.name}`];
        return typeof said === 'string' ? [` ${one.name}="${escaped(said)}"`] : [];
      })
      .join('');
    return `<${name}${attributes}>${write(own, values)}</${name}>`;
  }

  /** Throws for an element that is not of its type. */
  function check({ name, children, space }: XmlElement, { parts }: Type): void {
    if (space !== WEBLINK) throw new Error(`${name} in another namespace`);
    let at = 0;
    let count = 0;
    for (const child of children) {
      while (parts[at] !== undefined && parts[at]?.name !== child.name) {
        if (count < (parts[at]?.least ?? 0)) throw new Error(`${parts[at]?.name} is missing in ${name}`);
        at += 1;
        count = 0;
      }
      const part = parts[at];
      if (part === undefined) throw new Error(`${child.name} is not expected here`);
      count += 1;
      if (count > 1 && !part.many) throw new Error(`${child.name} twice`);
      checkValue(child, part);
    }
    for (const { name: missing, least } of parts.slice(count > 0 ? at + 1 : at))
      if (least > 0) throw new Error(`${missing} is missing in ${name}`);
  }

  function checkValue(child: XmlElement, { type, nillable }: Part): void {
    if (child.attributes.nil === 'true') {
      if (!nillable) throw new Error(`${child.name} may not be nil`);
      return;
    }
    const own = types.get(type);
    const isCode = own !== undefined && own.codes.length > 0;
    if (own !== undefined && !isCode) check(child, own);
    else if (isCode ? !own.codes.includes(child.text) : FORMS[type]?.test(child.text) === false)
      throw new Error(`${child.name} is not of the type ${type}`);
  }

  return { write, check };
}

/** Values with others laid over them. */
export function merged(values: Values, over: Values): Values {
  return Object.fromEntries(
    [...new Set([...Object.keys(values), ...Object.keys(over)])].map((name) => {
      const [one, other] = [values[name], over[name]];
      const isGroup = (value: unknown): value is Values =>
        typeof value === 'object' && value !== null && !Array.isArray(value);
      return [name, isGroup(one) && isGroup(other) ? merged(one, other) : (other ?? one ?? '')];
    }),
  );
}
