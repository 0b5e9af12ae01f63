import { languageOf } from '../languages.ts';
import type { Locale } from '../locale.ts';
import { formatTrimmed } from './number.ts';
import { formOf, type Writing } from './writing.ts';

/** "kWh/m²/jaar", "kWh/m²/an", "kWh/m²/year", "kWh/m²/Jahr" (spec 1 §9). */
const epcUnit = (locale: Locale): string => `kWh/m²/${languageOf(locale).year}`;
/** "kg/m²/jaar" (spec 1 §9). */
const co2Unit = (locale: Locale): string => `kg/m²/${languageOf(locale).year}`;

/** "218 m²", at most two decimals (spec 1 §9). */
export const formatArea = (squareMetres: number, writing: Writing): string =>
  `${formatTrimmed(squareMetres, writing)} m²`;
/** Lengths and distances: "6,2 m" (spec 2 §9, "Size"). */
export const formatMetres = (metres: number, writing: Writing): string =>
  `${formatTrimmed(metres, writing)} m`;
/** "2.000l" (spec 2 §9, "Liquid"). */
export const formatLitres = (litres: number, writing: Writing): string =>
  formatTrimmed(litres, writing) + formOf(writing).litres;
/** "12,5%" (spec 2 §9, "Percentage"). */
export const formatPercent = (percent: number, writing: Writing): string =>
  formatTrimmed(percent, writing) + formOf(writing).percent;
/** Energy use per year and m²: "241 kWh/m²/jaar" (spec 1 §9). 0 and below are values too. */
export const formatEpc = (value: number, writing: Writing): string =>
  `${formatTrimmed(value, writing)} ${epcUnit(writing.locale)}`;
/** The second source's form: "241 kWh/m²" (spec 2 §9). */
export const formatEpcPerArea = (value: number, writing: Writing): string =>
  `${formatTrimmed(value, writing)} kWh/m²`;
/** Energy use of the whole estate per year: "24.100 kWh/jaar" (spec 2 §9). */
export const formatEpcPerYear = (value: number, writing: Writing): string =>
  `${formatTrimmed(value, writing)} kWh/${languageOf(writing.locale).year}`;
/** "46 kg/m²/jaar" (spec 1 §9). */
export const formatCo2 = (value: number, writing: Writing): string =>
  `${formatTrimmed(value, writing)} ${co2Unit(writing.locale)}`;
