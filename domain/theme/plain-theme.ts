/** Default theme of a site without its own; also the fallback, token by token, for unreadable values. */
export const PLAIN_THEME = {
  /** `[light, dark]`. */
  colours: {
    paper: ['#ffffff', '#15181b'],
    tint: ['#f2f4f5', '#1e2327'],
    ink: ['#1b1f23', '#eceff1'],
    muted: ['#5a646c', '#a4aeb6'],
    line: ['#d9dee2', '#343b41'],
    accent: ['#0b5a86', '#7fc1e6'],
    onAccent: ['#ffffff', '#0b1c27'],
  },
  fontDisplay: 'newsreader',
  display: { weight: 400, tracking: 0 },
  /** px. */
  radius: 4,
  choices: {
    header: 'line',
    hero: 'horizon',
    card: 'plain',
    rhythm: 'air',
    lines: 'measure',
    ground: 'paper',
    text: 'sans',
    list: 'rows',
    foot: 'open',
  },
} as const;
