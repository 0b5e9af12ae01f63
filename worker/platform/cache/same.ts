type Members = Readonly<Record<string, unknown>>;

/** Whether two JSON values are equal, whatever the order of object keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((member, index) => isSame(member, other[index]))
    );
  }
  const [own, others] = [one as Members, other as Members];
  const keys = Object.keys(own);
  if (keys.length !== Object.keys(others).length) return false;
  for (const key of keys) {
    const [value, another] = [own[key], others[key]];
    if (value !== another && !isSame(value, another)) return false;
    if (another === undefined && !Object.hasOwn(others, key)) return false;
  }
  return true;
}
