import { formatNumber, formatTrimmed } from './number.ts';

/** Euros as "€ 385.000"; cents only when not zero: "€ 1.250,50" (spec 1 §9). */
export const formatPrice = (euros: number): string => `€ ${formatNumber(euros, centsOf(euros))}`;

const centsOf = (euros: number): number => (formatTrimmed(euros, 2).includes(',') ? 2 : 0);

/** Euros per m²: "€ 2.510 /m²" (spec 2 §9). */
export const formatPricePerArea = (euros: number): string => `${formatPrice(Math.round(euros))} /m²`;
