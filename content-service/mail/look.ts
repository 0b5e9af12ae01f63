import { cornersOf } from '#domain/theme/chosen.ts';
import type { Theme } from '#wire/site.ts';
import { HANDS, type Hand } from './hand.ts';

/** An agency's design for mails: colours, layout, fonts, and the radius of corners in pixels. */
export type Look = Readonly<
  Record<'paper' | 'tint' | 'ink' | 'muted' | 'line' | 'accent' | 'onAccent', string>
> & {
  readonly radius: number;
  readonly hand: Hand;
  /** Font families of titles and of text: the closest system fonts, because mail programs load no web fonts. */
  readonly titles: string;
  readonly text: string;
};

const SANS = 'system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
const SERIF = 'Georgia, "Times New Roman", serif';

const nearestTo = ({ fontDisplay }: Theme): string => (fontDisplay === 'bricolage-grotesque' ? SANS : SERIF);

/** The design with the colours of light (0) or dark (1) mode. */
const lookOf = (theme: Theme, scheme: 0 | 1): Look => ({
  paper: theme.paper[scheme],
  tint: theme.tint[scheme],
  ink: theme.ink[scheme],
  muted: theme.muted[scheme],
  line: theme.line[scheme],
  accent: theme.accent[scheme],
  onAccent: theme.onAccent[scheme],
  radius: cornersOf(theme),
  hand: HANDS[theme.choices.rhythm],
  titles: nearestTo(theme),
  text: theme.choices.text === 'display' ? nearestTo(theme) : SANS,
});

/** For style attributes, the only styles that many mail programs read. */
export const lightLook = (theme: Theme): Look => lookOf(theme, 0);

/** A line between parts, as CSS class and border style; empty and `0` when tinted panels separate the parts. */
export const lineOf = ({ hand, ...colours }: Look): { readonly name: string; readonly line: string } =>
  hand.lines === null
    ? { name: '', line: '0' }
    : { name: hand.lines === 'ink' ? 'rule' : 'line', line: `1px solid ${colours[hand.lines]}` };

/** Upper corners of what fills the top of a panel: mail programs do not clip it to the panel's own corners. */
export const topCornersOf = ({ radius }: Look): string => `${radius}px ${radius}px 0 0`;

/**
 * Dark colours for mail programs that read a stylesheet; others darken mail themselves. Only `!important` overrides
 * style attributes. Must not contain quotes or angle brackets, which JSX would escape.
 */
export function darkStyles(theme: Theme): string {
  const { paper, tint, ink, muted, line, accent, onAccent } = lookOf(theme, 1);
  const rules: readonly (readonly [selector: string, declaration: string])[] = [
    ['.tint', `background-color: ${tint}`],
    ['.paper', `background-color: ${paper}`],
    ['.ink', `color: ${ink}`],
    ['.muted', `color: ${muted}`],
    ['.accent', `color: ${accent}`],
    ['.line', `border-color: ${line}`],
    ['.rule', `border-color: ${ink}`],
    ['.inverted', `background-color: ${tint}`],
    ['.inverted', `color: ${ink}`],
    ['.mark', `border-color: ${accent}`],
    ['.button', `background-color: ${accent}`],
    ['.button', `color: ${onAccent}`],
  ];
  const body = rules.map(([selector, declaration]) => `${selector} { ${declaration} !important; }`).join(' ');
  return `@media (prefers-color-scheme: dark) { ${body} }`;
}
