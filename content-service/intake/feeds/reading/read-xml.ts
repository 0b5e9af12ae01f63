import sax from 'sax';
import { FeedFault } from '../kind.ts';
import { chunksOf } from './chunks.ts';
import { faultAt } from './fault-at.ts';

/** Receives the elements of a document. Lines count from 1. */
interface XmlHandler {
  /** `space` is the namespace of the name, where the reading honours them; the name is then without its prefix. */
  open(name: string, attributes: Readonly<Record<string, string>>, line: number, space: string): void;
  /** Text or CDATA of the innermost element, in pieces. */
  text(text: string, line: number): void;
  close(name: string, line: number): void;
}

/** Deepest nesting, and most attributes of an element: the parser's cost grows with them. */
const MOST_DEPTH = 16;
const MOST_ATTRIBUTES = 16;

/** Encodings that a document may declare (XML 1.0 §4.3.3). */
const DECLARED = ['utf-8', 'us-ascii', 'iso-8859-1', 'windows-1252'];

/** The encoding by the byte order mark, else by the declaration, else UTF-8. Throws FeedFault for others. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const head = new TextDecoder().decode(bytes.subarray(0, 200));
  const [, declared = 'utf-8'] = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]{1,40})["']/.exec(head) ?? [];
  const encoding = declared.toLowerCase();
  if (!DECLARED.includes(encoding))
    throw new FeedFault('broken', `the encoding ${encoding}, which is not read`);
  return encoding;
}

/** Signs that no document may have (XML 1.0 §2.2), which the parser does not look for. */
const hasForbidden = (text: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(text) || !text.isWellFormed();

/**
 * Reads an XML document that is well-formed, within limits. A document type is refused, so that there are no entities
 * but the five of XML and numbers, and nothing is fetched. With `namespaces`, names are those of Namespaces in XML 1.0
 * (https://www.w3.org/TR/xml-names/), and processing instructions are refused, which SOAP forbids (SOAP 1.2 part 1, §5).
 * Throws FeedFault with the line.
 */
export async function readXml(
  bytes: Uint8Array,
  handler: XmlHandler,
  { namespaces = false }: { readonly namespaces?: boolean } = {},
): Promise<void> {
  const parser = sax.parser(true, { strictEntities: true, xmlns: namespaces });
  let depth = 0;
  let attributes = 0;
  const line = (): number => parser.line + 1;
  const refuse = (why: string): never => {
    throw faultAt(line(), why);
  };
  // Errors of the handler are ours.
  const handled: { error?: unknown } = {};
  const handle = (run: () => void): void => {
    try {
      run();
    } catch (error) {
      handled.error = error;
      throw error;
    }
  };
  const text = (said: string): void => {
    if (hasForbidden(said)) refuse('a sign that XML does not have');
    handle(() => handler.text(said, line()));
  };
  // Only the first words: what follows may quote the file.
  parser.onerror = ({ message }) => refuse(`no XML: ${/^[^:\n]*/.exec(message)?.[0] ?? ''}`);
  parser.ondoctype = () => refuse('a document type, which is not read');
  parser.onsgmldeclaration = () => refuse('a declaration, which is not read');
  parser.onopentagstart = () => {
    depth += 1;
    attributes = 0;
    if (depth > MOST_DEPTH) refuse(`more than ${MOST_DEPTH} nested elements`);
  };
  parser.onattribute = () => {
    attributes += 1;
    if (attributes > MOST_ATTRIBUTES) refuse(`more than ${MOST_ATTRIBUTES} attributes`);
  };
  parser.onprocessinginstruction = ({ name }) => {
    // The declaration at the beginning comes as one.
    if (namespaces && name !== 'xml') refuse('a processing instruction, which is not read');
  };
  parser.onopentag = ({ name, local = name, uri = '', attributes: said }) =>
    handle(() =>
      handler.open(
        local,
        Object.fromEntries(
          Object.entries(said).map(([key, one]) =>
            typeof one === 'string' ? [key, one] : [one.local, one.value],
          ),
        ),
        line(),
        uri,
      ),
    );
  parser.ontext = text;
  parser.oncdata = text;
  parser.onclosetag = (name) => {
    depth -= 1;
    handle(() => handler.close(namespaces ? name.slice(name.indexOf(':') + 1) : name, line()));
  };
  const decoder = new TextDecoder(encodingOf(bytes), { fatal: true, ignoreBOM: false });
  const decode = (part?: Uint8Array): string => {
    try {
      return part === undefined ? decoder.decode() : decoder.decode(part, { stream: true });
    } catch {
      return refuse(`not ${decoder.encoding}`);
    }
  };
  const parse = (run: () => void): void => {
    try {
      run();
    } catch (error) {
      // The parser's own errors are the file's: an attribute `hasOwnProperty` is one that it cannot read.
      if (error instanceof FeedFault || error === handled.error) throw error;
      refuse('XML that cannot be read');
    }
  };
  for await (const part of chunksOf(bytes)) parse(() => parser.write(decode(part)));
  parse(() => parser.write(decode()));
  parse(() => parser.close());
}
