import { foldedWords } from '#domain/fold.ts';

/** Stop words of the languages: not searched for by themselves. */
const SMALL: ReadonlySet<string> = new Set(
  (
    'met een en de het van in op aan te bij voor of zonder ' +
    'avec un une et le la les l d du des de a au aux en sur pour ou ' +
    'with an and the of at on for or ' +
    'mit ein eine einen einem und der die das den dem im am an auf fur zu zum zur oder'
  ).split(' '),
);

/** The folded search words, without stop words ("met lift" becomes "lift") unless there are no others. */
export function soughtWords(text: string): readonly string[] {
  const words = foldedWords(text);
  const telling = words.filter((word) => !SMALL.has(word));
  return telling.length === 0 ? words : telling;
}
