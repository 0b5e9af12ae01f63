import { sha256 } from '#content-service/platform/hash.ts';
import {
  type Ask,
  FeedFault,
  type FeedKind,
  type Listed,
  type Mapped,
  ValidatorsSchema,
} from '../../kind.ts';
import { FORMATS } from './formats.ts';
import type { HomesInFile } from './homes-in-file.ts';
import { SettingsSchema, settingsOf } from './settings.ts';

/** Homes that are looked at together. */
const PAGE = 200;

/** A file that was read. */
interface ReadFile {
  readonly homes: HomesInFile;
  /** By what its server says whether it has changed. */
  readonly checkpoint: string | null;
  /** Of its bytes, and of the ids of its homes. */
  readonly sum: string;
  readonly idsSum: string;
}

/** A file is fetched once for all pages of a piece of work. */
const fetched = new WeakMap<Ask, ReadFile>();

const validatorsIn = (checkpoint: string | null) =>
  checkpoint === null ? null : ValidatorsSchema.parse(JSON.parse(checkpoint));

/** The file; null when it has not changed since a checkpoint. */
async function readFile(ask: Ask, checkpoint: string | null): Promise<ReadFile | null> {
  const before = fetched.get(ask);
  if (before !== undefined) return before;
  const settings = settingsOf(ask.settings);
  const file = await ask.file({ method: 'GET', address: settings.address }, validatorsIn(checkpoint));
  if (file === null) return null;
  const { bytes, validators } = file;
  const homes = await FORMATS[settings.format].read(bytes, settings);
  const read = {
    homes,
    idsSum: homes.idsSum,
    checkpoint: validators === null ? null : JSON.stringify(validators),
    sum: sha256(bytes),
  };
  fetched.set(ask, read);
  return read;
}

/** A file at an https address (decision 144): lines of JSON, CSV in our own columns, or XML of Kyero (decision 147). */
export const file: FeedKind = {
  name: 'file',
  ownedBy: 'address',
  settings: SettingsSchema,
  secrets: null,
  account: null,
  incremental: false,
  mapping: 4,
  pictureHosts: (settings) => settingsOf(settings).pictureHosts ?? [],
  list: async (ask, { cursor, checkpoint }) => {
    const read = await readFile(ask, cursor === null ? checkpoint : null);
    if (read === null) return { homes: [], next: null, checkpoint, unchanged: true };
    const [idsSum, before, from] = cursor?.split(' ') ?? [read.idsSum, read.sum, '0'];
    // Not by its bytes: a file that is made on request has the time in it.
    if (idsSum !== read.idsSum) throw new FeedFault('broken', 'the file changed while it was read');
    const at = Number(from);
    const next = Math.min(at + PAGE, read.homes.count);
    const homes: Listed[] = [];
    for (let place = at; place < next; place += 1) homes.push({ mark: null, ...read.homes.at(place) });
    // Pages of another file, whose checkpoint says nothing of them: the next round reads it whole.
    const sum = before === read.sum ? read.sum : 'another';
    return {
      homes,
      next: next < read.homes.count ? `${idsSum} ${sum} ${next}` : null,
      checkpoint: sum === read.sum ? read.checkpoint : null,
    };
  },
  // The file has each home whole.
  fetch: () => Promise.resolve(new Map()),
  map: (home, context): Mapped => FORMATS[settingsOf(context.settings).format].map(home, context),
};
