import { StringDecoder } from 'node:string_decoder';
import { Parser } from 'htmlparser2';
import { FileError } from '../entry.ts';

/** Receives a document’s elements without their prefixes, which differ between programs (`x:row`). */
interface XmlHandler {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/** Deepest nesting that is read; Excel writes a dozen, and the parser’s cost grows with it. */
const MOST_DEPTH = 100;

const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads an XML document from chunks of UTF-8. The parser knows the five entities of XML and numbers alone: a document
 * type defines nothing, so that no entity grows.
 * @throws FileError for elements that are nested too deeply
 */
export async function readXml(bytes: AsyncIterable<Buffer>, handler: XmlHandler): Promise<void> {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth += 1;
        if (depth > MOST_DEPTH) throw new FileError('the workbook is damaged; save it again as .xlsx');
        handler.open?.(bare(name), attributes);
      },
      ontext: (text) => handler.text?.(text),
      onclosetag: (name) => {
        depth -= 1;
        handler.close?.(bare(name));
      },
    },
    { xmlMode: true },
  );
  const decoder = new StringDecoder('utf8');
  for await (const chunk of bytes) parser.write(decoder.write(chunk));
  parser.end(decoder.end());
}
