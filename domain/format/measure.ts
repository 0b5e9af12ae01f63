import { languageOf } from '../languages.ts';
import type { Locale } from '../locale.ts';
import { formatTrimmed } from './number.ts';

/** "kWh/m²/jaar", "kWh/m²/an", "kWh/m²/year", "kWh/m²/Jahr" (spec 1 §9). */
export const epcUnit = (locale: Locale): string => `kWh/m²/${languageOf(locale).year}`;
/** "kg/m²/jaar" (spec 1 §9). */
const co2Unit = (locale: Locale): string => `kg/m²/${languageOf(locale).year}`;

/** "218 m²", at most two decimals (spec 1 §9). */
export const formatArea = (squareMetres: number): string => `${formatTrimmed(squareMetres)} m²`;
/** Lengths and distances: "6,2 m" (spec 2 §9, "Size"). */
export const formatMetres = (metres: number): string => `${formatTrimmed(metres)} m`;
/** "2.000l" (spec 2 §9, "Liquid"). */
export const formatLitres = (litres: number): string => `${formatTrimmed(litres)}l`;
/** "12,5%" (spec 2 §9, "Percentage"). */
export const formatPercent = (percent: number): string => `${formatTrimmed(percent)}%`;
/** Energy use per year and m²: "241 kWh/m²/jaar" (spec 1 §9). 0 and below are values too. */
export const formatEpc = (value: number, locale: Locale): string =>
  `${formatTrimmed(value)} ${epcUnit(locale)}`;
/** The second source's form: "241 kWh/m²" (spec 2 §9). */
export const formatEpcPerArea = (value: number): string => `${formatTrimmed(value)} kWh/m²`;
/** Energy use of the whole estate per year: "24.100 kWh/jaar" (spec 2 §9). */
export const formatEpcPerYear = (value: number, locale: Locale): string =>
  `${formatTrimmed(value)} kWh/${languageOf(locale).year}`;
/** "46 kg/m²/jaar" (spec 1 §9). */
export const formatCo2 = (value: number, locale: Locale): string =>
  `${formatTrimmed(value)} ${co2Unit(locale)}`;
