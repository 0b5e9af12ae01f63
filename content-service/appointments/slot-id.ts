/** Id of a slot: its start in UTC and its agent, `20261126T1230Z-maarten`. */
const SHAPE = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})Z-([a-z0-9]{1,24})$/;

/** The parsed parts of a slot id; whether the slot exists is up to the agenda. */
interface SlotName {
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly agentId: string;
}

export const slotId = ({ start, agentId }: SlotName): string =>
  `${new Date(start).toISOString().slice(0, 16).replaceAll(/[-:]/g, '')}Z-${agentId}`;

/** null for an invalid slot id. */
export function parseSlotId(id: string): SlotName | null {
  const [, year, month, day, hour, minute, agentId = ''] = SHAPE.exec(id) ?? [];
  const start = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
  const name = { start, agentId };
  // A date that does not exist would be parsed as another one.
  return Number.isNaN(start) || slotId(name) !== id ? null : name;
}
