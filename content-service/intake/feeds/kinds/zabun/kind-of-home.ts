import { fold } from '#domain/fold.ts';
import type { Localized } from '#domain/locale.ts';
import { HEAD_TYPE_IDS, HEAD_TYPES, type HeadTypeId } from '#domain/vocabulary/head-types.ts';
import { SUB_TYPE_CODES, subTypeOf } from '#domain/vocabulary/sub-types.ts';
import { headTypeNames, subTypeNames } from '#locales/listing-names.ts';
import { member } from '../../mapping/read.ts';
import type { Say } from '../../mapping/unmapped.ts';
import { namesOf } from './answers.ts';
import { numberOf } from './published.ts';
import type { ReducedHome } from './reduced.ts';

/** Type and sub type of a home, as our first source has them: the vendor's head types are ours. */
interface KindOfHome {
  readonly headType: HeadTypeId;
  readonly project: boolean;
  readonly general: Readonly<Record<string, unknown>>;
}

const isHeadType = (id: number | null): id is HeadTypeId => HEAD_TYPE_IDS.includes(id as HeadTypeId);

/** The sub type of this head type that has one of these names. */
const subTypeNamed = (names: Localized, headType: HeadTypeId): string | null => {
  const written = Object.entries(names).map(([locale, name]) => `${locale} ${fold(name ?? '')}`);
  return (
    SUB_TYPE_CODES.find(
      (code) =>
        subTypeOf(code)?.headType === headType &&
        Object.entries(subTypeNames(code)).some(([locale, name]) =>
          written.includes(`${locale} ${fold(name ?? '')}`),
        ),
    ) ?? null
  );
};

/** The type of a home; a sub type that is none of ours keeps the vendor's words. null for an unknown head type. */
export function kindOfHome(home: ReducedHome, say: Say): KindOfHome | null {
  const stated = numberOf(home.members, 'head_type_id');
  const project = member(home.members, 'is_project') === true || stated === HEAD_TYPES.project;
  if (project) {
    const headType = { id: HEAD_TYPES.project, name: headTypeNames(HEAD_TYPES.project) };
    return { headType: HEAD_TYPES.project, project, general: { project: true, headType } };
  }
  if (!isHeadType(stated)) return null;
  const headType = { id: stated, name: headTypeNames(stated) };
  const sub = namesOf(home, 'type_id', 'types');
  if (sub?.names === undefined) {
    if (sub !== null) say({ what: 'code', name: 'type_id', value: String(sub.code) });
    return { headType: stated, project, general: { headType, subType: { name: headTypeNames(stated) } } };
  }
  const code = subTypeNamed(sub.names, stated);
  const subType = code === null ? { name: sub.names } : { id: subTypeOf(code)?.id, name: subTypeNames(code) };
  return { headType: stated, project, general: { headType, subType } };
}
