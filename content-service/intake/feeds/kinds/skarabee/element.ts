/** An element of an answer of Skarabee as a plain value, within limits. */
import { FeedFault } from '../../kind.ts';
import { readXml } from '../../reading/read-xml.ts';

/** Elements of an answer, and signs of a text: the longest list has 20,000 homes with five elements each. */
const MOST_ELEMENTS = 150_000;
const LONGEST_TEXT = 100_000;

/** An element: its namespace, name, text, attributes and children, in their order. */
export interface XmlElement {
  readonly space: string;
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

interface Growing extends XmlElement {
  readonly children: XmlElement[];
  text: string;
}

/** The document's element. Throws FeedFault for what is no XML, or goes beyond the limits. */
export async function readElement(bytes: Uint8Array): Promise<XmlElement> {
  const open: Growing[] = [];
  let root: Growing | null = null;
  let count = 0;
  await readXml(
    bytes,
    {
      open(name, attributes, _line, space) {
        count += 1;
        if (count > MOST_ELEMENTS) throw new FeedFault('broken', `more than ${MOST_ELEMENTS} elements`);
        const element: Growing = { space, name, attributes, children: [], text: '' };
        open.at(-1)?.children.push(element);
        root ??= element;
        open.push(element);
      },
      text(text) {
        const element = open.at(-1);
        if (element === undefined) return;
        element.text += text;
        if (element.text.length > LONGEST_TEXT)
          throw new FeedFault('broken', `a text of more than ${LONGEST_TEXT} signs`);
      },
      close() {
        open.pop();
      },
    },
    { namespaces: true },
  );
  if (root === null) throw new FeedFault('broken', 'no XML');
  return root;
}

/** The first child of a name in a namespace. */
export const childOf = ({ children }: XmlElement, name: string, space: string): XmlElement | undefined =>
  children.find((child) => child.name === name && child.space === space);

/** Whether an element says that it has no value (XML Schema part 1, §2.6.2). */
const isNil = ({ attributes }: XmlElement): boolean => ['true', '1'].includes(attributes.nil ?? '');

/** An element as plain values: a text, or members by name, of which one that comes several times is a list. */
export type Plain = string | readonly Plain[] | { readonly [name: string]: Plain };

/**
 * An element as plain values. Attributes are members with `@`, the text beside them is `#`. null for one without a value,
 * and children of another namespace are left out.
 */
export function plainOf(element: XmlElement): Plain | null {
  if (isNil(element)) return null;
  const attributes = Object.entries(element.attributes).filter(([name]) => name !== 'nil');
  const children = element.children.filter(({ space }) => space === element.space);
  const text = element.text.trim();
  if (attributes.length === 0 && children.length === 0) return text;
  const members = new Map<string, Plain[]>();
  for (const child of children) {
    const value = plainOf(child);
    if (value === null) continue;
    const before = members.get(child.name);
    if (before === undefined) members.set(child.name, [value]);
    else before.push(value);
  }
  return Object.fromEntries([
    ...attributes.map(([name, value]): [string, Plain] => [`@${name}`, value]),
    ...(text === '' ? [] : [['#', text] satisfies [string, Plain]]),
    ...[...members].map(([name, [first = '', ...more]]): [string, Plain] => [
      name,
      more.length === 0 ? first : [first, ...more],
    ]),
  ]);
}
