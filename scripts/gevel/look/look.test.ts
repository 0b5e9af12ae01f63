import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onItsGround } from '#domain/theme/chosen.ts';
import { type Colour, parseColour, toHex } from '#domain/theme/colour.ts';
import { checkTheme, contrastRatio, TEXT_CONTRAST } from '#domain/theme/contrast.ts';
import { correctTheme } from '#domain/theme/correct.ts';
import { oklabHue } from '#domain/theme/oklab.ts';
import { coloursOf, type LogoColour } from './logo-colours.ts';
import { drawnLogo, readLogo } from './logo-pixels.ts';
import { LOOK_NAMES, lookOf } from './looks.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gevel-look-'));
});
afterAll(async () => rm(folder, { recursive: true }));

type Ending = 'svg' | 'png' | 'jpg' | 'webp';

/** A logo, its file, and the colour that an eye would name: null for none. */
interface Logo {
  readonly what: string;
  readonly svg: string;
  readonly as: Ending;
  readonly accent: string | null;
  /** Further colours that are proposed, in any order. */
  readonly further?: readonly string[];
}

const drawing = (content: string, size = '0 0 240 120'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}" width="240" height="120">${content}</svg>`;
const field = (colour: string): string => `<rect width="240" height="120" fill="${colour}"/>`;
/** A gable and the letters beside it. */
const gable = (colour: string, letters = colour): string =>
  `<path d="M20 100V50L60 20l40 30v50z" fill="${colour}"/><rect x="120" y="45" width="100" height="14" fill="${letters}"/><rect x="120" y="72" width="70" height="10" fill="${letters}"/>`;

const LOGOS: readonly Logo[] = [
  { what: 'teal on nothing', svg: drawing(gable('#0c5d74')), as: 'png', accent: '#0c5d74' },
  {
    what: 'red on white, as JPEG',
    svg: drawing(field('#fff') + gable('#d8232a')),
    as: 'jpg',
    accent: '#d8232a',
  },
  { what: 'dark green, almost black', svg: drawing(gable('#10281c')), as: 'png', accent: '#10281c' },
  { what: 'navy on white', svg: drawing(field('#fff') + gable('#12213f')), as: 'webp', accent: '#12213f' },
  { what: 'pale yellow on nothing', svg: drawing(gable('#fff2a8')), as: 'png', accent: '#fff2a8' },
  {
    what: 'bright yellow with black letters',
    svg: drawing(gable('#ffd400', '#111111')),
    as: 'png',
    accent: '#ffd400',
  },
  {
    what: 'pale pink on white',
    svg: drawing(field('#fff') + gable('#f6c9d2')),
    as: 'png',
    accent: '#f6c9d2',
  },
  {
    what: 'mint on white, as JPEG',
    svg: drawing(field('#fff') + gable('#a8e6cf')),
    as: 'jpg',
    accent: '#a8e6cf',
  },
  { what: 'grey on white', svg: drawing(field('#fff') + gable('#8a8a8a')), as: 'png', accent: null },
  { what: 'black on nothing', svg: drawing(gable('#000')), as: 'svg', accent: null },
  { what: 'white on nothing', svg: drawing(gable('#fff')), as: 'png', accent: null },
  { what: 'grey, as JPEG', svg: drawing(field('#e9e9e9') + gable('#4d4d4f')), as: 'jpg', accent: null },
  {
    what: 'white letters on an orange field',
    svg: drawing(field('#f07f13') + gable('#fff')),
    as: 'jpg',
    accent: '#f07f13',
  },
  {
    what: 'blue with a red mark',
    svg: drawing(`${gable('#14508c')}<circle cx="60" cy="75" r="14" fill="#e3202b"/>`),
    as: 'png',
    accent: '#14508c',
    further: ['#e3202b'],
  },
  {
    what: 'five colours',
    svg: drawing(
      ['#e6332a', '#f9b233', '#3aaa35', '#1d71b8', '#7b2d8b']
        .map(
          (colour, at) =>
            `<rect x="${20 + at * 40}" y="${40 - at * 6}" width="34" height="${40 + at * 6}" fill="${colour}"/>`,
        )
        .join(''),
    ),
    as: 'png',
    accent: '#7b2d8b',
    further: ['#1d71b8', '#3aaa35'],
  },
  {
    what: 'a gradient from violet to blue',
    svg: drawing(
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#7a2ff2"/><stop offset="1" stop-color="#5b3df0"/></linearGradient></defs><rect x="20" y="20" width="200" height="80" rx="12" fill="url(#g)"/>',
    ),
    as: 'webp',
    accent: '#6b36f1',
  },
  {
    what: 'gold, half transparent',
    svg: drawing(`<g opacity="0.7">${gable('#b08d3c')}</g>`),
    as: 'png',
    accent: '#b08d3c',
  },
  {
    what: 'an SVG with a script and a handler',
    svg: drawing(
      `<script>document.documentElement.innerHTML = '<rect width="999" height="999" fill="red"/>'; fetch('https://evil.example/')</script><g onload="alert(1)">${gable('#2c5b3a')}</g>`,
    ),
    as: 'svg',
    accent: '#2c5b3a',
  },
  {
    what: 'an SVG that names a file of this machine, and an address',
    svg: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 240 120"><image xlink:href="RED" width="240" height="120"/><image href="https://evil.example/red.png" width="240" height="120"/>${gable('#0f6e4f')}</svg>`,
    as: 'svg',
    accent: '#0f6e4f',
  },
  {
    what: 'a line drawing',
    svg: drawing('<path d="M30 90V50l40-28 40 28v40" fill="none" stroke="#a2361d" stroke-width="3"/>'),
    as: 'svg',
    accent: '#a2361d',
  },
];

async function fileOf({ svg, as }: Logo, at: number): Promise<string> {
  const location = join(folder, `logo-${at}.${as}`);
  const red = join(folder, 'red.png');
  await sharp({ create: { width: 240, height: 120, channels: 3, background: '#ff0000' } })
    .png()
    .toFile(red);
  const text = svg.replace('RED', `file://${red}`);
  if (as === 'svg') await writeFile(location, text);
  else {
    const picture = sharp(Buffer.from(text), { density: 144 });
    await (as === 'jpg'
      ? picture.flatten({ background: '#fff' }).jpeg({ quality: 85 })
      : picture.toFormat(as)
    ).toFile(location);
  }
  return location;
}

const colour = (text: string): Colour => parseColour(text) ?? { r: 0, g: 0, b: 0 };
const hueApart = (one: Colour, other: Colour): number => {
  const [a, b] = [oklabHue(one), oklabHue(other)];
  return a === null || b === null ? 999 : Math.abs(((a - b + 540) % 360) - 180);
};

describe.each(LOGOS.map((logo, at) => [logo.what, logo, at] as const))('the logo %s', (_what, logo, at) => {
  let found: readonly LogoColour[];
  beforeAll(async () => {
    found = coloursOf(await readLogo(await fileOf(logo, at)));
  });

  it('has the colours that an eye names', () => {
    const named = [...(logo.accent === null ? [] : [logo.accent]), ...(logo.further ?? [])];
    const isNamed = (one: string, at: number): boolean => {
      const among = at === 0 ? found.slice(0, 1) : found.slice(1);
      return among.some((other) => hueApart(other.colour, colour(one)) < 15);
    };
    const shown = found.map((other) => toHex(other.colour)).join(' ');
    expect(
      named.filter((one, at) => !isNamed(one, at)),
      shown,
    ).toEqual([]);
    expect(found.length > named.length && logo.further === undefined, shown).toBe(false);
  });

  it.each(LOOK_NAMES)(
    'is readable in the look %s, in light and dark mode, without any correction',
    (name) => {
      const colours = found.length === 0 ? [null] : found.map((one) => one.colour);
      for (const accent of colours) {
        const { theme, notes } = lookOf(name, accent);
        const shown = onItsGround(theme);
        expect(checkTheme(shown), JSON.stringify(shown)).toEqual([]);
        expect(correctTheme(shown).corrections).toEqual([]);
        for (const mode of [0, 1] as const)
          for (const ground of ['paper', 'tint'] as const)
            expect(
              contrastRatio(colour(theme.accent[mode]), colour(theme[ground][mode])),
            ).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        // What is not the logo's own colour is told.
        const own = accent === null ? null : toHex(accent);
        const missing = own === null ? 'the logo has no colour: the accent is its ink' : theme.accent[0];
        expect(theme.accent[0] === own || notes.join().includes(missing), notes.join()).toBe(true);
        const hues = theme.accent.map((one) =>
          accent === null || oklabHue(accent) === null ? 0 : hueApart(colour(one), accent),
        );
        expect(Math.max(...hues)).toBeLessThan(20);
      }
    },
  );
});

describe('a readable colour', () => {
  it('stays what it is', () => {
    const { theme, notes } = lookOf('open', colour('#0c5d74'));
    expect(theme.accent[0]).toBe('#0c5d74');
    expect(notes).toEqual([expect.stringContaining('in dark mode')]);
  });

  it('is told before and after, with its contrast, when it is not', () => {
    const [first] = lookOf('sheet', colour('#ffd400')).notes;
    expect(first).toMatch(
      /^#ffd400 has 1\.\d:1 on this look’s paper, where 4\.5:1 is required: #[0-9a-f]{6} instead/,
    );
  });
});

describe('a logo that is stored', () => {
  it('is drawn when it is SVG, with its transparent ground, and without what it names elsewhere', async () => {
    const at = LOGOS.findIndex(({ svg }) => svg.includes('RED'));
    const [logo] = LOGOS.slice(at);
    if (logo === undefined) throw new Error('no logo names a file');
    const drawn = await drawnLogo(await fileOf(logo, at), folder);
    const { format, width, hasAlpha } = await sharp(drawn).metadata();
    expect([format, width, hasAlpha]).toEqual(['png', 1200, true]);
    const corner = await sharp(drawn).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    expect(corner.at(3)).toBe(0);
    expect(coloursOf(await readLogo(drawn)).map(({ colour: one }) => toHex(one))).toEqual(['#0f6e4f']);
  });

  it('is the file itself in every other format', async () => {
    const [logo] = LOGOS;
    if (logo === undefined) throw new Error('no logo');
    const location = await fileOf(logo, 0);
    expect(await drawnLogo(location, folder)).toBe(location);
  });
});

describe('a file that is no logo', () => {
  it.each([
    ['notes.txt', 'not a picture', 'is no PNG, JPEG, WebP or SVG that can be read'],
    [
      'broken.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><rect',
      'is no PNG, JPEG, WebP or SVG that can be read',
    ],
    ['huge.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>', 'can be read'],
  ])('%s is refused with the reason', async (name, text, reason) => {
    const location = join(folder, name);
    await writeFile(location, text);
    await expect(readLogo(location)).rejects.toThrow(reason);
  });

  it('is refused by its format, and when it is not there', async () => {
    const location = join(folder, 'logo.gif');
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123456' } })
      .gif()
      .toFile(location);
    await expect(readLogo(location)).rejects.toThrow('is gif');
    await expect(readLogo(join(folder, 'none.png'))).rejects.toThrow('cannot be read');
  });
});

it('has twenty logos', () => {
  expect(LOGOS).toHaveLength(20);
});
