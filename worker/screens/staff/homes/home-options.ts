import { ENERGY_LETTERS, labelText, letterText, parseEnergyLabel } from '#domain/rules/energy-label.ts';
import { FLOOD_SCORES } from '#domain/rules/flood.ts';
import { ROOM_TYPE_IDS } from '#domain/rules/rooms.ts';
import { SOURCES } from '#domain/sources/index.ts';
import { EXTRA_BASES } from '#domain/stays/extras.ts';
import { SEASONS } from '#domain/stays/seasons.ts';
import { PERIOD_TYPES } from '#domain/stays/stay.ts';
import { ENUMERATIONS, VIOLATIONS } from '#domain/vocabulary/enumerations.ts';
import { subTypeOf } from '#domain/vocabulary/sub-types.ts';
import type { FormRow } from './form-rows.ts';

/** Option that keeps a value which the options do not have. */
export const OTHER = '*';

/** A choice: its code, its id in records if that is another one, and the group and code of its label. */
export interface Option {
  readonly code: string;
  readonly id?: number;
  readonly label: string;
}

const plain = (codes: readonly string[]): readonly Option[] => codes.map((code) => ({ code, label: code }));

/** Answers to each question; a permit may also be applied for, or not have been needed yet. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  buildingLicense: ['YES', 'NO', 'PENDING', 'BEFORE_1962'],
};

const STATUSES = Object.entries(SOURCES.plain.statuses)
  .filter(([id]) => Number(id) <= 6)
  .map(([code, label]): Option => ({ code, label }));
const SUB_TYPES = ENUMERATIONS.subType.map((code): Option => {
  const known = subTypeOf(code);
  return { code, label: code, ...(known === null ? {} : { id: known.id }) };
});
const HEAD_TYPES = ENUMERATIONS.headType.map((code): Option => ({ code, label: code, id: Number(code) }));

const ROOMS = ROOM_TYPE_IDS.map((id): Option => ({ code: String(id), label: String(id), id }));
/** Choices whose words are those of this page. */
const CHOICES: Readonly<Record<NonNullable<FormRow['choices']>, readonly Option[]>> = {
  season: plain(SEASONS),
  stay: plain(PERIOD_TYPES),
  basis: plain(EXTRA_BASES),
  video: [1, 2].map((id): Option => ({ code: String(id), label: String(id), id })),
};

const CLASSES = ENERGY_LETTERS.map((letter): Option => ({ code: letter, label: letterText(letter) }));
/** The worst class of a building's units with the best, from the worst on. */
const PAIRS = ENUMERATIONS.energyLabel.toReversed().flatMap((code): readonly Option[] => {
  const label = parseEnergyLabel(code);
  return label === null || label.worst === label.best ? [] : [{ code, label: labelText(label) }];
});

/** The choices of a row, without "none". */
export function optionsOf({ control, enumeration, question, choices, pairs }: FormRow): readonly Option[] {
  if (choices !== undefined) return CHOICES[choices];
  if (enumeration === 'room') return ROOMS;
  if (control === 'status') return STATUSES;
  if (control === 'subType') return SUB_TYPES;
  if (control === 'destination') return plain(ENUMERATIONS.recentDestination);
  if (control === 'class') return pairs === true ? [...CLASSES, ...PAIRS] : CLASSES;
  if (control === 'yesNo') return plain(['YES', 'NO']);
  if (enumeration === 'headType') return HEAD_TYPES;
  if (enumeration === 'violation') return plain(VIOLATIONS);
  if (enumeration === 'flood') return plain(FLOOD_SCORES);
  if (enumeration === 'planningAnswer') return plain(ANSWERS[question ?? ''] ?? ['YES', 'NO']);
  return enumeration === undefined ? [] : plain(ENUMERATIONS[enumeration]);
}
