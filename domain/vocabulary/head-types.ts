/** Head types of the first source by name (spec 1 §9 orders all but 8 and 11). */
export const HEAD_TYPES = {
  apartment: 1,
  land: 2,
  house: 3,
  commercial: 4,
  garage: 5,
  industry: 6,
  holidayHome: 7,
  other: 8,
  project: 9,
  office: 10,
  assistedLiving: 11,
} as const;
export type HeadTypeId = (typeof HEAD_TYPES)[keyof typeof HEAD_TYPES];

export const HEAD_TYPE_IDS: readonly HeadTypeId[] = Object.values(HEAD_TYPES);
