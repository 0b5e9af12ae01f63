import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSite } from '../../../content-service/testing/fixtures.ts';
import { capture } from '../../lib/run.ts';
import { chooseDatabase } from '../commands/backup.ts';
import { type Database, localDatabase } from './database.ts';
import { literal } from './literal.ts';
import { restoreBackup } from './restore.ts';
import { saveBackup } from './save.ts';

const folder = mkdtempSync(join(tmpdir(), 'gevel-backup-'));
const at = (name: string): string => join(folder, name);
const open: Database[] = [];

/** A database with every migration, in its own folder: a copy of an empty one. */
async function migrated(name: string): Promise<Database> {
  cpSync(at('empty'), at(name), { recursive: true });
  const db = await localDatabase(at(name));
  open.push(db);
  return db;
}

/** A deployment with two databases. */
async function migratedTwo(name: string): Promise<[Database, Database]> {
  const directory = await migrated(name);
  const second = await localDatabase(at(name), 'second');
  open.push(second);
  return [directory, second];
}

const AT = '2026-11-23T08:00:00.000Z';
const values = (row: Readonly<Record<string, unknown>>) =>
  `(${Object.keys(row).join(', ')}) VALUES (${Object.values(row).map(literal).join(', ')})`;

/** Rows of a site: a home that can be found by a word, and data of visitors. */
const homes = (site: string, requests: number): string[] => [
  `INSERT INTO sites ${values({ id: site, doc: JSON.stringify(aSite(site, { name: "L'agence d'Eupen" })) })}`,
  `INSERT INTO site_shards ${values({ site_id: site, shard: 0 })}`,
  `INSERT INTO hostnames ${values({ hostname: `${site}.test`, site_id: site })}`,
  `INSERT INTO estates ${values({ site_id: site, id: '1' })}`,
  `INSERT INTO estate_documents ${values({ site_id: site, id: '1', words: 'zeezicht tuin', doc: '{"general":{"id":1}}' })}`,
  ...Array.from(
    { length: requests },
    (_, n) =>
      `INSERT INTO submissions ${values({ site_id: site, id: `s${n}`, kind: 'contact', sender_key: `k${n}`, created_at: AT, doc: JSON.stringify({ message: `Vraag ${n}: "tuin"?\n`, email: `v${n}@example.be` }) })}`,
  ),
  `INSERT INTO subscriptions ${values({ site_id: site, id: 'a', state: 'active', email: 'an@example.be', email_key: 'k', locale: 'nl', criteria: '{}', origin: 'https://x.test', seed: 's', created_at: AT })}`,
  `INSERT INTO outbox ${values({ site_id: site, id: 'm', kind: 'digest', recipient: 'an@example.be', recipient_key: 'k', data: '{}', next_attempt_at: AT, created_at: AT })}`,
  `INSERT INTO limits ${values({ site_id: site, name: 'friend_hour', most: 7 })}`,
];

const files = (name: string): string =>
  readdirSync(at(name))
    .toSorted()
    .map((file) => `${file}\n${readFileSync(join(at(name), file), 'utf8')}`)
    .join('\n');

const found = async (db: Database, site: string): Promise<number> => {
  const hex = Buffer.from(site).toString('hex').toUpperCase();
  const [row] = await db.query(
    `SELECT count(*) AS n FROM estate_words WHERE estate_words MATCH '"${hex}:zeezicht"'`,
  );
  return Number(row?.n);
};

const quiet = (): void => undefined;
const MOMENT = new Date(AT);
const erasure = (person: string, at: string): string =>
  `INSERT INTO erasures ${values({ person, erased_at: at, who: 'operator', rows: 3 })}`;
let first: Database;

beforeAll(async () => {
  // A configuration with a second database.
  const config = `content-service/wrangler.backup${process.pid}.toml`;
  const more = '[[d1_databases]]\nbinding = "DB_1"\ndatabase_name = "second"\ndatabase_id = "second"\n\n';
  const text = readFileSync('content-service/wrangler.toml', 'utf8');
  writeFileSync(config, text.replace('[[r2_buckets]]', `${more}[[r2_buckets]]`));
  const migration = ['scripts/migrate.ts', '--persist-to', at('empty'), '--config', config];
  const { code, output } = await capture(process.execPath, migration);
  rmSync(config);
  expect([code, output]).toEqual([0, expect.anything()]);
  first = await migrated('first');
  await first.run([...homes('coast', 2), ...homes('woods', 201)]);
});
afterAll(async () => {
  for (const db of open) await db.close();
  rmSync(folder, { recursive: true, force: true });
});

it('migrates every bound database', async () => {
  const migrations = (db: Database) => db.query('SELECT name FROM d1_migrations ORDER BY name');
  const second = await localDatabase(at('empty'), 'second');
  open.push(second);
  expect(await migrations(second)).toEqual(await migrations(first));
});

it('requires --database when several databases are bound', () => {
  const bound = ['DB', 'DB_1'].map((binding) => ({ binding, name: binding, id: binding }));
  expect(chooseDatabase(bound.slice(0, 1), undefined).id).toBe('DB');
  expect(chooseDatabase(bound, 'DB_1').id).toBe('DB_1');
  expect(() => chooseDatabase(bound, undefined)).toThrow('(DB, DB_1)');
  expect(() => chooseDatabase(bound, 'DB_2')).toThrow('there are DB, DB_1');
});

describe('a backup', () => {
  it('of the whole database, restored into an empty one, is equal when saved again', async () => {
    expect(await found(first, 'coast')).toBe(1);
    const rows = await saveBackup(first, at('whole'), null, quiet, MOMENT);
    expect(rows).toBeGreaterThan(210);
    const second = await migrated('second');
    await restoreBackup({ databases: [second], number: 0 }, at('whole'));
    await saveBackup(second, at('again'), null, quiet, MOMENT);
    expect(files('again')).toBe(files('whole'));
    // The full-text index, which `wrangler d1 export` refuses, is rebuilt, and triggers maintain it again.
    expect([await found(second, 'coast'), await found(second, 'woods')]).toEqual([1, 1]);
    await second.run(["UPDATE estates SET withdrawn_at = '2026-11-24' WHERE site_id = 'coast'"]);
    expect(await found(second, 'coast')).toBe(0);
    await expect(restoreBackup({ databases: [second], number: 0 }, at('whole'))).rejects.toThrow('has sites');
  });

  it('of one site restores a removed site, and leaves other sites’ rows unchanged', async () => {
    await saveBackup(first, at('woods'), 'woods', quiet, MOMENT);
    await saveBackup(first, at('others'), 'coast', quiet, MOMENT);
    expect(files('woods')).not.toContain('coast');
    await expect(restoreBackup({ databases: [first], number: 0 }, at('woods'))).rejects.toThrow(
      'remove it first',
    );
    await first.run(["DELETE FROM sites WHERE id = 'woods'", "DELETE FROM limits WHERE site_id = 'woods'"]);
    expect(await found(first, 'woods')).toBe(0);
    await restoreBackup({ databases: [first], number: 0 }, at('woods'));
    await saveBackup(first, at('woods-again'), 'woods', quiet, MOMENT);
    await saveBackup(first, at('others-again'), 'coast', quiet, MOMENT);
    expect(files('woods-again')).toBe(files('woods'));
    expect(files('others-again')).toBe(files('others'));
    expect(await found(first, 'woods')).toBe(1);
  });

  it('reports whether persons were erased since, also from a later backup', async () => {
    const third = await migrated('third');
    const { erasedSince, savedAt } = await restoreBackup({ databases: [third], number: 0 }, at('woods'));
    expect([erasedSince, savedAt]).toEqual([false, AT]);
    await third.run([
      erasure('early', '2026-11-22T08:00:00.000Z'),
      erasure('late', '2026-11-24T08:00:00.000Z'),
    ]);
    await saveBackup(third, at('later'), null, quiet, MOMENT);
    const fourth = await migrated('fourth');
    expect(
      (await restoreBackup({ databases: [fourth], number: 0 }, at('whole'), at('later'))).erasedSince,
    ).toBe(true);
    expect(await fourth.query('SELECT person FROM erasures ORDER BY person')).toEqual([
      { person: 'early' },
      { person: 'late' },
    ]);
  });

  describe('in a deployment with several databases', () => {
    const numbers = (directory: Database) =>
      directory.query(
        "SELECT site_id, shard FROM site_shards WHERE site_id IN ('coast', 'woods') ORDER BY 1",
      );

    it('is found where it was restored: the directory has the number of each site', async () => {
      const databases = await migratedTwo('moved');
      const [directory, second] = databases;
      // The agency was in the first database before.
      await directory.run([`INSERT INTO site_shards ${values({ site_id: 'woods', shard: 0 })}`]);
      await restoreBackup({ databases, number: 1 }, at('woods'));
      expect(await numbers(directory)).toEqual([{ site_id: 'woods', shard: 1 }]);
      expect(await found(second, 'woods')).toBe(1);
      expect(await directory.query('SELECT hostname, site_id, claim FROM claimed_hostnames')).toEqual([
        { hostname: 'woods.test', site_id: 'woods', claim: '' },
      ]);
      await restoreBackup({ databases, number: 0 }, at('others'));
      expect(await numbers(directory)).toEqual([
        { site_id: 'coast', shard: 0 },
        { site_id: 'woods', shard: 1 },
      ]);
    });

    it('is refused while another database has the site', async () => {
      const databases = await migratedTwo('twice');
      await restoreBackup({ databases, number: 0 }, at('woods'));
      await expect(restoreBackup({ databases, number: 1 }, at('woods'))).rejects.toThrow(
        'Another database has the site woods',
      );
      expect(await numbers(databases[0])).toEqual([{ site_id: 'woods', shard: 0 }]);
    });

    it('is refused while a site in another database has one of its hostnames', async () => {
      const databases = await migratedTwo('named');
      const [directory] = databases;
      await directory.run([
        `INSERT INTO sites (id, doc) VALUES ('other', '{}')`,
        `INSERT INTO hostnames ${values({ hostname: 'woods.test', site_id: 'other' })}`,
      ]);
      await expect(restoreBackup({ databases, number: 1 }, at('woods'))).rejects.toThrow(
        'Another site has the hostname woods.test',
      );
      expect(await numbers(directory)).toEqual([]);
    });

    it('reads erasures in the directory, also for another database', async () => {
      const databases = await migratedTwo('forgotten');
      const [directory, second] = databases;
      await directory.run([erasure('late', '2026-11-24T08:00:00.000Z')]);
      const restored = await restoreBackup({ databases, number: 1 }, at('woods'));
      expect(restored.erasedSince).toBe(true);
      await second.run([
        "DELETE FROM sites WHERE id = 'woods'",
        "DELETE FROM limits WHERE site_id = 'woods'",
      ]);
      await directory.run(['DELETE FROM erasures']);
      const later = await restoreBackup({ databases, number: 1 }, at('woods'), at('later'));
      expect(later.erasedSince).toBe(true);
      expect(await directory.query('SELECT count(*) AS n FROM erasures')).toEqual([{ n: 2 }]);
    });
  });

  it('is not written into a folder with files, and not read from a folder without a backup', async () => {
    await expect(saveBackup(first, at('whole'), null, quiet, MOMENT)).rejects.toThrow(
      'choose an empty folder',
    );
    await expect(restoreBackup({ databases: [first], number: 0 }, folder)).rejects.toThrow('no schema.json');
  });
});

it.each([
  [null, 'NULL'],
  [1.5, '1.5'],
  ["d'Eupen", "'d''Eupen'"],
])('%j is written as %s', (value, text) => {
  expect(literal(value)).toBe(text);
});
