import { fold } from '#domain/fold.ts';
import { HEAD_TYPES, type HeadTypeId } from '#domain/vocabulary/head-types.ts';
import { SUB_TYPE_CODES, subTypeOf } from '#domain/vocabulary/sub-types.ts';
import { headTypeNames, subTypeNames } from '#locales/listing-names.ts';

/** Types of the format that no sub type of ours equals: only the head type is sure. */
const HEADS: ReadonlyMap<string, HeadTypeId> = new Map([
  ['town house', HEAD_TYPES.house],
  ['townhouse', HEAD_TYPES.house],
  ['village house', HEAD_TYPES.house],
  ['country house', HEAD_TYPES.house],
  ['country property', HEAD_TYPES.house],
  ['farm', HEAD_TYPES.house],
  ['finca', HEAD_TYPES.house],
  ['cortijo', HEAD_TYPES.house],
  ['cave house', HEAD_TYPES.house],
  ['wooden home', HEAD_TYPES.house],
  ['land', HEAD_TYPES.land],
  ['plot', HEAD_TYPES.land],
  ['garage', HEAD_TYPES.garage],
  ['commercial', HEAD_TYPES.commercial],
  ['commercial property', HEAD_TYPES.commercial],
]);

let subTypes: ReadonlyMap<string, string> | null = null;

/** Codes of sub types by their English names, which the format's own types have: "Villa", "Penthouse". */
const subTypesByName = (): ReadonlyMap<string, string> => {
  subTypes ??= new Map(SUB_TYPE_CODES.toReversed().map((code) => [fold(subTypeNames(code).en ?? ''), code]));
  return subTypes;
};

const typeOf = (id: HeadTypeId) => ({ id, name: headTypeNames(id) });

/** The type of a home, as a part of `estate.general`; null for an unknown one. */
export function typeNamed(written: string): Readonly<Record<string, unknown>> | null {
  const name = fold(written).replace(/\s+/g, ' ');
  const head = HEADS.get(name);
  if (head !== undefined) return { headType: typeOf(head), subType: { name: headTypeNames(head) } };
  const code = subTypesByName().get(name);
  const ours = subTypeOf(code);
  return code === undefined || ours === null
    ? null
    : { headType: typeOf(ours.headType), subType: { id: ours.id, name: subTypeNames(code) } };
}
