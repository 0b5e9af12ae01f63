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

const FILES = import.meta.glob<string>('./weblink.wsdl', { query: '?raw', import: 'default', eager: true });

function* allIn(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) yield* allIn(child);
}

const plainName = (name = ''): string => name.replace(/^tns:/, '');

function typeOf(element: XmlElement, ofBase: (name: string) => Type | undefined): Type {
  const inner = [...allIn(element)].slice(1);
  const base = inner.find(({ name }) => name === 'extension')?.attributes.base;
  const inherited = base?.startsWith('tns:') ? ofBase(plainName(base)) : undefined;
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
export async function readInterface(file = Object.values(FILES).join('')): Promise<Interface> {
  const root = await readElement(new TextEncoder().encode(file));
  const schema = [...allIn(root)].find(({ name }) => name === 'schema');
  const [types, elements] = [new Map<string, Type>(), new Map<string, Type>()];
  for (const element of schema?.children ?? [])
    (element.name === 'element' ? elements : types).set(
      element.attributes.name ?? '',
      typeOf(element, (name) => types.get(name)),
    );
  return { types, elements };
}
