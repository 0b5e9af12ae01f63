/** Modifiers of a click; a click with one of them belongs to the browser. */
interface Modifiers {
  readonly button: number;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/**
 * Whether a click is a plain one with the main button. With a modifier key the browser opens the link
 * elsewhere.
 */
export const isPlainClick = (event: Modifiers): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
