/**
 * Replaces the table of `entities` with all 2,231 character references in the bundle. These are the names of HTML 4
 * and of ASCII signs, about a tenth, which editors write. An unknown name stays as written.
 */

/**
 * Each number is the code point of the next name; each further name has the next code point (WHATWG HTML §13.5).
 */
const NAMES = `9 Tab NewLine 33 excl quot num dollar percnt amp apos lpar rpar ast plus comma 46 period sol 58 colon
semi lt equals gt quest commat 91 lsqb bsol rsqb Hat lowbar grave 123 lcub verbar rcub
160 nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro
para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave
Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc
Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc
iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
338 OElig oelig 352 Scaron scaron 376 Yuml 402 fnof 710 circ 732 tilde
913 Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho 931 Sigma Tau Upsilon Phi
Chi Psi Omega 945 alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma
tau upsilon phi chi psi omega 977 thetasym upsih 982 piv
8194 ensp emsp 8201 thinsp hairsp 8204 zwnj zwj lrm rlm hyphen 8211 ndash mdash 8216 lsquo rsquo sbquo 8220 ldquo rdquo
bdquo 8224 dagger Dagger bull 8230 hellip 8240 permil 8242 prime Prime 8249 lsaquo rsaquo 8254 oline 8260 frasl
8364 euro 8465 image 8472 weierp 8476 real 8482 trade 8501 alefsym 8531 frac13 frac23
8592 larr uarr rarr darr harr 8629 crarr 8656 lArr uArr rArr dArr hArr 8704 forall 8706 part exist 8709 empty
8711 nabla isin notin 8715 ni 8719 prod 8721 sum minus 8727 lowast 8730 radic 8733 prop infin 8736 ang 8743 and or cap
cup int 8756 there4 8764 sim 8773 cong 8776 asymp 8800 ne equiv 8804 le ge 8834 sub sup nsub 8838 sube supe
8853 oplus 8855 otimes 8869 perp 8901 sdot 8968 lceil rceil lfloor rfloor
9674 loz 9733 starf star 9742 phone 9824 spades 9827 clubs 9829 hearts diams 10003 check 10007 cross 10216 lang rang`;

/** Whether the name of this character is also valid without a semicolon: Latin-1, and `"`, `&`, `<` and `>`. */
const loose = (code: number): boolean => (code >= 160 && code <= 255) || [34, 38, 60, 62].includes(code);

/** A node of the prefix tree of names; `next` has its children by letter code. */
interface Node {
  /** Code point of the name that ends here. */
  code?: number;
  readonly next: Map<number, Node>;
}

function treeOf(names: string): Node {
  const root: Node = { next: new Map() };
  let code = 0;
  for (const word of names.split(/\s+/)) {
    const number = Number(word);
    if (number) {
      code = number;
      continue;
    }
    let node = root;
    for (const letter of word) {
      const key = letter.charCodeAt(0);
      const next: Node = node.next.get(key) ?? { next: new Map() };
      node.next.set(key, next);
      node = next;
    }
    node.code = code++;
  }
  return root;
}

/**
 * A node and its descendants in the format of `entities`, in 16-bit words: a header (bits 14–15 the length of the
 * value, 13 whether the semicolon is required, 7–12 the number of branches), the value, the letters of the branches
 * (two per word), and the offset of each branch.
 */
function encoded({ code, next }: Node): readonly number[] {
  const branches = [...next].toSorted(([a], [b]) => a - b);
  const value = code === undefined ? 0 : (2 << 14) | (loose(code) ? 0 : 1 << 13);
  const words = [value | (branches.length << 7), ...(code === undefined ? [] : [code])];
  for (let at = 0; at < branches.length; at += 2) {
    words.push((branches[at]?.[0] ?? 0) | ((branches[at + 1]?.[0] ?? 0) << 8));
  }
  const below: number[] = [];
  for (const [, node] of branches) {
    words.push(below.length);
    below.push(...encoded(node));
  }
  return [...words, ...below];
}

export const htmlDecodeTree = Uint16Array.from(encoded(treeOf(NAMES)));
