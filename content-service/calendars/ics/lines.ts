/** A property of a component: name and parameter names in upper case, values unchanged. */
export interface Property {
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly value: string;
}

/** An event or a list of busy times: the only components that are read. */
export interface Component {
  readonly kind: 'VEVENT' | 'VFREEBUSY';
  readonly properties: readonly Property[];
}

/** Maximum number of events; a portal's calendar has some hundreds. */
const MOST_COMPONENTS = 5_000;
/** Maximum number of properties that are kept of a component. */
const MOST_PROPERTIES = 400;

const LINE = /^([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):(.*)$/;

function propertyOf(line: string): Property | null {
  const [, name, params = '', value = ''] = LINE.exec(line) ?? [];
  if (name === undefined) return null;
  const read = [...params.matchAll(/;([A-Za-z0-9-]+)=("[^"]*"|[^;]*)/g)].map(
    ([, key = '', text = '']) => [key.toUpperCase(), text.replaceAll('"', '')] as const,
  );
  return { name: name.toUpperCase(), params: Object.fromEntries(read), value: value.trim() };
}

/**
 * The events of a calendar file (RFC 5545 §3.1, §3.4), without nested components; null for a text that is not
 * a complete calendar, such as a login page or a truncated file.
 */
export function readComponents(text: string): readonly Component[] | null {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?|\n/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
  if (!/^BEGIN:VCALENDAR$/i.test(lines[0] ?? '') || !/^END:VCALENDAR$/i.test(lines.at(-1) ?? '')) return null;
  const found: Component[] = [];
  const open: string[] = [];
  let properties: Property[] = [];
  for (const line of lines) {
    const property = propertyOf(line);
    // An unreadable line is skipped: failing the whole file would free nights.
    if (property === null) continue;
    const { name, value } = property;
    const kind = value.toUpperCase();
    if (name === 'BEGIN') {
      if (open.length === 1) properties = [];
      open.push(kind);
      // Alarms within events are the deepest valid nesting.
      if (open.length > 4) return null;
    } else if (name === 'END') {
      if (open.pop() !== kind) return null;
      if ((kind === 'VEVENT' || kind === 'VFREEBUSY') && open.length === 1) {
        if (found.length === MOST_COMPONENTS) return null;
        found.push({ kind, properties });
      }
    } else if (open.length === 2 && properties.length < MOST_PROPERTIES) properties.push(property);
  }
  return open.length === 0 ? found : null;
}
