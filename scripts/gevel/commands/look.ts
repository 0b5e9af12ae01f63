import { toHex } from '#domain/theme/colour.ts';
import type { Site } from '#wire/site.ts';
import type { Call, Command, Report } from '../command.ts';
import { WrongUsage } from '../errors.ts';
import { colourLine, coloursOf } from '../look/logo-colours.ts';
import { readLogo } from '../look/logo-pixels.ts';
import { LOOK_NAMES, type Look, lookOf } from '../look/looks.ts';
import { changeSite, getSite, judgeSite } from '../site/documents.ts';
import { makePreview, previewDays } from './previews.ts';

const NOTHING_WRITTEN = 'Nothing was written: this was a dry run.';

/** The colour of `--colour`, by its place in the list. Throws WrongUsage. */
function chosenAt(call: Call, count: number): number {
  const written = call.option('colour') ?? '1';
  const place = /^\d$/.test(written) ? Number(written) : 0;
  if (place < 1 || place > Math.max(1, count))
    throw new WrongUsage(`--colour ${written}: the logo has ${count} colours, 1 is the first.`);
  return place - 1;
}

const lookLines = ({ name, says, notes, theme }: Look): readonly string[] => [
  `${name}: ${says}`,
  `  accent ${theme.accent.join(' light, ')} dark`,
  ...notes.map((one) => `  ${one}`),
];

async function look(call: Call): Promise<Report> {
  const days = previewDays(call.option('days'));
  const [set, preview, dryRun] = [call.option('set'), call.flag('preview'), call.flag('dry-run')];
  if (preview && (set !== undefined || dryRun))
    throw new WrongUsage('--preview shows all looks, and stores none: leave out --set and --dry-run.');
  const found = coloursOf(await readLogo(call.arg('LOGO')));
  const at = chosenAt(call, found.length);
  const looks = LOOK_NAMES.map((name) => lookOf(name, found[at]?.colour ?? null));
  const id = call.arg('SITE');
  const client = await call.client();
  const site = await getSite(client, id);
  const head = [
    found.length === 0
      ? 'The logo is black, white or grey.'
      : `Colours of the logo: ${found.map((one, place) => `${place + 1}: ${colourLine(one)}`).join('; ')}. The accent is number ${at + 1}.`,
    '',
  ];
  const colours = found.map(({ colour, share }) => ({ colour: toHex(colour), share }));
  if (set !== undefined) {
    const chosen = looks.find(({ name }) => name === set);
    const chosenIn = (stored: Site) => ({ ...stored, theme: chosen?.theme });
    const outcome = dryRun
      ? await judgeSite(client, id, chosenIn(site))
      : (await changeSite(client, id, chosenIn)).outcome;
    return {
      lines: [
        ...head,
        ...(chosen === undefined ? [] : lookLines(chosen)),
        dryRun ? NOTHING_WRITTEN : `${id}: ${outcome}. Visitors see it within about a minute.`,
      ],
      data: { colours, looks, set, outcome, dryRun },
    };
  }
  const lines = [...head];
  const previews: { readonly look: string; readonly id: string; readonly address: string }[] = [];
  for (const one of looks) {
    lines.push(...lookLines(one));
    if (preview) {
      const made = await makePreview(client, id, { ...days, theme: one.theme });
      previews.push({ look: one.name, id: made.id, address: made.address });
      lines.push(`  ${made.address}`);
    }
    lines.push('');
  }
  lines.push(
    preview
      ? `Each address is shown only once, works within half a minute and ends by itself, or with preview end ${id} ID. To choose: --set ${LOOK_NAMES[0]}.`
      : `Nothing is stored. To see them with the agency’s own homes: --preview; to choose: --set ${LOOK_NAMES[0]}.`,
  );
  return { lines, data: { colours, looks, previews } };
}

/** A look from the agency's logo (decision 173). */
export const LOOK_COMMANDS: readonly Command[] = [
  {
    name: 'site look',
    group: 'Sites',
    line: 'Proposes three looks from the colours of a logo, shows them as previews, and stores the chosen one.',
    about: [
      'PNG, JPEG, WebP or SVG; an SVG is drawn without its scripts, and loads nothing. Colours that could not be read are made darker or lighter in the same hue, which is told.',
      '--preview makes a secret address for each look, with the agency’s own homes and pages. The logo itself is put in by site logo.',
    ],
    args: [{ name: 'SITE' }, { name: 'LOGO' }],
    options: {
      colour: { line: 'which colour of the logo is the accent: 1 is the most present', value: 'NUMBER' },
      preview: { line: 'makes a preview of each look' },
      days: { line: 'when the previews end; 14 days if left out, 60 at most', value: 'DAYS' },
      set: { line: 'stores this look', value: 'LOOK', oneOf: LOOK_NAMES },
      'dry-run': { line: 'with --set: reports what would change, and writes nothing' },
    },
    examples: [
      'site look zeezicht logo.svg',
      'site look zeezicht logo.svg --preview --to production',
      'site look zeezicht logo.png --colour 2 --set chapters --to production',
    ],
    run: look,
  },
];
