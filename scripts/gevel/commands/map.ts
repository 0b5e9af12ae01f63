import { type MapStatus, MapStatusSchema, MapUploadSchema } from '../../../wire/map-archive.ts';
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
      ? ['No archive of streets stands: maps show places among their neighbours.']
      : [lineOf(status.current), ...(status.before === null ? [] : [`Before: ${lineOf(status.before)}`])],
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
    const { stands, parts } = MapUploadSchema.parse(await client.post('/map/uploads', file.told));
    if (stands) {
      const status = await getStatus(client);
      return { ...reportOf(status), lines: [`This archive stands already.`, ...reportOf(status).lines] };
    }
    const there = new Set(parts);
    if (there.size > 0) call.out.note(`${there.size} of ${file.parts} parts are there from before.`);
    const upload = `/map/uploads/${file.told.version}`;
    for (let number = 1; number <= file.parts; number += 1) {
      // A part that is sent twice replaces itself, so that a lost answer is no matter.
      if (!there.has(number)) await client.put(`${upload}/parts/${number}`, await file.readPart(number));
      call.out.progress('Sending parts', number, file.parts);
    }
    return reportOf(MapStatusSchema.parse(await client.post(`${upload}/complete`, {})));
  } finally {
    await file.close();
  }
}

/** The archive of streets that the maps of all sites are drawn from. */
export const MAP_COMMANDS: readonly Command[] = [
  {
    name: 'map add',
    group: 'Map',
    line: 'Checks a PMTiles file of OpenStreetMap data, sends it and draws all maps from it.',
    about: [
      'The file is PMTiles version 3 with vector tiles in the schema Shortbread (VersaTiles) or Protomaps 4; docs/operations/agencies.md says where they are had and how Belgium is cut out.',
      'What stood goes on standing until all of the new file is there and was checked. Cut off, the same command goes on where it was.',
    ],
    args: [{ name: 'FILE' }],
    examples: ['map add belgium.pmtiles'],
    run: add,
  },
  {
    name: 'map show',
    group: 'Map',
    line: 'Says which archive of streets stands, and which stood before.',
    args: [],
    examples: ['map show'],
    run: async (call) => reportOf(await getStatus(await call.client())),
  },
  {
    name: 'map remove',
    group: 'Map',
    line: 'Takes the archives of streets away; maps show places among their neighbours then.',
    args: [],
    examples: ['map remove'],
    run: async (call) => {
      await (await call.client()).delete('/map');
      return { lines: ['No archive of streets stands any more.'], data: { current: null, before: null } };
    },
  },
];
