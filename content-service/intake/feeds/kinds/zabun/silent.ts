import { isMembers } from '../../mapping/read.ts';

/** Values by which the vendor says nothing. */
export const isSilent = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  value === 'UNKNOWN' ||
  (typeof value === 'string' && value.trim() === '') ||
  // Of a group, Number would call what the vendor sends as its `valueOf`.
  ((typeof value === 'string' || typeof value === 'number') && [0, -1].includes(Number(value))) ||
  (Array.isArray(value) && value.every(isSilent)) ||
  (isMembers(value) && Object.values(value).every(isSilent));
