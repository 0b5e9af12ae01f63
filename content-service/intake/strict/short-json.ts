/** Maximum length of a shown value, since values of other systems may have any size. */
const MOST = 80;

/** Stops writing at the limit, so that deep or large values cost no more. */
function write(value: unknown, room: number): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, room));
  if (typeof value !== 'object' || value === null) return String(JSON.stringify(value) ?? '');
  const list = Array.isArray(value);
  let text = list ? '[' : '{';
  for (const [key, member] of Object.entries(value)) {
    const left = room - text.length;
    if (left <= 0) return text;
    if (text.length > 1) text += ',';
    if (!list) text += `${write(key, left)}:`;
    text += write(member, left - 1);
  }
  return `${text}${list ? ']' : '}'}`;
}

/** A value as JSON, at most 80 characters; empty when absent. */
export function shortJson(value: unknown): string {
  const text = write(value, MOST);
  return text.length <= MOST ? text : `${text.slice(0, MOST - 1)}…`;
}
