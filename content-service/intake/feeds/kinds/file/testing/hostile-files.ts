/** Files that make a reader work hardest, at a given size: what a feed says of each, for tests and for the benchmark. */
import type { FileSettings } from '../settings.ts';
import { aKyeroHome, kyeroFile } from './kyero-file.ts';

interface HostileFile {
  readonly name: string;
  readonly format: FileSettings['format'];
  /** The reason with which its round ends; null for a file that is read whole. */
  readonly reason: RegExp | null;
  /** A file of about this many bytes. */
  readonly make: (bytes: number) => string;
}

const CSV_HEAD = 'estate.general.id,estate.general.buildingName\n';
const [BEGIN = '', END = ''] = kyeroFile([aKyeroHome('#')]).split(/<property>[\s\S]*<\/property>\n/);

/** As many pieces as fit, by their number. */
function filled(bytes: number, piece: (at: number) => string, begin = '', end = ''): string {
  const pieces = [begin];
  for (let [size, at] = [begin.length + end.length, 0]; ; at += 1) {
    const next = piece(at);
    size += next.length;
    if (size > bytes) break;
    pieces.push(next);
  }
  return [...pieces, end].join('');
}

const record = (id: number, text: string): string =>
  `${JSON.stringify({ estate: { general: { id, description: { nl: text } } } })}\n`;
const property = (id: number, text: string): string =>
  kyeroFile([aKyeroHome(String(id), { desc: { nl: text } })]).slice(BEGIN.length, -END.length);
const PROSE = 'Rustig gelegen, met een tuin op het zuiden. '.repeat(40);

/** Each file ends its round, or is read whole, with bounded memory and time. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  {
    name: 'one line',
    format: 'ndjson',
    reason: /line 1: more than 1 MB/,
    make: (bytes) => record(1, 'x'.repeat(bytes)),
  },
  {
    name: 'tiny lines',
    format: 'ndjson',
    reason: /more than 50000 lines/,
    make: (bytes) => filled(bytes, (at) => `{"estate":{"general":{"id":${at}}}}\n`),
  },
  {
    name: 'empty lines',
    format: 'ndjson',
    reason: /more than 50000 lines/,
    make: (bytes) => '\n'.repeat(bytes),
  },
  {
    name: 'nested lists',
    format: 'ndjson',
    reason: /line 1: /,
    make: (bytes) => filled(bytes, () => `${'['.repeat(500_000)}\n`),
  },
  {
    name: 'homes',
    format: 'ndjson',
    reason: null,
    make: (bytes) => filled(bytes, (at) => record(at, PROSE)),
  },
  {
    name: 'one row',
    format: 'csv',
    reason: /line 2: longer than/,
    make: (bytes) => `${CSV_HEAD}1,${'x'.repeat(bytes)}\n`,
  },
  {
    name: 'one header',
    format: 'csv',
    reason: /line 1: longer than|more than 2000 columns/,
    make: (bytes) => filled(bytes, (at) => `a${at},`),
  },
  {
    name: 'tiny rows',
    format: 'csv',
    reason: /more than 50000 rows/,
    make: (bytes) => filled(bytes, (at) => `${at},x\n`, CSV_HEAD),
  },
  {
    name: 'quotes',
    format: 'csv',
    reason: /line 2: /,
    make: (bytes) => `${CSV_HEAD}1,"${'""'.repeat(bytes / 2)}`,
  },
  {
    name: 'empty rows',
    format: 'csv',
    reason: /more than 50000 rows/,
    make: (bytes) => `${CSV_HEAD}1,x\n${',\n'.repeat(bytes / 2)}`,
  },
  {
    name: 'homes',
    format: 'csv',
    reason: null,
    make: (bytes) =>
      filled(bytes, (at) => `${at},"${PROSE}"\n`, CSV_HEAD.replace('buildingName', 'description.nl')),
  },
  {
    name: 'one text',
    format: 'kyero',
    reason: /a text of more than 100000 characters/,
    make: (bytes) => kyeroFile([aKyeroHome('1', { desc: { nl: 'x'.repeat(bytes) } })]),
  },
  {
    name: 'one name',
    format: 'kyero',
    reason: /no XML: Max buffer length exceeded/,
    make: (bytes) => `${BEGIN}<${'a'.repeat(bytes)}/>${END}`,
  },
  {
    name: 'one comment',
    format: 'kyero',
    reason: /no XML: Max buffer length exceeded/,
    make: (bytes) => `${BEGIN}<!--${'a'.repeat(bytes)}-->${END}`,
  },
  {
    name: 'tiny homes',
    format: 'kyero',
    reason: /more than 50000 homes/,
    make: (bytes) => filled(bytes, (at) => `<property><id>${at}</id></property>`, BEGIN, END),
  },
  {
    name: 'nested elements',
    format: 'kyero',
    reason: /more than 16 nested elements/,
    make: (bytes) => `${BEGIN}${'<a>'.repeat(Math.max(100_000, bytes / 3))}`,
  },
  {
    name: 'attributes',
    format: 'kyero',
    reason: /more than 16 attributes/,
    make: (bytes) => `${BEGIN}<property ${filled(bytes, (at) => `a${at}="" `)}>`,
  },
  {
    name: 'elements of a home',
    format: 'kyero',
    reason: /a home of more than 2000 elements/,
    make: (bytes) => `${BEGIN}<property>${'<a/>'.repeat(bytes / 4)}`,
  },
  {
    name: 'elements elsewhere',
    format: 'kyero',
    reason: null,
    make: (bytes) => filled(bytes, () => '<agent><a/></agent>', `${BEGIN}${property(1, 'x')}`, END),
  },
  {
    name: 'references',
    format: 'kyero',
    reason: /a text of more than 100000 characters/,
    make: (bytes) => `${BEGIN}<property><desc><nl>${'&#120;'.repeat(bytes / 6)}`,
  },
  {
    name: 'billion laughs',
    format: 'kyero',
    reason: /a document type/,
    make: (bytes) =>
      kyeroFile(
        [aKyeroHome('1', { desc: { nl: 'x'.repeat(Math.min(bytes, 1000)) } })],
        `<!DOCTYPE root [<!ENTITY a "ha">${filled(40_000, (at) => `<!ENTITY a${at} "${`&a${at === 0 ? '' : at - 1};`.repeat(10)}">`)}]>`,
      ),
  },
  {
    name: 'a long document type',
    format: 'kyero',
    reason: /no XML: Max buffer length exceeded/,
    make: (bytes) => `<!DOCTYPE root [${'<!ENTITY a "ha">'.repeat(bytes / 16)}]><root/>`,
  },
  {
    name: 'homes',
    format: 'kyero',
    reason: null,
    make: (bytes) => filled(bytes, (at) => property(at, PROSE), BEGIN, END),
  },
];
