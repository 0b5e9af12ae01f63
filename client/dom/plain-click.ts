/** What a click means beyond "go": such a click belongs to the browser. */
interface Modifiers {
  readonly button: number;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** A plain click of the main button; with a modifier a link opens elsewhere, and that is left alone. */
export const isPlainClick = (event: Modifiers): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
