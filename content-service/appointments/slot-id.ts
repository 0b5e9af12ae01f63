/** The name of a slot: its start in UTC and who shows the estate, `20261126T1230Z-maarten`. */
const SHAPE = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})Z-([a-z0-9]{1,24})$/;

/** What a slot's name says; whether there is such a slot the agenda must tell. */
interface SlotName {
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly agentId: string;
}

export const slotId = ({ start, agentId }: SlotName): string =>
  `${new Date(start).toISOString().slice(0, 16).replaceAll(/[-:]/g, '')}Z-${agentId}`;

/** null for what names no slot. */
export function parseSlotId(id: string): SlotName | null {
  const [, year, month, day, hour, minute, agentId = ''] = SHAPE.exec(id) ?? [];
  const start = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
  const name = { start, agentId };
  // A day that does not exist would be read as another one.
  return Number.isNaN(start) || slotId(name) !== id ? null : name;
}
