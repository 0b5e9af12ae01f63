import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Call, Command, Report } from '../command.ts';
import { Refused, WrongUsage } from '../errors.ts';
import { drawnLogo } from '../look/logo-pixels.ts';
import { assetNames } from '../pictures/asset-names.ts';
import { addedLine, addPictures, type GivenFile } from '../site/add-pictures.ts';
import { changeSite, getSite } from '../site/documents.ts';
import { withSettings } from '../site/set-values.ts';

const SITE = { name: 'SITE' } as const;
const DRY_RUN = { 'dry-run': { line: 'reports what would change, and writes nothing' } } as const;
const NOTHING_WRITTEN = 'Nothing was written: this was a dry run.';
const NAME = /^[A-Za-z0-9_-]{1,64}$/;

async function asked(call: Call) {
  const client = await call.client();
  const site = await getSite(client, call.arg('SITE'));
  return { site, given: { client, siteId: site.id, out: call.out, dryRun: call.flag('dry-run') } };
}

/** The name of each file's picture: `--name` for a single one, else the file's own. */
function named(call: Call): readonly GivenFile[] {
  const locations = call.args('FILE');
  const name = call.option('name');
  if (name !== undefined) {
    if (locations.length > 1) throw new WrongUsage('--name names one picture: give one file.');
    if (!NAME.test(name))
      throw new WrongUsage(`--name "${name}" has other signs than letters, digits, - and _.`);
    return locations.map((location) => ({ name, location }));
  }
  const names = assetNames(locations.map((location) => basename(location)));
  const given = locations.map((location) => ({ name: names.get(basename(location)) ?? '', location }));
  if (new Set(given.map((one) => one.name)).size < given.length)
    throw new WrongUsage('Two of these files have the same name, and would be one picture.');
  return given;
}

async function add(call: Call): Promise<Report> {
  const { given } = await asked(call);
  const added = await addPictures(given, named(call));
  return {
    lines: [...added.map(addedLine), ...(given.dryRun ? [NOTHING_WRITTEN] : [])],
    data: { dryRun: given.dryRun, pictures: added },
  };
}

/** Stores pictures, then names them in the settings: a document that names a missing picture is refused. */
async function nameInSettings(
  call: Call,
  files: readonly GivenFile[],
  pairs: readonly string[],
): Promise<Report> {
  const { site, given } = await asked(call);
  // A setting that cannot be is told before any picture is sent.
  withSettings(site, pairs);
  const added = await addPictures(given, files);
  if (!given.dryRun) await changeSite(given.client, site.id, (stored) => withSettings(stored, pairs));
  return {
    lines: [
      ...added.map(addedLine),
      ...pairs,
      given.dryRun ? NOTHING_WRITTEN : 'Visitors see it within about a minute.',
    ],
    data: { dryRun: given.dryRun, pictures: added, set: pairs },
  };
}

async function logo(call: Call): Promise<Report> {
  const dark = call.option('dark');
  const files = [
    { name: 'logo', location: call.arg('FILE') },
    ...(dark === undefined ? [] : [{ name: 'logo-dark', location: dark }]),
  ];
  // Without a dark one, the light one is shown in dark mode too: never that of an earlier logo.
  const pairs = ['settings.logo.light=logo', `settings.logo.dark=${dark === undefined ? '' : 'logo-dark'}`];
  const folder = await mkdtemp(join(tmpdir(), 'gevel-logo-'));
  try {
    const drawn = files.map(async (one) => ({ ...one, location: await drawnLogo(one.location, folder) }));
    return await nameInSettings(call, await Promise.all(drawn), pairs);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function portrait(call: Call): Promise<Report> {
  const { site } = await asked(call);
  const people = site.settings.team?.people ?? [];
  const id = call.arg('PERSON');
  if (!people.some((person) => person.id === id)) {
    const known = people.length === 0 ? 'it has nobody yet' : people.map((person) => person.id).join(', ');
    throw new Refused(`settings.team.people of ${site.id} has nobody with the id "${id}": ${known}.`);
  }
  const name = `portrait-${id}`.slice(0, 64);
  return nameInSettings(
    call,
    [{ name, location: call.arg('FILE') }],
    [`settings.team.people[${id}].picture=${name}`],
  );
}

/** Pictures from files: of pages and homes, the logo, portraits. */
export const SITE_PICTURE_COMMANDS: readonly Command[] = [
  {
    name: 'picture add',
    group: 'Content',
    line: 'Adds pictures from files, in all sizes; a picture of the same name is replaced.',
    about: [
      'JPEG, PNG, WebP, AVIF or TIFF (docs/pictures.md). Its name is that of the file: "Zicht op zee.jpg" is zicht-op-zee, which pages and settings name.',
    ],
    args: [SITE, { name: 'FILE', many: true }],
    options: { ...DRY_RUN, name: { line: 'another name, for one file', value: 'NAME' } },
    examples: [
      'picture add zeezicht quay.jpg office.jpg',
      'picture add zeezicht quay.jpg --name home --dry-run',
    ],
    run: add,
  },
  {
    name: 'site logo',
    group: 'Sites',
    line: 'Sets the logo from a file, with --dark another one for dark mode.',
    about: [
      'PNG or WebP with a transparent background, name included, or SVG, which is drawn without its scripts. Without --dark, FILE is shown in both.',
    ],
    args: [SITE, { name: 'FILE' }],
    options: { ...DRY_RUN, dark: { line: 'the logo for dark mode', value: 'FILE' } },
    examples: ['site logo zeezicht logo.png --dark logo-white.png', 'site logo zeezicht logo.png --dry-run'],
    run: logo,
  },
  {
    name: 'site portrait',
    group: 'Sites',
    line: 'Sets the portrait of a person of settings.team.people from a file.',
    args: [SITE, { name: 'PERSON' }, { name: 'FILE' }],
    options: DRY_RUN,
    examples: ['site portrait zeezicht an an.jpg'],
    run: portrait,
  },
];
