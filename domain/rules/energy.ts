import { isKnownNumber } from './emptiness.ts';
import {
  type EnergyLabel,
  type EnergyLetter,
  parseCustomEpcLabel,
  parseEnergyLabel,
} from './energy-label.ts';
import type { Region } from './region.ts';

/** A region's scale: classes from best to worst, each up to and including its limit in kWh/m²/year. */
interface EnergyScale {
  readonly letters: readonly EnergyLetter[];
  /** Limits between the classes; one fewer than classes. */
  readonly limits: readonly number[];
  /** Start of the drawn first class: lower values are placed at its edge. */
  readonly start: number;
}

/** Flanders: labels since 2019. Brussels and Wallonia: the classes of their own laws. */
const SCALES: Readonly<Record<Region, EnergyScale>> = {
  FLANDERS: {
    letters: ['A_PLUS', 'A', 'B', 'C', 'D', 'E', 'F'],
    limits: [0, 100, 200, 300, 400, 500],
    start: -100,
  },
  BRUSSELS: {
    letters: ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
    limits: [45, 95, 150, 210, 275, 345],
    start: 0,
  },
  WALLONIA: {
    letters: ['A_PLUS_PLUS', 'A_PLUS', 'A', 'B', 'C', 'D', 'E', 'F', 'G'],
    limits: [0, 45, 85, 170, 255, 340, 425, 510],
    start: -45,
  },
};

/** End of the EPC scale, kWh/m²/year (spec 1 §9). */
const EPC_SCALE_MAX = 700;

export const energyScale = (region: Region): EnergyScale => SCALES[region];

/** Index of a value's class; 0 is the best. */
function classOf(value: number, { limits }: EnergyScale): number {
  const index = limits.findIndex((limit) => value <= limit);
  return index === -1 ? limits.length : index;
}

/**
 * The class of an EPC value (kWh/m²/year) in a region. 0 and below are values, including -1 (contract,
 * "Estate").
 */
export function letterOfValue(value: number, region: Region): EnergyLetter {
  const scale = SCALES[region];
  return scale.letters[classOf(value, scale)] ?? 'G';
}

interface EnergyFigures {
  readonly epcValue?: number | null;
  readonly customEpcLabel?: string | null;
  readonly energyLabel?: string | null;
}

/**
 * The label of an estate: its own (`A_100`), else the certificate's code, else, for a property that the scale
 * for dwellings `classes`, the class of its value in its region; null when unknown. An office, a garage, a
 * plot or a whole building gets no class from its value: other scales or none apply.
 */
export function energyLabelOf(
  figures: EnergyFigures | null | undefined,
  region: Region | null,
  classes: boolean,
): EnergyLabel | null {
  const given =
    parseCustomEpcLabel(figures?.customEpcLabel)?.label ??
    parseEnergyLabel(figures?.customEpcLabel) ??
    parseEnergyLabel(figures?.energyLabel);
  if (given !== null) return given;
  const value = figures?.epcValue;
  if (!classes || region === null || !isKnownNumber(value)) return null;
  const letter = letterOfValue(value, region);
  return { worst: letter, best: letter };
}

/** Length of the EPC bar in percent: value of 700, between 0 and 100 (spec 1 §9); null without a value. */
export const epcBarPercent = (value: number | null | undefined): number | null =>
  isKnownNumber(value) ? Math.min(100, Math.max(0, (value / EPC_SCALE_MAX) * 100)) : null;

/** Position of the pin along a region's equal cells, 0…1: linear within the value's own cell. */
export function pinPosition(value: number | null | undefined, region: Region): number | null {
  if (!isKnownNumber(value)) return null;
  const scale = SCALES[region];
  const index = classOf(value, scale);
  const from = scale.limits[index - 1] ?? scale.start;
  const to = scale.limits[index] ?? EPC_SCALE_MAX;
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return (index + share) / scale.letters.length;
}
