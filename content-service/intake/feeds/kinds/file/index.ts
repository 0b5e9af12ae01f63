import * as z from 'zod';
import { sha256 } from '#content-service/platform/hash.ts';
import { MOST_PICTURE_HOSTS } from '#wire/own-service.ts';
import { type Ask, type AskedFile, FeedFault, type FeedKind, type Listed, type Mapped } from '../../kind.ts';

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

/** A file is fetched once for all pages of a piece of work. */
const fetched = new WeakMap<
  Ask,
  { readonly file: AskedFile; readonly sum: string; readonly lines: readonly Line[] }
>();

/** A line's home. Throws FeedFault with its number: it could be any home, and none may seem gone because of it. */
function readLine(text: string, line: number): Line {
  try {
    return LineSchema.parse(JSON.parse(text));
  } catch (error) {
    const [first] = error instanceof z.ZodError ? error.issues : [];
    const why = first === undefined ? 'no JSON' : `${first.path.join('.')} ${first.message}`;
    throw new FeedFault('broken', `line ${line}: ${why}`.slice(0, 200));
  }
}

function linesIn(bytes: Uint8Array): readonly Line[] {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw new FeedFault('broken', 'not UTF-8');
  }
  if (/^\s*</.test(text)) throw new FeedFault('broken', 'a page, where lines of JSON are expected');
  return text.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : [readLine(line, at + 1)]));
}

/** The file, and its homes; null when it has not changed since an ETag. */
async function readFile(ask: Ask, etag: string | null) {
  const before = fetched.get(ask);
  if (before !== undefined) return before;
  const { address } = settingsOf(ask.settings);
  const file = await ask.file({ method: 'GET', address }, etag);
  if (file === null) return null;
  const lines = linesIn(file.bytes);
  const read = { file, lines, sum: sha256(new TextDecoder().decode(file.bytes)) };
  fetched.set(ask, read);
  return read;
}

/** Pictures of a home by their addresses. */
const picturesOf = (pictures: unknown) =>
  (Array.isArray(pictures) ? pictures : []).flatMap((picture: unknown) => {
    const read = z.looseObject({ file: z.string() }).safeParse(picture);
    return read.success
      ? [{ id: read.data.file, address: read.data.file, changed: '', kind: 'photo' as const }]
      : [];
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
    const homes: Listed[] = read.lines
      .slice(at, at + PAGE)
      .map((home) => ({ id: String(home.estate.general.id), mark: null, home }));
    const next = at + PAGE;
    return {
      homes,
      next: next < read.lines.length ? `${read.sum} ${next}` : null,
      checkpoint: read.file.etag,
    };
  },
  // The file has each home whole.
  fetch: () => Promise.resolve(new Map()),
  map: (home) => mapLine(home as Line),
};
