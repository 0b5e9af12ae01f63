/** Mails in each agency's colours and in those proposed from a logo, in each rhythm: all text is readable, light and dark. */
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { compose } from '#content-service/mail/compose.tsx';
import { HANDS } from '#content-service/mail/hand.ts';
import type { MailContent } from '#content-service/mail/mail.ts';
import { aSite } from '#content-service/testing/fixtures.ts';
import { demoData } from '#demo/index.ts';
import { parseColour } from '#domain/theme/colour.ts';
import type { Choices } from '#domain/theme/compositions.ts';
import { contrastRatio, TEXT_CONTRAST } from '#domain/theme/contrast.ts';
import { LOOK_NAMES, lookOf } from '#scripts/gevel/look/looks.ts';

const ESTATE = {
  title: 'Villa, te koop',
  place: '8300 Knokke',
  price: '€ 1.495.000',
  before: 'was € 1.550.000',
  href: 'https://a.example/1',
  picture: null,
};

/** One of each kind of block. */
const CONTENT: MailContent = {
  locale: 'nl',
  subject: 'Onderwerp',
  preview: 'Eerste woorden',
  title: 'Titel',
  blocks: [
    { kind: 'text', text: 'Tekst' },
    { kind: 'heading', text: 'Kop' },
    { kind: 'quote', title: 'Bericht', text: 'Vraag' },
    { kind: 'facts', rows: [['Naam', 'Lotte']] },
    { kind: 'estate', estate: ESTATE },
    { kind: 'link', label: 'Lees meer', href: 'https://a.example/2' },
    { kind: 'button', label: 'Antwoord', href: 'https://a.example/3' },
  ],
  why: 'Waarom',
  links: [{ label: 'Uitschrijven', href: 'https://a.example/4' }],
};

type Colours = Readonly<Record<'color' | 'background-color', string>>;
type Nodes = ReturnType<typeof parseDocument>['children'];

/** Rules of the mail's stylesheet for dark mode, by class. */
const darkRules = (html: string): readonly (readonly [name: string, property: string, value: string])[] =>
  [...html.matchAll(/\.(\w+) \{ ([\w-]+): (#\w+) !important; \}/g)].map(
    ([, name = '', property = '', value = '']) => [name, property, value],
  );

/** All visible texts with their colours. */
function textsIn(nodes: Nodes, around: Colours, rules: ReturnType<typeof darkRules>): [string, Colours][] {
  return nodes.flatMap((node) => {
    if (node.type === 'text')
      return node.data.trim() === '' ? [] : [[node.data.trim(), around] as [string, Colours]];
    if (!('attribs' in node) || node.name === 'head' || /display:\s*none/.test(node.attribs.style ?? ''))
      return [];
    const own = [...(node.attribs.style ?? '').matchAll(/(?:^|;)\s*(color|background-color):\s*(#\w+)/g)];
    const classes = (node.attribs.class ?? '').split(' ');
    const colours = Object.fromEntries([
      ...Object.entries(around),
      ...own.map(([, property, value]) => [property, value]),
      ...rules.filter(([name]) => classes.includes(name)).map(([, property, value]) => [property, value]),
    ]) as Colours;
    return textsIn(node.children, colours, rules);
  });
}

const contrastOf = ({ color, 'background-color': ground }: Colours): number => {
  const [one, other] = [parseColour(color), parseColour(ground)];
  if (one === null || other === null) throw new Error(`${color} or ${ground} is not a colour`);
  return contrastRatio(one, other);
};

const RHYTHMS = Object.keys(HANDS) as readonly Choices['rhythm'][];
const CASES = demoData().sites.flatMap(({ id, theme }) =>
  RHYTHMS.map((rhythm) => ({
    agency: id,
    rhythm,
    theme: { ...theme, choices: { ...theme.choices, rhythm } },
  })),
);

/** Looks of a logo in a dark, a pale and no colour. */
const LOOKS = ['#a2361d', '#ffd400', null].flatMap((colour) =>
  LOOK_NAMES.map((name) => ({
    colour,
    name,
    theme: lookOf(name, colour === null ? null : parseColour(colour)).theme,
  })),
);

const mailOf = (theme: (typeof CASES)[number]['theme']) =>
  compose(CONTENT, aSite('a', { theme }), 'post@a.example', 'v@a.example');

/** All texts of a mail are readable, in programs with and without dark mode. */
function expectReadable({ html }: ReturnType<typeof mailOf>): void {
  const document = parseDocument(html.replace('<!doctype html>', '')).children;
  const begin: Colours = { color: '#000000', 'background-color': '#ffffff' };
  for (const rules of [[], darkRules(html)]) {
    const texts = textsIn(document, begin, rules);
    expect(texts.map(([text]) => text)).toEqual(
      expect.arrayContaining(['Titel', 'Lotte', 'Waarom', 'Antwoord']),
    );
    for (const [text, colours] of texts)
      expect(contrastOf(colours), `${text}: ${JSON.stringify(colours)}`).toBeGreaterThanOrEqual(
        TEXT_CONTRAST,
      );
  }
}

describe('mails', () => {
  it.each(CASES)('are readable in the colours of $agency, with the rhythm $rhythm', ({ theme }) =>
    expectReadable(mailOf(theme)),
  );

  it.each(LOOKS)('are readable and in its accent in the look $name of a logo in $colour', ({ theme }) => {
    const mail = mailOf(theme);
    expectReadable(mail);
    expect(mail.html).toContain(theme.accent[0]);
  });

  it('have the same plain text in every rhythm', () => {
    const texts = CASES.map(({ theme }) => mailOf(theme).text);
    expect(new Set(texts).size).toBe(1);
    for (const word of ['Titel', 'Kop', 'Vraag', 'Lotte', 'Villa', 'was €', 'https://a.example/3', 'Waarom'])
      expect(texts[0]).toContain(word);
  });

  it('have no line where tinted panels separate parts', () => {
    const without = CASES.filter(({ rhythm }) => HANDS[rhythm].lines === null);
    expect(without.length).toBeGreaterThan(0);
    for (const { theme } of without) expect(mailOf(theme).html).not.toContain('solid');
  });

  it('differ between agencies without colours', () => {
    const shapes = CASES.filter(({ agency }) => agency === 'duinzicht').map(({ theme }) =>
      mailOf(theme).html.replaceAll(/#[\da-f]{6}/g, ''),
    );
    expect(new Set(shapes).size).toBe(RHYTHMS.length);
  });
});
