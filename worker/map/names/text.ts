const NARROW = /[ilj.,'’·I|]/;
const WIDE = /[mwMW]/;
const CAPITAL = /\p{Lu}/u;

/** Approximate width of a text in system fonts, pixels. */
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
/** Characters that XML forbids. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters to remove them.
const FORBIDDEN = /[\u0000-\u001f\ufffe\uffff]/g;

/** Escapes external text for XML. */
export const escaped = (text: string): string =>
  text.replace(FORBIDDEN, ' ').replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? '');

/** Usual abbreviations of street types on signs and maps. */
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

/** A street's abbreviated name. */
export const shortened = (name: string): string =>
  SHORTER.reduce((text, [long, short]) => text.replace(long, short), name);
