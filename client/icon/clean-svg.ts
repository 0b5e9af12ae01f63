import type { XmlElement } from './read-xml.ts';

/** An element that is safe to build in a page: it runs no script, loads nothing and links nowhere. */
export interface CleanElement {
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly children: readonly CleanElement[];
}

/** Allowed elements: shapes, groups and paint. No text, links, `use`, pictures, styles or animation. */
const ELEMENTS: ReadonlySet<string> = new Set(
  `svg g defs path rect circle ellipse line polyline polygon
   linearGradient radialGradient stop clipPath mask`.split(/\s+/),
);

/** Allowed attributes: geometry and paint. No `style`, `class`, `href` or event handlers. */
const ATTRIBUTES: ReadonlySet<string> = new Set(
  `id viewBox preserveAspectRatio d points x y x1 y1 x2 y2 cx cy r rx ry fx fy width height pathLength transform
   fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
   stroke-dasharray stroke-dashoffset opacity color clip-path clip-rule clipPathUnits mask maskUnits
   maskContentUnits gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity
   vector-effect paint-order`.split(/\s+/),
);

/** Attributes dropped from the root: the page sets the size of an icon. */
const NOT_ON_ROOT: ReadonlySet<string> = new Set(['id', 'x', 'y', 'width', 'height', 'transform']);

const FUNCTIONS: ReadonlySet<string> = new Set(
  'matrix translate scale rotate skewx skewy rgb rgba hsl hsla'.split(' '),
);
const LOCAL_REFERENCE = /^url\(\s*(["']?)#([\w-]+)\1\s*\)$/;
const CALL = /([\w-]*)\s*\(/g;
const SAFE_ID = /^[\w-]+$/;

/**
 * The allowed value of an attribute; null when it refers to something outside the drawing. Ids get `scope` in
 * front, so that ids of two icons never collide.
 */
const cleanValue = (name: string, value: string, scope: string): string | null => {
  const text = value.trim();
  if (name === 'id') return SAFE_ID.test(text) ? `${scope}${text}` : null;
  const local = LOCAL_REFERENCE.exec(text);
  if (local) return `url(#${scope}${local[2] ?? ''})`;
  // An escape could hide the name of a function from this check but not from the browser.
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
    const cleaned = cleanValue(key, value, scope);
    return cleaned === null ? [] : [[key, cleaned] as const];
  }),
  children: children.filter((child) => ELEMENTS.has(child.name)).map((child) => clean(child, scope, false)),
});

/** Cleans a drawing by lists of allowed elements and attributes; null when it is not an SVG. */
export const cleanSvg = (root: XmlElement, scope: string): CleanElement | null =>
  root.name === 'svg' ? clean(root, scope, true) : null;
