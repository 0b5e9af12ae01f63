/** A content service with one agency: tiles only ask it which agency that is. */
const pair = (light: string, dark: string): readonly [string, string] => [light, dark];

const SITE = {
  id: 'map',
  name: 'Map',
  hostnames: ['map.localhost'],
  state: 'live',
  locales: ['nl'],
  defaultLocale: 'nl',
  theme: {
    paper: pair('#fdfcf9', '#0d181d'),
    tint: pair('#f3eee4', '#16252b'),
    ink: pair('#12262f', '#eef2ef'),
    muted: pair('#4d616a', '#a9bbbf'),
    line: pair('#ddd6c8', '#2c4048'),
    accent: pair('#0c5d74', '#7fcad8'),
    onAccent: pair('#ffffff', '#06222b'),
    fontDisplay: 'newsreader',
    display: { weight: 400, tracking: 0 },
    radius: 4,
    choices: {},
  },
  settings: { source: 'first', hiddenStatus: [], features: ['map'], stickers: [], contact: {} },
};

export default {
  fetch: (request: Request): Response =>
    new URL(request.url).pathname.startsWith('/sites/')
      ? Response.json(SITE)
      : Response.json({ error: { code: 'not_found', message: '' } }, { status: 404 }),
};
