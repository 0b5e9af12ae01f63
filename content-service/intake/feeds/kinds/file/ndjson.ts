import { FeedFault } from '../../kind.ts';
import { faultAt } from '../../reading/fault-at.ts';
import { readJson } from '../../reading/read-json.ts';
import { FileIds, type HomesInFile, LONGEST_HOME, MOST_HOMES } from './homes-in-file.ts';
import { LineSchema, type RecordLine, whyNoLine } from './record-line.ts';

/** A line in a file's bytes, and its number there. */
interface Place {
  readonly from: number;
  readonly to: number;
  readonly number: number;
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw new FeedFault('broken', 'not UTF-8');
  }
}

/** A line's home. Throws FeedFault with its number. */
function readLine(bytes: Uint8Array, { from, to, number }: Place): RecordLine {
  let value: unknown;
  try {
    value = readJson(textOf(bytes.subarray(from, to)));
  } catch (error) {
    if (error instanceof FeedFault) throw error;
    throw faultAt(number, 'no JSON');
  }
  const line = LineSchema.safeParse(value);
  if (!line.success) throw faultAt(number, whyNoLine(line.error));
  return line.data;
}

/** Homes of a file with one record in a line. Each is read once, since one that cannot be read ends the round. */
export function readNdjson(bytes: Uint8Array): HomesInFile {
  const places: Place[] = [];
  const ids = new FileIds();
  let number = 0;
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(10, from);
    const to = end < 0 ? bytes.length : end;
    number += 1;
    const place = { from, to, number };
    if (number > MOST_HOMES) throw new FeedFault('broken', `more than ${MOST_HOMES} lines`);
    if (to - from > LONGEST_HOME) throw faultAt(number, `more than ${LONGEST_HOME / 1024 / 1024} MB`);
    const text = textOf(bytes.subarray(from, to));
    if (places.length === 0 && /^\s*</.test(text))
      throw new FeedFault('broken', 'a page or XML, where lines of JSON are expected');
    if (text.trim() !== '') {
      ids.note(String(readLine(bytes, place).estate.general.id), number);
      places.push(place);
    }
    from = to + 1;
  }
  return {
    count: places.length,
    idsSum: ids.sum,
    at: (at) => {
      const place = places[at];
      if (place === undefined) throw new RangeError('no home at this place');
      const home = readLine(bytes, place);
      return { id: String(home.estate.general.id), home };
    },
  };
}
