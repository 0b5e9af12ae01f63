import { RECORD_KINDS, RECORD_SHAPES } from '#content-service/intake/records/index.ts';
import { layOver } from '#content-service/intake/records/lay-over.ts';
import type { Client } from '../client.ts';
import type { Call } from '../command.ts';
import { Refused, WrongUsage } from '../errors.ts';
import { type CsvOptions, readFields } from '../files/index.ts';
import type { ContentRecord } from '../records.ts';
import type { Entry } from '../transfer/entry.ts';
import { judgeRecords } from '../transfer/judge-records.ts';
import { type Sent, sendRecords } from '../transfer/send-records.ts';
import type { FoundHome } from './find-home.ts';
import { givenFields, shortNames } from './short-fields.ts';

/** Column of the id, in which a row names its home. */
const ID_PATHS = {
  estate: 'estate.general.id',
  listing: 'listing.guid',
  rental: 'rental.id',
} as const;

/** Another status than before also needs another name than "Binnenkort te huur", which only the old one had. */
const STATUS = 'estate.general.transaction.id';
const STATUS_NAME = 'estate.general.transaction.name';

interface HomeChange {
  /** The record after the change, as far as this machine knows it. */
  readonly after: ContentRecord;
  readonly outcome: 'changed' | 'same';
  readonly notes: Sent['notes'];
}

interface Asked {
  readonly client: Client;
  readonly siteId: string;
  readonly out: Call['out'];
  readonly dryRun: boolean;
}

/** Why the content service refused a home, field by field. */
const refusalLines = (refusals: Sent['refusals']): string =>
  refusals.map(({ field, value, reason }) => `  ${field}: ${reason}${value ? ` (${value})` : ''}`).join('\n');

/**
 * Sends some fields of a home as a row of a sheet (decision 102): the content service lays them over the stored home,
 * validates the whole, and writes it only if nobody changed it in between. `paths` without a value in `value` are
 * removed. Throws Refused with each refused field.
 */
export async function changeHome(
  { client, siteId, out, dryRun }: Asked,
  { kind, id, record }: FoundHome,
  value: unknown,
  paths: readonly (readonly (string | number)[])[],
): Promise<HomeChange> {
  const entry: Entry = { file: '', line: 1, value, columns: [ID_PATHS[kind].split('.'), ...paths] };
  const entries = async function* () {
    yield entry;
  };
  const send = dryRun ? judgeRecords : sendRecords;
  const context = { kinds: RECORD_KINDS.map(({ name }) => name), out };
  const sent = await send(client, siteId, entries, { sync: 'none', strict: true }, context);
  if (sent.summary === null) {
    throw new Refused(
      `${kind} ${id} stays as it is:\n${refusalLines(sent.refusals)}\nShort names: ${shortNames(kind)}.`,
    );
  }
  const after = layOver(record, value, entry.columns ?? []) as ContentRecord;
  return { after, outcome: sent.summary.same === 1 ? 'same' : 'changed', notes: sent.notes };
}

/** The id of a home in a row that states only it. */
export const idRow = ({ kind, id }: FoundHome): object => {
  const { value } = readFields([{ path: ID_PATHS[kind], cell: id }], RECORD_SHAPES, {});
  return value as object;
};

/** Sets fields of a home from `KEY=VALUE` pairs. Throws WrongUsage for an unknown field or an unreadable value. */
export async function setHome(
  asked: Asked,
  home: FoundHome,
  pairs: readonly string[],
  options: CsvOptions,
): Promise<HomeChange> {
  const given = givenFields(home.kind, pairs);
  if (given.some(({ path }) => path === ID_PATHS[home.kind]))
    throw new WrongUsage(
      'The id of a home never changes: import it under the other id, then withdraw this one.',
    );
  const read = readFields([{ path: ID_PATHS[home.kind], cell: home.id }, ...given], RECORD_SHAPES, options);
  const objections = read.objections.map(({ field, reason }) => `  ${field}: ${reason}`);
  if (objections.length > 0) {
    const help = `Short names: ${shortNames(home.kind)}. docs/content.md names the others.`;
    throw new WrongUsage([`Nothing was changed:`, ...objections, help].join('\n'));
  }
  const renamed = given.some(({ path }) => path === STATUS) ? [STATUS_NAME.split('.')] : [];
  return changeHome(asked, home, read.value, [...read.columns.slice(1), ...renamed]);
}
