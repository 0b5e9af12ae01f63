import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '#domain/routes.ts';
import { circlesOf } from './house/circles.ts';
import { objection, ROOMS } from './house/rooms.ts';
import { importsOf, isTest, sources } from './house/sources.ts';
import { refusalsIn, refusedWords } from './house/words.ts';

const all = sources();
const shipped = all.filter(({ file }) => !isTest(file));

/** What `npm start` and the operators' commands run, and what they start by name. */
const RUNNING = [
  ...[
    'serve',
    'reset-data',
    'run-cron',
    'gevel/main',
    'load-demo',
    'migrate',
    'build',
    'texts',
    'service-files',
  ].map((name) => `scripts/${name}.ts`),
  ...['describe-calls', 'write-texts', 'worker'].map((name) => `content-service/${name}.ts`),
  'worker/index.ts',
  'client/vite.config.ts',
];

/** Source lines that match, as `file:line`, so that a failure names the place. */
const places = (files: typeof all, pattern: RegExp): string[] =>
  files.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );

/**
 * Screens that a text has as keys or as members of a list; only names with a hyphen, since words such as `home` mean
 * other things too.
 */
const screensListed = (text: string): readonly string[] => {
  const names = new Set<string>(SCREENS.filter((name) => name.includes('-')));
  const listed = [...text.matchAll(/(?<=[[{,]\s*)'([a-z-]+)'(?=\s*[:,\]])/g)];
  return [...new Set(listed.map(([, name = '']) => name))].filter((name) => names.has(name));
};

describe('the code base', () => {
  it('has files in every folder with import rules', () => {
    for (const { folder } of ROOMS)
      expect(
        shipped.some(({ file }) => file.startsWith(folder)),
        folder,
      ).toBe(true);
  });

  it('runs without the tools of its tests, which a first start does not install (decision 197)', () => {
    const byName = new Map(all.map((source) => [source.file, source]));
    const seen = new Set<string>();
    const packages = new Map<string, string>();
    const follow = (file: string): void => {
      const source = byName.get(file);
      if (source === undefined || seen.has(file)) return;
      seen.add(file);
      // Types are gone when it runs.
      const text = source.text.replaceAll(/^(?:import|export) type [^;]*;/gm, '');
      for (const { target, isPackage } of importsOf({ file, text })) {
        if (isPackage) packages.set(target.split('/', target.startsWith('@') ? 2 : 1).join('/'), file);
        else follow(target);
      }
    };
    for (const file of RUNNING) follow(file);
    expect([...packages.keys()]).toContain('sharp');
    const { dependencies }: { dependencies: object } = JSON.parse(readFileSync('package.json', 'utf8'));
    const allowed = /^(?:node:|cloudflare:|virtual:)/;
    const others = [...packages].filter(
      ([name]) => !allowed.test(name) && !Object.hasOwn(dependencies, name),
    );
    expect(others).toEqual([]);
  });

  it('loads no script in the browser without an answer for the case that it fails', () => {
    const browser = shipped.filter(({ file }) => file.startsWith('client/'));
    expect(places(browser, /\bvoid import\(/)).toEqual([]);
  });

  it('imports only downwards', () => {
    const objections = shipped.flatMap((source) =>
      importsOf(source).flatMap(({ target, isPackage }) => objection(source.file, target, isPackage) ?? []),
    );
    expect(objections).toEqual([]);
  });

  it('detects an import that points upwards', () => {
    const upwards = {
      file: 'client/offer/a.ts',
      text: "import type { Site } from '../../wire/site.ts';",
    };
    const [found] = importsOf(upwards);
    expect(importsOf({ ...upwards, text: "import type { Site } from '#wire/site.ts';" })).toEqual([found]);
    expect(found).toEqual({ target: 'wire/site.ts', isPackage: false });
    expect(objection('client/offer/a.ts', 'wire/site.ts', false)).toContain('must not reach');
    expect(objection('client/offer/a.ts', 'zod', true)).toContain('does not use');
    expect(objection('content-service/offer/a.ts', 'demo/demo.ts', false)).toContain('must not');
    expect(objection('content-service/contact/a.ts', 'content-service/rentals/b.ts', false)).toContain(
      'must not reach',
    );
    expect(objection('content-service/pages/a.ts', 'content-service/intake/index.ts', false)).toContain(
      'must not reach',
    );
    expect(objection('worker/screens/offer/a.ts', 'client/ui/Price.tsx', false)).toBeNull();
    expect(objection('client/islands/a.ts', 'client/registry.ts', false)).toContain('must not');
    expect(objection('client/partial/a.ts', 'client/offer/offer.ts', false)).toContain('must not');
    expect(objection('client/ui/a.tsx', 'client/favorites/heart.island.tsx', false)).toContain('must not');
  });

  it('names files of other rooms, and those far away, by their room', () => {
    const ways = all.flatMap(({ file, text }) =>
      [
        ...text.matchAll(/(?:\bfrom|\bimport\(?)\s*'((?:\.\.\/)+)(?!docs\/|dist\/|\.\.)(?=[^'\n]*\.tsx?')/g),
      ].flatMap(([, up = '']) => {
        const steps = up.length / 3;
        const leaves = steps >= file.split('/').length - 1;
        return leaves || steps > 2 ? [`${file}: ${up}`] : [];
      }),
    );
    expect(ways.filter((way) => !/^(?:docs\/|tests\/house.test)/.test(way))).toEqual([]);
  });

  it('keeps screens apart', () => {
    const offer = 'worker/screens/offer/load-offer.ts';
    expect(objection(offer, 'worker/screens/rentals/load-rentals.ts', false)).toContain('another');
    expect(objection(offer, 'worker/screens/offer/offer-view.ts', false)).toBeNull();
    expect(objection('worker/platform/env.ts', 'worker/screens/offer/offer-view.ts', false)).toContain(
      'must not',
    );
  });

  it('has no table of screens beside the list of pages and the addresses (decision 140)', () => {
    const rooms = shipped.flatMap(
      ({ file }) => /^(worker\/screens\/[^/]+\/)index\.tsx?$/.exec(file)?.[1] ?? [],
    );
    const others = shipped.filter(
      ({ file }) => /^(?:client|domain|worker)\//.test(file) && !rooms.some((room) => file.startsWith(room)),
    );
    const tables = others.filter(({ text }) => screensListed(text).length > 1);
    expect(tables.map(({ file }) => file).toSorted()).toEqual([
      'domain/route-table.ts',
      // Its id is the secret of an appointment's address; everywhere else a secret is called `token`.
      'domain/secret-address.ts',
    ]);
    const isRoom = ({ target }: { target: string }) =>
      rooms.some((room) => target.startsWith(`${room}index.ts`));
    const collecting = others.filter((source) => importsOf(source).some(isRoom));
    expect(collecting.map(({ file }) => file)).toEqual(['worker/pages.ts']);
  });

  it('detects a table of screens, as keys and as a list', () => {
    expect(screensListed("const A = { 'own-stay': 1, 'change-stay': 2 };")).toEqual([
      'own-stay',
      'change-stay',
    ]);
    expect(screensListed("new Set([\n  'own-stay',\n  'change-stay',\n])")).toHaveLength(2);
    expect(screensListed("pathTo('own-stay', locale) + pathTo('change-stay', locale)")).toEqual([]);
  });

  it('has no import cycle between folders or files, at any level', () => {
    expect(circlesOf(shipped)).toEqual([]);
  });

  it('detects a cycle of any length', () => {
    const file = (name: string, ...imports: string[]) => ({
      file: name,
      text: imports.map((target) => `import { x } from '${target}';\n`).join(''),
    });
    const apart = [file('a/b/one.ts', '../c/two.ts'), file('a/c/two.ts', '../d.ts'), file('a/d.ts')];
    expect(circlesOf(apart)).toEqual([]);
    const [circle] = circlesOf([...apart, file('a/d.ts', './b/other.ts')]);
    expect(circle).toContain('a/d.ts → a/b/other.ts');
  });

  it('imports no test code in production code', () => {
    // A benchmark counts as a test.
    const product = shipped.filter(({ file }) => !file.startsWith('bench/'));
    const reached = product.flatMap((source) =>
      importsOf(source).flatMap(({ target, isPackage }) =>
        !isPackage && isTest(target) ? [`${source.file}: ${target}`] : [],
      ),
    );
    expect(reached).toEqual([]);
  });

  it('exports nothing that no other file uses', () => {
    const words = new Map<string, Set<string>>();
    for (const { file, text } of all)
      for (const [word] of text.matchAll(/[A-Za-z_$][\w$]*/g))
        words.set(word, (words.get(word) ?? new Set()).add(file));
    const idle = shipped.flatMap(({ file, text }) =>
      [
        ...text.matchAll(
          /^export (?:async )?(?:const|function\*?|class|interface|type|enum) ([A-Za-z_$][\w$]*)/gm,
        ),
      ].flatMap(([, name = '']) => ((words.get(name)?.size ?? 0) > 1 ? [] : [`${file}: ${name}`])),
    );
    expect(idle).toEqual([]);
  });

  it('has no two files whose names differ only by case', () => {
    const files = all.map(({ file }) => file.toLowerCase());
    expect(files.length - new Set(files).size).toBe(0);
  });

  it('writes relative imports with their extension', () => {
    const bare = all.flatMap((source) =>
      importsOf(source).flatMap(({ target, isPackage }) =>
        isPackage || /\.(ts|tsx|mjs|css|json|toml|sql)(\?\w+)?$/.test(target)
          ? []
          : [`${source.file}: ${target}`],
      ),
    );
    expect(bare).toEqual([]);
  });
});

describe('words that the glossary refuses', () => {
  const refused = refusedWords();

  it('are in no identifier and in no name of a file', () => {
    expect(refused.length).toBeGreaterThan(5);
    expect(all.flatMap((source) => refusalsIn(source, refused))).toEqual([]);
  });

  it('are detected outside comments and strings, and as members unless the wire has the name', () => {
    const found = (text: string, file = 'domain/a.ts') => refusalsIn({ file, text }, refused).length;
    expect(
      [
        'const told = 1;',
        'f(lastDeed);',
        'const { deed } = request;',
        'return { keptHomes: 1 };',
        'one.keptHomes;',
        `const a = \`\${told}\`;`,
        'a ? told : b;',
      ].map((text) => found(text)),
    ).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(
      [
        'const { deed: action } = request;',
        'row.told_at;',
        "// told\n/* kept */ const a = 'told';",
        `const a = \`told \${b} kept\`;`,
        'const skeptic = untoldly;',
      ].map((text) => found(text)),
    ).toEqual([0, 0, 0, 0, 0]);
    expect([found('', 'worker/kept-page.ts'), found('', 'worker/seeing/a.ts')]).toEqual([1, 1]);
  });

  it('have no exception that no code needs', () => {
    const names = new Set(all.flatMap(({ text }) => text.match(/[A-Za-z_$][\w$]*/g) ?? []));
    expect(refused.flatMap(({ stay }) => stay).filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('a folder', () => {
  it('has no file of its name beside it', () => {
    const folders = new Set(all.map(({ file }) => file.slice(0, file.lastIndexOf('/'))));
    expect(all.map(({ file }) => file).filter((file) => folders.has(file.replace(/\.tsx?$/, '')))).toEqual(
      [],
    );
  });
});

describe('restrictions of the content security policy', () => {
  // Except mails: mail programs support only inline styles.
  const tsx = shipped.filter(
    ({ file }) => file.endsWith('.tsx') && !file.startsWith('content-service/mail/'),
  );

  it('allow no style attribute and no HTML from strings', () => {
    expect(places(tsx, /\sstyle=|dangerouslySetInnerHTML/)).toEqual([]);
    expect(places(shipped, /\.(innerHTML|outerHTML)\s*=|insertAdjacentHTML|document\.write\(/)).toEqual([]);
  });
});

describe('databases of the content service', () => {
  /** The only file that chooses one (docs/decisions/0101); types keep the rest out, except by these ways. */
  const DOOR = 'content-service/platform/db/shards.ts';
  const AROUND =
    /\bas\b[^;]*\b(?:WithDatabase|D1Database)\b|\bDB_(?:\d|\$)|\b(?:env|exports)\b.*from 'cloudflare:workers'/;
  /** Wraps one that was chosen. */
  const WRAPPER = 'content-service/platform/db/trips.ts';
  const service = shipped.filter(({ file }) => file.startsWith('content-service/') && file !== WRAPPER);

  it('are reached only by their owner: a site, the directory, or each', () => {
    const others = service.filter(({ file }) => file !== DOOR);
    expect(others.length).toBeGreaterThan(300);
    expect(places(others, AROUND)).toEqual([]);
    // Chosen bindings are made with one cast, in one place.
    const casts = places(
      service.filter(({ file }) => file === DOOR),
      /\bas\b[^;]*\bWithDatabase\b/,
    );
    expect(casts).toHaveLength(1);
  });

  it('are detected in ways around the types', () => {
    const seen = (text: string) => places([{ file: 'content-service/a.ts', text }], AROUND).length;
    expect(
      [
        "import { env } from 'cloudflare:workers';",
        'const own = env as WithDatabase;',
        'const db = (env as unknown as { DB: D1Database }).DB;',
        "env['DB_1']",
      ].map(seen),
    ).toEqual([1, 1, 1, 1]);
    expect(seen("import { WorkerEntrypoint } from 'cloudflare:workers';")).toBe(0);
  });
});

describe('sources of listings', () => {
  /** The folders of their adapters, and the table of each source's fields. */
  const ADAPTERS =
    /^(domain\/sources|domain\/fields\/(first|second)|worker\/estate\/sources|content-service\/(estates|intake)\/sources)\//;
  /** Files besides the adapters that may name a source, and why. */
  const KNOWN = new Map([
    // These generate estates of both sources, and store them in their source's format.
    ['demo/', 'the demo'],
    ['bench/', 'measurements of the whole'],
    // Maps a vendor's homes to the listings of the source that has its statuses (decision 162).
    ['content-service/intake/feeds/kinds/skarabee/', 'a kind of feed'],
    ['worker/testing/contexts.ts', 'what tests of the views begin from'],
  ]);
  const NAMES = /(['"`])(first|second|skarabee)\1|\bsource [!=]== ['"`](?!gone)/;
  const ADAPTER = /(sources|fields)\/(first|second)[/.]|skarabee-listing/;

  const isKnown = (file: string): boolean =>
    ADAPTERS.test(file) || [...KNOWN.keys()].some((folder) => file.startsWith(folder));
  const elsewhere = shipped.filter(({ file }) => !isKnown(file));

  it('are named only by their adapters', () => {
    // "Second" also is a unit of time.
    const named = places(elsewhere, NAMES).filter((place) => !place.includes("of('second')"));
    expect(named).toEqual([]);
  });

  it('are accessed only through the registries', () => {
    const reached = elsewhere.flatMap((source) =>
      importsOf(source).flatMap(({ target }) => (ADAPTER.test(target) ? `${source.file}: ${target}` : [])),
    );
    expect(reached).toEqual([]);
  });

  it('are detected by name and in conditions', () => {
    const seen = (text: string) => places([{ file: 'worker/a.ts', text }], NAMES).length;
    expect(
      ["if (id.source === 'x')", "= 'skarabee'", 'x: "first"', "found.source !== 'y'"].map(seen),
    ).toEqual([1, 1, 1, 1]);
    expect(['const first = SOURCES.named(source);', 'one.source === other.source'].map(seen)).toEqual([0, 0]);
  });
});

describe('the content of the code base', () => {
  it('contains no registry in the lockfile', () => {
    expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved": ?"https?:/);
  });

  it('contains no marks of unfinished work', () => {
    // Split, so that this file does not match itself.
    const mark = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X', 'HA' + 'CK'].join('|')})\\b`);
    expect(places(all, mark)).toEqual([]);
  });

  it('contains no suppressed type errors', () => {
    expect(places(all, new RegExp(`@ts-(${'ignore'}|${'nocheck'})`))).toEqual([]);
  });

  it('writes to the console only in the two logs, in one format', () => {
    const logs = ['worker/platform/errors/log.ts', 'content-service/platform/log.ts'];
    const speaking = shipped.filter(
      ({ file }) => /^(?:worker|content-service|domain|locales)\//.test(file) && !file.startsWith('demo/'),
    );
    const found = places(speaking, /\bconsole\b\s*[.[]/).map((place) => place.replace(/:.*$/, ''));
    expect(found.toSorted()).toEqual(logs.toSorted());
  });

  it('listens for steps through the history in one place (decision 104)', () => {
    const client = shipped.filter(({ file }) => file.startsWith('client/'));
    const found = places(client, /popstate/).map((place) => place.replace(/:.*$/, ''));
    expect(found).toEqual(['client/dom/overlay.ts']);
    // The address of the page is set where the entries of overlays are known, and by forms that end in place; what was
    // typed is kept with the entry.
    const writing = places(client, /history\.(?:push|replace)State\(/).map((place) =>
      place.replace(/:.*$/, ''),
    );
    expect([...new Set(writing)].toSorted()).toEqual([
      'client/dom/history-entry.ts',
      'client/forms/keep-typed.ts',
      'client/forms/show-next-page.ts',
      'client/offer/list/list-memory.ts',
      'client/staff/staff.ts',
    ]);
  });

  it('names only existing paths in documents', () => {
    // Files that a reader is told to create.
    const invented = /<|valuation/;
    const named = globSync(['*.md', 'docs/**/*.md']).flatMap((document) =>
      [
        ...readFileSync(document, 'utf8').matchAll(
          /`((?:bench|client|content-service|demo|domain|locales|scripts|tests|wire|worker)\/[^`\s]*)`/g,
        ),
      ].map(([, path = '']) => ({ document, path })),
    );
    expect(named.length).toBeGreaterThan(50);
    const missing = named.filter(
      ({ path }) => !invented.test(path) && globSync(path.replace(/\/$/, '')).length === 0,
    );
    expect(missing).toEqual([]);
  });

  it('replaces no package, and no module inside one, in the Workers’ bundles', () => {
    const replaced = ['wrangler.toml', 'content-service/wrangler.toml'].flatMap((file) => {
      const [, section = ''] = /^\[alias\]\n([\s\S]*?)(?=^\[)/m.exec(readFileSync(file, 'utf8')) ?? [];
      return [...section.matchAll(/^"([^"]+)" = "([^"]+)"$/gm)].map(([, from = '', to = '']) => ({
        from,
        to,
      }));
    });
    expect(replaced.length).toBeGreaterThan(2);
    // A virtual module, or a module of ours that the build writes.
    const ours = /^(?:virtual:|\.\/(?:dictionaries|type-names)\.ts$)/;
    expect(replaced.filter(({ from, to }) => !ours.test(from) || to.includes('node_modules'))).toEqual([]);
  });

  it('writes content versions at one place of each Worker', () => {
    // The content service by the door that compares notes; the site, which has no database, for a purge.
    const named = shipped.filter(
      ({ file, text }) => !file.startsWith('docs/') && /version:\$\{|\bversionKey\(/.test(text),
    );
    expect(named.map(({ file }) => file)).toEqual([
      'content-service/platform/changed-sites.ts',
      'worker/platform/cache/keys.ts',
      'worker/platform/cache/versions.ts',
    ]);
  });

  it('gives each migration a unique number', () => {
    const numbers = globSync('content-service/migrations/*.sql').map((file) =>
      file.replace(/^.*\/(\d{4})_.*$/, '$1'),
    );
    expect(numbers.filter((number) => /^\d{4}$/.test(number)).length).toBeGreaterThan(0);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
