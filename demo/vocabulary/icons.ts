/** Drawings of facilities on a 24 px grid, stroked 1.5 px: path data by asset name. */
const PATHS = {
  'icon-lift': 'M5.5 3.5h13v17h-13zM12 3.5v17M8 11.2l.9-1.4.9 1.4M14.2 12.8l.9 1.4.9-1.4',
  'icon-pool':
    'M8 15V6.3A2.3 2.3 0 0 1 12.4 5.4M15.5 15V6.3A2.3 2.3 0 0 1 19.9 5.4M8 8.5h7.5M8 11.8h7.5M3 17c1.5 0 1.5-1 3-1s1.5 1 3 1 1.5-1 3-1 1.5 1 3 1 1.5-1 3-1 1.5 1 3 1M3 20.5c1.5 0 1.5-1 3-1s1.5 1 3 1 1.5-1 3-1 1.5 1 3 1 1.5-1 3-1 1.5 1 3 1',
  'icon-sea-view':
    'M7.5 13a4.5 4.5 0 0 1 9 0M12 3.5v2.3M4.6 6.6l1.6 1.6M19.4 6.6l-1.6 1.6M3 13h18M5 16.5h14M8 20h8',
  'icon-bicycles':
    'M6 12.5a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4zM18 12.5a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4zM6 16.2 9 8.5h6.5l2.5 7.7M9 8.5l3 7.7H6M12 16.2l3.5-7.7M7.5 6h3M15.5 8.5 14.7 6H17',
  'icon-fireplace':
    'M3 4.5h18M4.5 4.5v16M19.5 4.5v16M3 20.5h18M7.5 20.5v-10a1 1 0 0 1 1-1h7a1 1 0 0 1 1 1v10M12 11.8c1.9 2 2.8 3.4 2.8 5a2.8 2.8 0 0 1-5.6 0c0-1.3.6-2.1 1.4-2.7.2 1 .6 1.4 1.1 1.5.5-1.2.6-2.5.3-3.8z',
  'icon-heat-pump':
    'M3 5.5h18v12.5H3zM9.5 7.8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM9.5 7.8v8M5.5 11.8h8M17 9h1.5M17 11.8h1.5M17 14.5h1.5M6 18v2M18 18v2',
  'icon-solar-panels': 'M6 5h12l3 11H3zM4.6 10.5h14.8M10 5l-1 11M14 5l1 11M12 16v4M8.5 20h7',
  'icon-charging-point':
    'M5 20.5V5a1.5 1.5 0 0 1 1.5-1.5h6A1.5 1.5 0 0 1 14 5v15.5M3.5 20.5h12M10.2 7l-2.4 4.2h3.4L8.8 15.5M14 12h1.8a1.7 1.7 0 0 1 1.7 1.7v2.8a1.5 1.5 0 0 0 3 0V9.5L18 7M18 7v3h2.5',
  'icon-sauna':
    'M4 20.5h16M4 16.5h16M4 12.5v8M20 12.5v8M8.5 3.5c-1.4 1.4-1.4 2.6 0 4s1.4 2.6 0 4M12 3.5c-1.4 1.4-1.4 2.6 0 4s1.4 2.6 0 4M15.5 3.5c-1.4 1.4-1.4 2.6 0 4s1.4 2.6 0 4',
} as const;

/** Name of a drawing among an agency's assets. */
export type IconName = keyof typeof PATHS;

export const ICON_NAMES = Object.keys(PATHS) as readonly IconName[];

/** Side of a drawing, px. */
export const ICON_SIZE = 24;

/** The drawing as a separate file, in the colour of the surrounding text. */
export const iconSvg = (name: IconName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ICON_SIZE} ${ICON_SIZE}" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="${PATHS[name]}"/></svg>\n`;
