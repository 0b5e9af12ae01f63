import { type WhiseHome, whiseHomes } from '#tests/support/whise-homes.ts';
import { WHISE_CLIENT, type WhiseServer } from '#tests/support/whise-server.ts';
import { median } from '../stage/statistics.ts';
import { type Round, roundOf, type Verdicts } from './figures.ts';
import type { PhotoHost } from './photo-host.ts';
import { kindOfPhoto, orientationOf } from './photos.ts';
import { openAgency, type Stage } from './stage.ts';

/** Pictures of a home. */
const EACH = 20;
const MINUTE = 60_000;

interface Scene {
  readonly stage: Stage;
  readonly vendor: WhiseServer;
  readonly photos: PhotoHost;
  readonly site: string;
  readonly images: boolean;
}

/** Homes with this many pictures; a picture's id says which one it is. */
function homesWith(pictures: number): readonly WhiseHome[] {
  return whiseHomes({ homes: Math.ceil(pictures / EACH), projects: 0 }, 5_000_000).map((home, at) => ({
    ...home,
    pictures: Array.from({ length: Math.min(EACH, pictures - at * EACH) }, (_, index) => {
      const number = at * EACH + index;
      const elsewhere = `https://img.stranger.example/${number}.jpg`;
      return {
        id: 100_000 + number,
        order: index,
        updateDateTime: '2026-01-01T10:00:00',
        urlXXL:
          kindOfPhoto(number) === 'elsewhere'
            ? elsewhere
            : `https://whisestorageprod.blob.core.windows.net/${number}.jpg`,
      };
    }),
  }));
}

/** Runs all messages of pictures, those that are sent meanwhile too. */
const fetchAll = async ({ stage, images }: Scene) => stage.drain({ only: 'fetch-pictures', images });

const runRound = async ({ stage, site }: Scene): Promise<void> => {
  await stage.sql('UPDATE feeds SET whole_at = NULL WHERE site_id = ?', site);
  await stage.call('POST', `/sites/${site}/feeds/whise/run`);
  await stage.drain({ only: 'feed-round' });
};

const statusesOf = (seen: ReturnType<PhotoHost['look']>): string =>
  Object.entries(seen.statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ') || 'no calls';

function tell(verdicts: Verdicts, name: string, of: Round, times: readonly number[], seen: string): void {
  const { r2Writes = 0, r2Reads = 0, transformations = 0 } = of.counts;
  verdicts.say(
    `${name}: ${seen}; ${of.pieces} pieces (median ${median(times).toFixed(0)} ms, ${Math.max(0, ...times).toFixed(0)} at most), ` +
      `${r2Writes} written to R2, ${r2Reads} looked at there, ${transformations} transformations, ${of.rows} rows read, ` +
      `${of.written} written, ${(of.cpuMs / 1000).toFixed(1)} s of CPU with the database and local simulations, ` +
      `${of.mostStatements} statements in one piece at most`,
  );
}

/** Pictures of a feed, first and again, and after one changed under its name. */
async function pictures(scene: Scene, count: number, verdicts: Verdicts): Promise<void> {
  const { stage, vendor, photos, site, images } = scene;
  const kinds = Array.from({ length: count }, (_, number) => kindOfPhoto(number));
  const numberOf = (kind: string): number => kinds.filter((one) => one === kind).length;
  verdicts.say(`\n${count} pictures ${images ? 'with' : 'without'} the Images binding`);
  vendor.has(homesWith(count));
  await openAgency(stage, site);
  await stage.call('PUT', '/feed-accounts/whise', vendor.account);
  await stage.call('PUT', `/sites/${site}/feeds/whise`, {
    kind: 'whise',
    settings: { client: WHISE_CLIENT },
  });
  await stage.drain({ only: 'feed-round' });
  photos.look();
  const first = await fetchAll(scene);
  const seen = photos.look();
  const megabytes = (seen.bytes / 1_048_576).toFixed(0);
  const times = first.map(({ milliseconds }) => milliseconds);
  tell(verdicts, 'first', roundOf(first), times, `${statusesOf(seen)}, ${megabytes} MB`);
  const seconds = times.reduce((sum, one) => sum + one, 0) / 1000;
  verdicts.say(`one chain of messages takes ${Math.round((count / seconds) * 60)} pictures a minute here`);

  const states = await stage.sql<{ state: string; reason: string | null; n: number }>(
    'SELECT state, reason, count(*) AS n FROM addressed_pictures WHERE site_id = ? GROUP BY state, reason',
    site,
  );
  for (const { state, reason, n } of states)
    verdicts.say(`  ${n} ${state}${reason === null ? '' : `: ${reason}`}`);
  const of = (state: string): number =>
    states.reduce((sum, one) => sum + (one.state === state ? one.n : 0), 0);
  const stored = ['plain', 'turned', 'phone', 'place', ...(images ? ['wide'] : [])].reduce(
    (sum, kind) => sum + numberOf(kind),
    0,
  );
  verdicts.bar(of('kept') === stored, `${of('kept')} stored, of ${stored} that are photographs`);
  verdicts.bar(of('gone') === numberOf('gone'), `${of('gone')} gone, of ${numberOf('gone')}`);
  verdicts.bar(
    of('refused') === count - stored - numberOf('gone') - numberOf('elsewhere'),
    `${of('refused')} refused: pages, endless ones${images ? '' : ', wider than 2400 px'}`,
  );
  const total = states.reduce((sum, { n }) => sum + n, 0);
  verdicts.bar(
    total === count - numberOf('elsewhere'),
    `${numberOf('elsewhere')} at another host never asked for`,
  );
  verdicts.bar(seen.others === 0, 'the vendor’s size of 1600 px asked for, and no other');
  const upright = await stage.sql<{ address: string; width: number; height: number }>(
    'SELECT p.address, max(a.width) AS width, max(a.height) AS height FROM addressed_pictures AS p JOIN assets AS a ' +
      "ON a.site_id = p.site_id AND a.name = p.name AND a.version NOT LIKE 'social%' WHERE p.site_id = ? GROUP BY p.name",
    site,
  );
  const lying = upright.filter(({ address, width, height }) => {
    const number = Number(/(\d+)\.jpg(?:#|$)/.exec(address)?.[1]) - 100_000;
    const isTall = kindOfPhoto(number) === 'turned' && orientationOf(number) >= 5;
    return isTall !== height > width;
  });
  verdicts.bar(
    upright.length === stored && lying.length === 0,
    `${upright.length} stored upright, ${lying.length} lying`,
  );

  // A week later: every picture is due, none has changed.
  await stage.sql('UPDATE addressed_pictures SET check_at = 0 WHERE site_id = ?', site);
  await runRound(scene);
  await stage.forget();
  await stage.minute(new Date(Math.ceil(Date.now() / (5 * MINUTE)) * 5 * MINUTE));
  const again = await fetchAll(scene);
  const second = roundOf(again);
  tell(
    verdicts,
    'again, none changed',
    second,
    again.map(({ milliseconds }) => milliseconds),
    statusesOf(photos.look()),
  );
  verdicts.bar(
    (second.counts.r2Writes ?? 0) === 0 && (second.counts.transformations ?? 0) === 0,
    'nothing written to R2, and nothing resized, of pictures that have not changed',
  );
  const others = Object.keys(second.writtenTo).filter(
    (table) => table !== 'addressed_pictures' && table !== 'picture_files',
  );
  verdicts.bar(
    others.length === 0,
    `rows written only to say when to look again (${JSON.stringify(second.writtenTo)})`,
  );

  // One picture has other bytes and another date, at its address.
  const changed = kinds.findIndex((kind, at) => kind === 'plain' && at > EACH);
  const home = homesWith(count)[Math.floor(changed / EACH)];
  if (home === undefined) throw new Error('no picture to change');
  photos.change(changed);
  const list = (home.pictures as readonly { readonly id: number }[]).map((picture) =>
    picture.id === 100_000 + changed ? { ...picture, updateDateTime: '2026-11-01T10:00:00' } : picture,
  );
  vendor.change(home.id, { pictures: list });
  await runRound(scene);
  const third = await fetchAll(scene);
  const one = roundOf(third);
  const asked = photos.look();
  tell(
    verdicts,
    'one changed',
    one,
    third.map(({ milliseconds }) => milliseconds),
    statusesOf(asked),
  );
  const files = images ? 5 : 1;
  verdicts.bar(
    (one.counts.r2Writes ?? 0) === files && (one.counts.transformations ?? 0) === (images ? files : 0),
    `one picture written anew: ${one.counts.r2Writes ?? 0} files of ${files}`,
  );
  await stage.forget();
}

export async function picturesScene(
  given: Pick<Scene, 'stage' | 'vendor' | 'photos'>,
  count: number,
  verdicts: Verdicts,
  which: readonly boolean[] = [false, true],
): Promise<void> {
  for (const images of which)
    await pictures({ ...given, images, site: images ? 'album-with' : 'album-without' }, count, verdicts);
}
