/** A content service for invented agencies: each answer is made from the requested id. */
import { AGENCIES, HOMES } from '../agencies.ts';

const LANGUAGES = ['nl', 'fr', 'en', 'de'] as const;
const PAGE = 15;

const words = (text: string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, `${text} ${language}`]));

/** Enough words for a typical home. */
const PROSE = 'Rustig gelegen, met een tuin op het zuiden en een garage voor twee wagens. '.repeat(6);

const home = (id: number) => ({
  general: {
    id,
    headType: { id: 3, name: words('Huis') },
    subType: { id: 31, name: words('Villa') },
    transaction: { id: 1, name: words('Te koop') },
    bedroomCount: 1 + (id % 5),
    bathroomCount: 1 + (id % 2),
    price: { value: 100_000 + 1_000 * id },
    shortDescription: words('Kort'),
    description: words(PROSE),
    address: {
      visible: true,
      street: words('Kerkstraat'),
      number: id,
      city: { id: id % 40, zip: String(8_000 + (id % 40)), name: words('Gemeente') },
    },
  },
  dimensions: { areaBuild: 100 + id, areaGround: 500 },
  energy: { epcValue: 241, energyLabel: 'C' },
  pictures: Array.from({ length: 8 }, (_, at) => ({ file: `p-${id}-${at}`, width: 1600, height: 1067 })),
});

const theme = { paper: '#ffffff', ink: '#111111', accent: '#0c5d74' };
const site = (id: string) => ({
  id,
  name: id,
  hostnames: [`${id}.localhost`],
  state: 'live',
  locales: LANGUAGES,
  defaultLocale: 'nl',
  theme: {
    paper: [theme.paper, theme.ink],
    tint: [theme.paper, theme.ink],
    ink: [theme.ink, theme.paper],
    muted: [theme.ink, theme.paper],
    line: [theme.ink, theme.paper],
    accent: [theme.accent, theme.paper],
    onAccent: [theme.paper, theme.ink],
    fontDisplay: 'newsreader',
    display: { weight: 400, tracking: 0 },
    radius: 4,
    choices: {},
  },
  settings: { source: 'first', hiddenStatus: [], features: ['map'], stickers: [], contact: {} },
});

const FILTERS = {
  headTypes: [{ id: 3, name: words('Huis'), count: HOMES }],
  transactions: [{ id: 1, name: words('Te koop'), count: HOMES }],
  locations: Array.from({ length: 40 }, (_, id) => ({
    id,
    zip: String(8_000 + id),
    name: words('Gemeente'),
    count: 10,
  })),
  prices: { min: 100_000, max: 900_000 },
};

async function search(request: Request) {
  const text = await request.text();
  // Different searches find different homes; the same search finds the same.
  const first = [...text].reduce((sum, letter) => (31 * sum + letter.charCodeAt(0)) % HOMES, 7);
  const results = Array.from({ length: PAGE }, (_, at) => home(((first + 7 * at) % HOMES) + 1));
  return { total: { value: HOMES }, results };
}

async function answer(request: Request): Promise<unknown> {
  const { pathname } = new URL(request.url);
  const [, , agency = '', what, ...rest] = pathname.split('/');
  if (pathname.startsWith('/sites/by-hostname/'))
    return site(rest.join('') || (what ?? '').replace('.localhost', ''));
  if (pathname.startsWith('/translations/')) return {};
  if (!AGENCIES.includes(agency)) return null;
  if (what === 'navigation')
    return { name: rest[0], items: [{ id: 'offer', label: words('Aanbod'), link: { type: 'offer' } }] };
  if (what === 'estate-filters') return FILTERS;
  if (what === 'estates' && rest[0] === 'v2') return home(Number(rest[1]));
  if (what === 'estates' && request.method === 'POST') return search(request);
  return null;
}

export default {
  async fetch(request: Request): Promise<Response> {
    const found = await answer(request);
    return found === null
      ? Response.json({ error: { code: 'not_found', message: '' } }, { status: 404 })
      : Response.json(found);
  },
};
