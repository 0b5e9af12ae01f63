/** The types of Weblink, as the interface's file has them: what may stand in a message, in which order. */
import { readElement, type XmlElement } from '../element.ts';

/** An element of a type. */
export interface Part {
  readonly name: string;
  /** Name of a type of the file, or of XML Schema (`s:int`). */
  readonly type: string;
  readonly least: number;
  readonly many: boolean;
  readonly nillable: boolean;
}

export interface Type {
  /** In their order. */
  readonly parts: readonly Part[];
  readonly attributes: readonly {
    readonly name: string;
    readonly type: string;
    readonly required: boolean;
  }[];
  /** Codes of an enumeration; none of any other type. */
  readonly codes: readonly string[];
  /** The simple type of its text, of one with attributes. */
  readonly text: string | null;
}

/** Types and calls by name. */
export interface Interface {
  readonly types: ReadonlyMap<string, Type>;
  readonly elements: ReadonlyMap<string, Type>;
}

function* allIn(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) yield* allIn(child);
}

const plainName = (name = ''): string => name.replace(/^tns:/, '');

/** A type of the file; one may extend another that comes after it. */
function typeOf(element: XmlElement, ofName: (name: string) => XmlElement | undefined): Type {
  const inner = [...allIn(element)].slice(1);
  const base = inner.find(({ name }) => name === 'extension')?.attributes.base;
  const above = base?.startsWith('tns:') ? ofName(plainName(base)) : undefined;
  const inherited = above && typeOf(above, ofName);
  return {
    parts: [
      ...(inherited?.parts ?? []),
      ...inner
        .filter(({ name }) => name === 'element')
        .map(({ attributes: { name = '', type = '', minOccurs, maxOccurs, nillable } }) => ({
          name,
          type: plainName(type),
          least: Number(minOccurs ?? 1),
          many: maxOccurs === 'unbounded',
          nillable: nillable === 'true',
        })),
    ],
    attributes: inner
      .filter(({ name }) => name === 'attribute')
      .map(({ attributes: { name = '', type = '', use } }) => ({
        name,
        type: plainName(type),
        required: use === 'required',
      })),
    codes: inner.flatMap(({ name, attributes }) => (name === 'enumeration' ? [attributes.value ?? ''] : [])),
    text: base !== undefined && inherited === undefined ? base : null,
  };
}

/** Reads the file of the interface. */
export async function readInterface(file: string): Promise<Interface> {
  const root = await readElement(new TextEncoder().encode(file));
  const schema = [...allIn(root)].find(({ name }) => name === 'schema');
  const all = schema?.children ?? [];
  const ofName = (name: string) => all.find((one) => one.name !== 'element' && one.attributes.name === name);
  const named = (isElement: boolean): ReadonlyMap<string, Type> =>
    new Map(
      all
        .filter(({ name }) => (name === 'element') === isElement)
        .map((one) => [one.attributes.name ?? '', typeOf(one, ofName)]),
    );
  return { types: named(false), elements: named(true) };
}
