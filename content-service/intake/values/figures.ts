import { reason } from './reasons.ts';
import { NOTHING, type Rule, refuse } from './rule.ts';

interface Range {
  readonly least: number;
  readonly most: number;
  /** The unit within a sentence: " euros". */
  readonly unit?: string;
  readonly whole?: true;
  /** -1 means "unknown" (spec 1 §5), unless the range includes it. */
  readonly unset?: false;
}

/** With commas between thousands, as in English. */
const readable = (value: number): string => String(value).replace(/(?<=\d)(?=(?:\d{3})+$)/g, ',');

/** A number within a range. */
const within = ({ least, most, unit = '', whole, unset }: Range): Rule => {
  const number = whole ? 'a whole number' : 'a number';
  const name = unset === false || least < 0 ? 'range' : 'rangeUnset';
  const why = reason(name, { number, least: readable(least), most: readable(most), unit });
  return (value) => {
    if (typeof value !== 'number') return refuse(reason('type', { expected: number }));
    if (name === 'rangeUnset' && value === -1) return NOTHING;
    const fits = value >= least && value <= most && (!whole || Number.isInteger(value));
    return fits ? NOTHING : refuse(why);
  };
};

const [FIRST_YEAR, LAST_YEAR] = [1200, 2100];
const yearWhy = reason('year', { least: FIRST_YEAR, most: LAST_YEAR });

/** A year of four digits; 0 and -1 mean "unknown". */
const year: Rule = (value) => {
  if (typeof value !== 'number') return refuse(reason('type', { expected: 'a whole number' }));
  const fits = Number.isInteger(value) && value >= FIRST_YEAR && value <= LAST_YEAR;
  return fits || value === 0 || value === -1 ? NOTHING : refuse(yearWhy);
};

/** Figures of homes, each with unit and range. */
export const FIGURES = {
  /** A price of -1 is hidden on purpose (spec 1 §9). */
  euros: within({ least: 0, most: 1_000_000_000, unit: ' euros' }),
  area: within({ least: 0, most: 100_000_000, unit: ' m²' }),
  length: within({ least: 0, most: 1_000_000, unit: ' metres' }),
  litres: within({ least: 0, most: 1_000_000, unit: ' litres' }),
  percent: within({ least: 0, most: 100, unit: ' percent' }),
  degrees: within({ least: 0, most: 90, unit: ' degrees' }),
  years: within({ least: 0, most: 150, unit: ' years' }),
  rooms: within({ least: 0, most: 99, whole: true }),
  count: within({ least: 0, most: 9999, whole: true }),
  placesToTake: within({ least: 1, most: 9999, whole: true, unset: false }),
  persons: within({ least: 1, most: 99, unit: ' persons', whole: true }),
  nights: within({ least: 1, most: 366, unit: ' nights', whole: true }),
  place: within({ least: 0, most: 1_000_000 }),
  pixels: within({ least: 1, most: 100_000, unit: ' pixels', whole: true }),
  /** 0 is the ground floor, -1 the first below it (decision 38). */
  floor: within({ least: -20, most: 200, whole: true }),
  /** kWh/m² per year: 0 and below are values (contract, "Estate"). */
  energy: within({ least: -500, most: 5000, unit: ' kWh/m²' }),
  energyOfAYear: within({ least: -1_000_000, most: 100_000_000, unit: ' kWh' }),
  /** E and K levels, which may be negative. */
  level: within({ least: -500, most: 1000 }),
  emission: within({ least: -500, most: 5000, unit: ' kg/m²' }),
  latitude: within({ least: -90, most: 90, unit: ' degrees' }),
  longitude: within({ least: -180, most: 180, unit: ' degrees' }),
  belgianLatitude: within({ least: 49.4, most: 51.6, unit: ' degrees in Belgium', unset: false }),
  belgianLongitude: within({ least: 2.5, most: 6.5, unit: ' degrees in Belgium', unset: false }),
  weekday: within({ least: 0, most: 6, whole: true, unset: false }),
  year,
} as const;
