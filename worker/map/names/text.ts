const NARROW = /[ilj.,'’·I|]/;
const WIDE = /[mwMW]/;
const CAPITAL = /\p{Lu}/u;

/** About how wide a text is in the faces that systems use, pixels. */
export function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const sign of text) {
    if (NARROW.test(sign)) ems += 0.28;
    else if (WIDE.test(sign)) ems += 0.86;
    else ems += CAPITAL.test(sign) ? 0.66 : 0.54;
  }
  return ems * size;
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Signs that XML has no place for. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const FORBIDDEN = /[\u0000-\u001f\ufffe\uffff]/g;

/** Text of others as text of ours. */
export const escaped = (text: string): string =>
  text.replace(FORBIDDEN, ' ').replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? '');

/** How street signs and maps shorten what every street is called. */
const SHORTER: readonly (readonly [RegExp, string])[] = [
  [/^(?:Avinguda|Avenue|Avenida) /i, 'Av. '],
  [/^(?:Carrer|Calle) /i, 'C. '],
  [/^(?:Plaça|Place|Plaza) /i, 'Pl. '],
  [/^Boulevard /i, 'Bd '],
  [/^Chaussée /i, 'Ch. '],
  [/straat$/, 'str.'],
  [/steenweg$/, 'stwg.'],
  [/straße$/, 'str.'],
  [/laan$/, 'ln.'],
  [/^((?:Av|C|Pl)\. )(?:de les |de la |del |dels |des |de l['’]|de )(?=\p{Lu})/u, '$1'],
];

/** A street's name where there is little room. */
export const shortened = (name: string): string =>
  SHORTER.reduce((text, [long, short]) => text.replace(long, short), name);
