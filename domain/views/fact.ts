import type { Locale } from '../locale.ts';
import type { Worded } from '../text.ts';
import { foreign } from '../worded.ts';
import type { FactLanguages, FactView } from './estate-page.ts';

/** The parts of a row, each with its language. */
interface FactWords {
  readonly label: Worded;
  readonly value: Worded;
  readonly note?: Worded;
}

/** Languages of the parts that differ from the page's. */
function languagesOf({ label, value, note }: FactWords, page: Locale): FactLanguages {
  const [ofLabel, ofValue] = [foreign(label, page), foreign(value, page)];
  const ofNote = note === undefined || note.text === '' ? null : foreign(note, page);
  return {
    ...(ofLabel === null ? {} : { label: ofLabel }),
    ...(ofValue === null ? {} : { value: ofValue }),
    ...(ofNote === null ? {} : { note: ofNote }),
  };
}

/** A row of label, value and note; without a value the note takes its place. null when there is neither. */
export function toFact({ label, value, note }: FactWords, page: Locale): FactView | null {
  if (label.text === '') return null;
  if (value.text === '') return note === undefined ? null : toFact({ label, value: note }, page);
  const lang = languagesOf({ label, value, note }, page);
  return {
    label: label.text,
    value: value.text,
    ...(note === undefined || note.text === '' ? {} : { note: note.text }),
    ...(Object.keys(lang).length === 0 ? {} : { lang }),
  };
}
