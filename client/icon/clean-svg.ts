import type { XmlElement } from './read-xml.ts';

/** An element that may be built in a page, with nothing left that runs, loads or leads elsewhere. */
export interface CleanElement {
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly children: readonly CleanElement[];
}

/** Shapes, groups and what they are painted with. No text, links, `use`, pictures, styles or animation. */
const ELEMENTS: ReadonlySet<string> = new Set(
  `svg g defs path rect circle ellipse line polyline polygon
   linearGradient radialGradient stop clipPath mask`.split(/\s+/),
);

/** Geometry and painting. No `style`, `class`, `href` or anything that begins with "on". */
const ATTRIBUTES: ReadonlySet<string> = new Set(
  `id viewBox preserveAspectRatio d points x y x1 y1 x2 y2 cx cy r rx ry fx fy width height pathLength transform
   fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
   stroke-dasharray stroke-dashoffset opacity color clip-path clip-rule clipPathUnits mask maskUnits
   maskContentUnits gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity
   vector-effect paint-order`.split(/\s+/),
);

/** The size of an icon is the page's matter. */
const NOT_ON_ROOT: ReadonlySet<string> = new Set(['id', 'x', 'y', 'width', 'height', 'transform']);

const FUNCTIONS: ReadonlySet<string> = new Set(
  'matrix translate scale rotate skewx skewy rgb rgba hsl hsla'.split(' '),
);
const LOCAL_REFERENCE = /^url\(\s*(["']?)#([\w-]+)\1\s*\)$/;
const CALL = /([\w-]*)\s*\(/g;
const SAFE_ID = /^[\w-]+$/;

/** The value as it may stand; null for one that reaches outside. Ids get `scope`, so that two icons never meet. */
const cleanValue = (name: string, value: string, scope: string): string | null => {
  const text = value.trim();
  if (name === 'id') return SAFE_ID.test(text) ? `${scope}${text}` : null;
  const local = LOCAL_REFERENCE.exec(text);
  if (local) return `url(#${scope}${local[2] ?? ''})`;
  // An escape may hide the name of a function from us, though not from the browser.
  if (text.includes('\\') || text.includes('/*')) return null;
  for (const [, called = ''] of text.matchAll(CALL)) {
    if (!FUNCTIONS.has(called.toLowerCase())) return null;
  }
  return text;
};

const clean = ({ name, attributes, children }: XmlElement, scope: string, root: boolean): CleanElement => ({
  name,
  attributes: [...attributes].flatMap(([key, value]) => {
    if (!ATTRIBUTES.has(key) || (root && NOT_ON_ROOT.has(key))) return [];
    const kept = cleanValue(key, value, scope);
    return kept === null ? [] : [[key, kept] as const];
  }),
  children: children.filter((child) => ELEMENTS.has(child.name)).map((child) => clean(child, scope, false)),
});

/** What of a drawing may stand in a page, by lists of what is allowed; null when it is no SVG at all. */
export const cleanSvg = (root: XmlElement, scope: string): CleanElement | null =>
  root.name === 'svg' ? clean(root, scope, true) : null;
