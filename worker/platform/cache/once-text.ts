import { setBounded } from './bounded.ts';

/** Texts that are remembered, and characters of the longest: of others it is made each time. */
const MOST = 1_000;
const LONGEST = 200;

/** Makes something of a text once, for texts that come again and again, such as addresses; it is never changed. */
export const onceText = <Made>(make: (text: string) => Made): ((text: string) => Made) => {
  const made = new Map<string, { readonly value: Made }>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known.value;
    const value = make(text);
    if (text.length <= LONGEST) setBounded(made, text, { value }, MOST);
    return value;
  };
};
