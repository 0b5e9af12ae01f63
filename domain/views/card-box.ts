/** The box by which a visitor lets the agency keep a search in its own system (decision 174). */
export interface CardBoxView {
  /** The system's name, which is the box's value. */
  readonly system: string;
  /** What it says, in the language of the page. */
  readonly words: string;
  /** Whether it is ticked: only one that the visitor ticked before is. */
  readonly ticked: boolean;
}
