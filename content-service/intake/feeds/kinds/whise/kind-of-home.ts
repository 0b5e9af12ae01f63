import { HEAD_TYPES, type HeadTypeId } from '#domain/vocabulary/head-types.ts';
import { subTypeOf } from '#domain/vocabulary/sub-types.ts';
import { headTypeNames, subTypeNames } from '#locales/listing-names.ts';
import { codeIn, member } from '../../mapping/read.ts';
import type { Say } from '../../mapping/unmapped.ts';
import { CATEGORIES, subTypeCode } from './codes.ts';

/** Type and sub type of a home, as our first source has them. */
interface KindOfHome {
  readonly headType: HeadTypeId;
  readonly project: boolean;
  readonly general: Readonly<Record<string, unknown>>;
}

const typeOf = (id: HeadTypeId) => ({ id, name: headTypeNames(id) });

/**
 * The type of a home by its category. A sub category that no sub type of ours equals gives the head type's words, and
 * is said. null when the category is unknown: then nobody can say what is on offer.
 */
export function kindOfHome(home: unknown, say: Say): KindOfHome | null {
  const category = codeIn(home, 'category');
  const headType = CATEGORIES.get(category ?? -1);
  if (category === null || headType === undefined) return null;
  if (member(home, 'canHaveChildren') === true) {
    const general = { project: true, headType: typeOf(HEAD_TYPES.project) };
    return { headType: HEAD_TYPES.project, project: true, general };
  }
  const sub = codeIn(home, 'subCategory');
  const code = subTypeCode(category, sub);
  const ours = subTypeOf(code);
  if (code === null || ours === null) {
    if (sub !== null) say({ what: 'code', name: `subCategory of category ${category}`, value: String(sub) });
    return {
      headType,
      project: false,
      general: { headType: typeOf(headType), subType: { name: headTypeNames(headType) } },
    };
  }
  return {
    headType: ours.headType,
    project: false,
    general: { headType: typeOf(ours.headType), subType: { id: ours.id, name: subTypeNames(code) } },
  };
}
