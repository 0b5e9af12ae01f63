import { readFile } from 'node:fs/promises';
import type { MapContext, Mapped } from '#content-service/intake/feeds/kind.ts';
import { tryWhise } from '#content-service/intake/feeds/kinds/whise/try.ts';
import { prepareRecord } from '#content-service/intake/records/prepared.ts';
import type { Report } from '../command.ts';
import { Refused } from '../errors.ts';
import { fieldLines } from '../home/shown-fields.ts';

interface Tried {
  readonly id: string;
  readonly mapped: Mapped;
}

/** Kinds whose recorded answers can be tried. */
const TRIES: Readonly<Record<string, (value: unknown, context: MapContext) => readonly Tried[]>> = {
  whise: tryWhise,
};

const CONTEXT: MapContext = { settings: {}, locales: ['nl', 'fr'] };
/** A number as a feed's home has it. */
const NUMBER = '900000000001';

function linesOf({ id, mapped }: Tried): readonly string[] {
  if (mapped.kind === 'hidden') return [`${id}: not shown, ${mapped.reason}`];
  if (mapped.kind === 'refused') return [`${id}: ✗ ${mapped.field}: ${mapped.reason}`];
  const { record, pictures, unmapped, parent, units } = mapped;
  const { general } = record.estate as { readonly general: object };
  const whole = JSON.parse(
    JSON.stringify({ ...record, estate: { ...record.estate, general: { ...general, id: NUMBER } } }),
  );
  const read = prepareRecord('try', CONTEXT.locales[0] ?? 'nl', whole);
  return [
    `${id}: ${pictures.length} pictures${units.length > 0 ? `, ${units.length} units` : ''}${parent === null ? '' : `, a unit of ${parent}`}`,
    ...fieldLines({}, record as never),
    ...('refusals' in read ? read.refusals.map(({ field, reason }) => `  ✗ ${field}: ${reason}`) : []),
    ...unmapped.map(({ what, name, value }) => `  – ${what} ${name} "${value}" has no place`),
  ];
}

/** Maps the homes of a recorded answer. Stores nothing, and asks nobody. */
export async function tryFile(kind: string, path: string): Promise<Report> {
  const map = Object.hasOwn(TRIES, kind) ? TRIES[kind] : undefined;
  if (map === undefined) throw new Refused(`KIND is one of ${Object.keys(TRIES).join(', ')}.`);
  let value: unknown;
  try {
    value = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new Refused(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const tried = map(value, CONTEXT);
  if (tried.length === 0) throw new Refused(`${path} has no homes of the kind ${kind}.`);
  return { lines: tried.flatMap((one) => [...linesOf(one), '']), data: tried };
}
