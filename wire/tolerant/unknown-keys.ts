/** Maximum number of reported keys of a document. */
const MOST = 20;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Paths of keys that a schema dropped because it does not know them: `settings.colour`. `read` is the
 * schema's output for `given`, without lost list members.
 */
export function unknownKeys(given: unknown, read: unknown): readonly string[] {
  const found: string[] = [];
  const open: { readonly given: unknown; readonly read: unknown; readonly path: string }[] = [
    { given, read, path: '' },
  ];
  for (let at = open.pop(); at !== undefined && found.length < MOST; at = open.pop()) {
    if (Array.isArray(at.given) && Array.isArray(at.read)) {
      const members: readonly unknown[] = at.read;
      for (const [index, member] of at.given.entries()) {
        open.push({ given: member, read: members[index], path: `${at.path}${index}.` });
      }
    } else if (isObject(at.given) && isObject(at.read)) {
      for (const [key, value] of Object.entries(at.given)) {
        if (!Object.hasOwn(at.read, key)) found.push(`${at.path}${key}`);
        else open.push({ given: value, read: at.read[key], path: `${at.path}${key}.` });
      }
    }
  }
  return found.toSorted();
}
