import * as z from 'zod';
import { sha256 } from '#content-service/platform/hash.ts';
import { MOST_PICTURE_HOSTS } from '#wire/own-service.ts';
import { type Ask, FeedFault, type FeedKind, type Listed, type Mapped } from '../../kind.ts';

const SettingsSchema = z.strictObject({
  address: z.url({ protocol: /^https?$/ }).max(500),
  /** Hosts whose pictures the homes may name. */
  pictureHosts: z.array(z.string().max(260)).max(MOST_PICTURE_HOSTS).optional(),
});
type Settings = z.infer<typeof SettingsSchema>;

/** A line: a record of an import, of which a feed takes homes of the first source. */
const LineSchema = z.strictObject({
  estate: z.looseObject({
    general: z.looseObject({ id: z.union([z.string().min(1), z.number()]) }),
  }),
  contact: z.unknown().optional(),
  withdrawnAt: z.string().nullish(),
});
type Line = z.infer<typeof LineSchema>;

/** Homes that are looked at together. */
const PAGE = 200;

const settingsOf = (settings: unknown): Settings => SettingsSchema.parse(settings);

/** Maximum number of lines, and of bytes in one: read as objects, a file takes many times its bytes. */
const MOST_LINES = 50_000;
const LONGEST_LINE = 1024 * 1024;

/** A line in a file's bytes, and its number there. */
interface Place {
  readonly from: number;
  readonly to: number;
  readonly number: number;
}

/** A file's bytes, and where its lines are: their homes are read page by page. */
interface ReadFile {
  readonly bytes: Uint8Array;
  readonly places: readonly Place[];
  readonly etag: string | null;
  readonly sum: string;
}

/** A file is fetched once for all pages of a piece of work. */
const fetched = new WeakMap<Ask, ReadFile>();

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw new FeedFault('broken', 'not UTF-8');
  }
}

/** A line's home. Throws FeedFault with its number: it could be any home, and none may seem gone because of it. */
function readLine(bytes: Uint8Array, { from, to, number: line }: Place): Line {
  try {
    return LineSchema.parse(JSON.parse(textOf(bytes.subarray(from, to))));
  } catch (error) {
    if (error instanceof FeedFault) throw error;
    const [first] = error instanceof z.ZodError ? error.issues : [];
    const why = first === undefined ? 'no JSON' : `${first.path.join('.')} ${first.message}`;
    throw new FeedFault('broken', `line ${line}: ${why}`.slice(0, 200));
  }
}

/** Where the lines with homes are. Each is read once, since one that cannot be read ends the round. */
function placesIn(bytes: Uint8Array): readonly Place[] {
  const places: Place[] = [];
  let number = 0;
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(10, from);
    const to = end < 0 ? bytes.length : end;
    number += 1;
    const place = { from, to, number };
    if (number > MOST_LINES) throw new FeedFault('broken', `more than ${MOST_LINES} lines`);
    if (to - from > LONGEST_LINE)
      throw new FeedFault('broken', `line ${number}: more than ${LONGEST_LINE / 1024 / 1024} MB`);
    const text = textOf(bytes.subarray(from, to));
    if (places.length === 0 && /^\s*</.test(text))
      throw new FeedFault('broken', 'a page, where lines of JSON are expected');
    if (text.trim() !== '') {
      readLine(bytes, place);
      places.push(place);
    }
    from = to + 1;
  }
  return places;
}

/** The file, and where its homes are; null when it has not changed since an ETag. */
async function readFile(ask: Ask, etag: string | null): Promise<ReadFile | null> {
  const before = fetched.get(ask);
  if (before !== undefined) return before;
  const { address } = settingsOf(ask.settings);
  const file = await ask.file({ method: 'GET', address }, etag);
  if (file === null) return null;
  const { bytes } = file;
  const read = { bytes, places: placesIn(bytes), etag: file.etag, sum: sha256(bytes) };
  fetched.set(ask, read);
  return read;
}

/** Pictures of a home by their addresses. */
const picturesOf = (pictures: unknown) =>
  (Array.isArray(pictures) ? pictures : []).flatMap((picture: unknown) => {
    const read = z.looseObject({ file: z.string() }).safeParse(picture);
    return read.success ? [{ id: read.data.file, address: read.data.file, changed: '' }] : [];
  });

function mapLine({ estate, contact, withdrawnAt }: Line): Mapped {
  if (typeof withdrawnAt === 'string') return { kind: 'hidden', reason: 'withdrawn' };
  const { id: _id, parentId, children, ...general } = estate.general;
  if (Array.isArray(children) && children.length > 0) {
    const reason = 'units are lines of their own, with the id of their project in parentId';
    return { kind: 'refused', field: 'estate.general.children', reason };
  }
  const { pictures, ...rest } = estate;
  const parent = typeof parentId === 'string' || typeof parentId === 'number' ? String(parentId) : null;
  return {
    kind: 'home',
    record: { estate: { ...rest, general }, ...(contact === undefined ? {} : { contact }) },
    units: [],
    parent,
    pictures: picturesOf(pictures),
    unmapped: [],
  };
}

/** A file at an https address, in the format of imports: one home in a line (NDJSON). */
export const file: FeedKind = {
  name: 'file',
  settings: SettingsSchema,
  secrets: null,
  account: null,
  incremental: false,
  mapping: 1,
  pictureHosts: (settings) => settingsOf(settings).pictureHosts ?? [],
  list: async (ask, { cursor, checkpoint }) => {
    const read = await readFile(ask, cursor === null ? checkpoint : null);
    if (read === null) return { homes: [], next: null, checkpoint, unchanged: true };
    const [sum, from] = cursor?.split(' ') ?? [read.sum, '0'];
    if (sum !== read.sum) throw new FeedFault('broken', 'the file changed while it was read');
    const at = Number(from);
    const homes: Listed[] = read.places.slice(at, at + PAGE).map((place) => {
      const home = readLine(read.bytes, place);
      return { id: String(home.estate.general.id), mark: null, home };
    });
    const next = at + PAGE;
    return {
      homes,
      next: next < read.places.length ? `${read.sum} ${next}` : null,
      checkpoint: read.etag,
    };
  },
  // The file has each home whole.
  fetch: () => Promise.resolve(new Map()),
  map: (home) => mapLine(home as Line),
};
