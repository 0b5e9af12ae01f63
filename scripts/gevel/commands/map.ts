import { type MapStatus, MapStatusSchema, MapUploadSchema } from '#wire/map-archive.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import type { Client } from '../client.ts';
import type { Call, Command, Report } from '../command.ts';
import { openArchiveFile } from '../map/archive-file.ts';

const MEGABYTE = 1_048_576;
const megabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;

const SCHEMAS = { shortbread: 'Shortbread', protomaps: 'Protomaps 4' } as const;

const lineOf = (archive: NonNullable<MapStatus['current']>): string => {
  const { version, schema, bytes, minZoom, maxZoom, bounds, since, attribution } = archive;
  const covers = `${bounds.south} to ${bounds.north} north, ${bounds.west} to ${bounds.east} east`;
  return `${version}: ${SCHEMAS[schema]}, zooms ${minZoom} to ${maxZoom}, ${megabytes(bytes)}, ${covers}; since ${since}. ${attribution}`;
};

const reportOf = (status: MapStatus): Report => ({
  lines:
    status.current === null
      ? ['There is no map archive: maps show municipalities and their neighbours.']
      : [lineOf(status.current), ...(status.before === null ? [] : [`Previous: ${lineOf(status.before)}`])],
  data: status,
});

const getStatus = async (client: Client): Promise<MapStatus> =>
  MapStatusSchema.parse(await client.get('/map'));

async function add(call: Call): Promise<Report> {
  const path = call.arg('FILE');
  const file = await openArchiveFile(path, (done, total) =>
    call.out.progress('Reading the file, MB', Math.round(done / MEGABYTE), Math.round(total / MEGABYTE)),
  );
  try {
    const client = await call.client();
    const { stands, parts } = readLoosely(MapUploadSchema, await client.post('/map/uploads', file.reported));
    if (stands) {
      const status = await getStatus(client);
      return { ...reportOf(status), lines: [`This archive is already current.`, ...reportOf(status).lines] };
    }
    const there = new Set(parts);
    if (there.size > 0) call.out.note(`${there.size} of ${file.parts} parts were uploaded before.`);
    const upload = `/map/uploads/${file.reported.version}`;
    for (let number = 1; number <= file.parts; number += 1) {
      // A part that is sent twice replaces the first one, so a retry after a lost answer is safe.
      if (!there.has(number)) await client.put(`${upload}/parts/${number}`, await file.readPart(number));
      call.out.progress('Sending parts', number, file.parts);
    }
    return reportOf(MapStatusSchema.parse(await client.post(`${upload}/complete`, {})));
  } finally {
    await file.close();
  }
}

/** The archive from which the maps of all sites are drawn. */
export const MAP_COMMANDS: readonly Command[] = [
  {
    name: 'map add',
    group: 'Map',
    line: 'Checks and uploads a PMTiles file of OpenStreetMap data, from which all maps are drawn.',
    about: [
      'The file is PMTiles version 3 with vector tiles in the schema Shortbread (VersaTiles) or Protomaps 4; docs/operations/agencies.md tells where to download them and how to extract Belgium.',
      'The current archive stays until the new file is uploaded and checked. After an interruption, run the same command again to continue.',
    ],
    args: [{ name: 'FILE' }],
    examples: ['map add belgium.pmtiles'],
    run: add,
  },
  {
    name: 'map show',
    group: 'Map',
    line: 'Shows the current and the previous map archive.',
    args: [],
    examples: ['map show'],
    run: async (call) => reportOf(await getStatus(await call.client())),
  },
  {
    name: 'map remove',
    group: 'Map',
    line: 'Removes the map archives; maps then show municipalities and their neighbours.',
    args: [],
    examples: ['map remove'],
    run: async (call) => {
      await (await call.client()).delete('/map');
      return { lines: ['The map archives are removed.'], data: { current: null, before: null } };
    },
  },
];
