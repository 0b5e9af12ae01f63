import type { Place } from './projection.ts';

/** Longest text that is read: links of maps have some hundred characters. */
const LONGEST = 2000;
/** Decimals that are kept: about ten centimetres. */
const DECIMALS = 6;

const DEGREES = String.raw`(-?\d{1,3}(?:\.\d{1,20})?)`;
const PAIR = String.raw`${DEGREES}\s*,\s*${DEGREES}`;
const DOTTED = String.raw`(-?\d{1,3}\.\d{1,20})`;
const COMMA = String.raw`(-?\d{1,3},\d{1,20})`;
const SIXTIETHS = String.raw`(\d{1,3})°\s*(\d{1,2})['′’]\s*(\d{1,2}(?:[.,]\d{1,10})?)(?:"|″|”|'')\s*`;

/** Two numbers, latitude first, as people and maps write them: with decimal commas or points. In Dutch and German the east is "O". */
const NUMBERS = [
  new RegExp(`^${DOTTED}°?(?: ?N)?(?: ?[,;] ?| )${DOTTED}°?(?: ?[EO])?$`, 'i'),
  new RegExp(`^${COMMA}°?(?: ?N)?(?: ?; ?|,? )${COMMA}°?(?: ?[EO])?$`, 'i'),
];
/** Degrees, minutes and seconds. */
const IN_SIXTIETHS = new RegExp(String.raw`^${SIXTIETHS}N[,\s]*${SIXTIETHS}[EO]$`, 'i');

/** Links of maps, by host; of a link that has several points the marked one comes first, then the middle of the view. */
const LINKS: readonly { readonly of: RegExp; readonly points: readonly RegExp[] }[] = [
  {
    of: /(?:^|\.)(?:openstreetmap|osm)\.org$/,
    points: [
      new RegExp(`[?&]mlat=${DEGREES}&mlon=${DEGREES}`),
      new RegExp(String.raw`#map=\d{1,2}(?:\.\d{1,9})?/${DEGREES}/${DEGREES}`),
    ],
  },
  {
    of: /^(?:(?:www|maps)\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/,
    points: [
      new RegExp(`!3d${DEGREES}!4d${DEGREES}`),
      new RegExp(`[?&](?:q|query|ll|destination|daddr|center|viewpoint)=(?:loc:)?${PAIR}`),
      new RegExp(`/(?:place|search)/${PAIR}`),
      new RegExp(`/@${PAIR}`),
    ],
  },
  {
    of: /(?:^|\.)waze\.com$/,
    points: [new RegExp(`[?&](?:ll|latlng)=${PAIR}`), new RegExp(String.raw`[?&]to=ll\.${PAIR}`)],
  },
];

const LINK = /(?:^|\s)((?:https?:\/\/)?[a-z0-9.-]{1,100}\.[a-z]{2,10}\/\S*)/i;

const numberIn = (text = ''): number => Number(text.replace(',', '.'));
const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

/** A point on the earth; null for numbers that are none, and for 0, 0, which programs send for "none". */
function placeOf(lat: number, lon: number): Place | null {
  const isPlace = Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && (lat !== 0 || lon !== 0);
  return isPlace ? { lat: rounded(lat), lon: rounded(lon) } : null;
}

const firstOf = (patterns: readonly RegExp[], text: string): Place | null => {
  for (const pattern of patterns) {
    const [, lat, lon] = pattern.exec(text) ?? [];
    if (lat !== undefined && lon !== undefined) return placeOf(numberIn(lat), numberIn(lon));
  }
  return null;
};

function linked(link: string): Place | null {
  const address = /^https?:/i.test(link) ? link : `https://${link}`;
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, search, hash } = new URL(address);
  const points = LINKS.find(({ of }) => of.test(hostname))?.points;
  try {
    const path = decodeURIComponent(`${pathname}${search}${hash}`.replaceAll('+', ' '));
    return points === undefined ? null : firstOf(points, path);
  } catch {
    // A "%" that escapes nothing: no link that a map has made.
    return null;
  }
}

/**
 * The point that a person typed or pasted: two numbers in degrees (WGS 84), latitude first, or a link of a map. Nothing
 * is fetched: a short link has no point. Null for what is not understood.
 */
export function pastedPoint(pasted: string): Place | null {
  if (pasted.length > LONGEST) return null;
  const text = pasted.trim().replace(/\s+/g, ' ');
  const link = LINK.exec(text)?.[1];
  if (link !== undefined) return linked(link);
  const [whole, latDegrees, latMinutes, latSeconds, lonDegrees, lonMinutes, lonSeconds] =
    IN_SIXTIETHS.exec(text) ?? [];
  const inDegrees = (degrees = '', minutes = '', seconds = ''): number =>
    Number(degrees) + Number(minutes) / 60 + numberIn(seconds) / 3600;
  if (whole !== undefined)
    return placeOf(
      inDegrees(latDegrees, latMinutes, latSeconds),
      inDegrees(lonDegrees, lonMinutes, lonSeconds),
    );
  return firstOf(NUMBERS, text.replace(/^\((.*)\)$/, '$1'));
}

/** A point as people read and type it: "51,2093 3,2247", as numbers are written in Belgium. */
export const pointText = ({ lat, lon }: Place): string =>
  [lat, lon]
    .map((degrees) => {
      const text = String(rounded(degrees));
      return (text.includes('.') ? text : `${text}.0`).replace('.', ',');
    })
    .join(' ');
