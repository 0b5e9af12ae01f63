import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { FeedKind, MapContext, Mapped } from '#content-service/intake/feeds/kind.ts';
import { FORMATS } from '#content-service/intake/feeds/kinds/file/formats.ts';
import { SettingsSchema } from '#content-service/intake/feeds/kinds/file/settings.ts';
import { FEED_KINDS } from '#content-service/intake/feeds/kinds.ts';
import { prepareRecord } from '#content-service/intake/records/prepared.ts';
import type { Report } from '../command.ts';
import { Refused } from '../errors.ts';
import { fieldLines } from '../home/shown-fields.ts';

interface Tried {
  readonly id: string;
  readonly mapped: Mapped;
}

const CONTEXT: MapContext = { settings: {}, locales: ['nl', 'fr'] };

type Try = (bytes: Uint8Array, decimal: string | undefined) => Promise<readonly Tried[]>;

/** The homes of a file as a feed reads it. Throws FeedFault. */
const ofFormat =
  (format: string): Try =>
  async (bytes, decimal) => {
    const settings = SettingsSchema.parse({ address: 'https://localhost/', format, decimal });
    const { read, map } = FORMATS[settings.format];
    const homes = await read(bytes, settings);
    return Array.from({ length: homes.count }, (_, place) => {
      const { id, home } = homes.at(place);
      return { id, mapped: map(home, CONTEXT) };
    });
  };

/** The homes of recorded answers of a kind. Throws for what cannot be read. */
const ofKind =
  (kind: FeedKind): Try =>
  async (bytes) =>
    ((await kind.recorded?.(bytes)) ?? []).map(({ id, home }) => ({ id, mapped: kind.map(home, CONTEXT) }));

/** Kinds of recorded answers, and formats of files, that can be tried. */
const TRIES: Readonly<Record<string, Try>> = {
  ...Object.fromEntries(
    Object.values(FEED_KINDS).flatMap((kind) =>
      kind.recorded === undefined ? [] : [[kind.name, ofKind(kind)] as const],
    ),
  ),
  ndjson: ofFormat('ndjson'),
  csv: ofFormat('csv'),
  kyero: ofFormat('kyero'),
};

/** A number as a feed's home has it. */
const NUMBER = '900000000001';

function linesOf({ id, mapped }: Tried): readonly string[] {
  if (mapped.kind === 'hidden') return [`${id}: not shown, ${mapped.reason}`];
  if (mapped.kind === 'refused') return [`${id}: ✗ ${mapped.field}: ${mapped.reason}`];
  const { record, pictures, unmapped, parent, units } = mapped;
  const numbered =
    record.listing === undefined
      ? { estate: { ...record.estate, general: { ...(record.estate.general as object), id: NUMBER } } }
      : { listing: { ...record.listing, external_id: NUMBER } };
  const whole = JSON.parse(JSON.stringify({ ...record, ...numbered }));
  const read = prepareRecord('try', CONTEXT.locales[0] ?? 'nl', whole);
  return [
    `${id}: ${pictures.length} pictures${units.length > 0 ? `, ${units.length} units` : ''}${parent === null ? '' : `, a unit of ${parent}`}`,
    ...fieldLines({}, record as never),
    ...('refusals' in read ? read.refusals.map(({ field, reason }) => `  ✗ ${field}: ${reason}`) : []),
    ...unmapped.map(({ what, name, value }) => `  – ${what} ${name} "${value}" has no place`),
  ];
}

/** Maps the homes of a recorded answer, or of a file. Stores nothing, and asks nobody. */
export async function tryFile(kind: string, path: string, decimal?: string): Promise<Report> {
  const attempt = Object.hasOwn(TRIES, kind) ? TRIES[kind] : undefined;
  if (attempt === undefined) throw new Refused(`KIND is one of ${Object.keys(TRIES).join(', ')}.`);
  let tried: readonly Tried[];
  try {
    tried = await attempt(await readFile(path), decimal);
  } catch (error) {
    const { message } = error instanceof z.ZodError ? (error.issues[0] ?? error) : (error as Error);
    throw new Refused(`${path} cannot be read: ${message}`);
  }
  if (tried.length === 0) throw new Refused(`${path} has no homes of the kind ${kind}.`);
  return { lines: tried.flatMap((one) => [...linesOf(one), '']), data: tried };
}
