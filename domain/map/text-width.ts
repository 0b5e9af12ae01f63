/** Letters that are narrower or wider than others in every font, and their widths; pixels at the size of names. */
const NARROW = /[\s.,'’()ijlftrI-]/;
const WIDE = /[mwMW…]/;
const CAPITAL = /[\p{Lu}€]/u;
const WIDTHS = { narrow: 5, wide: 13.5, capital: 10.5, other: 8.8 } as const;

/** About how wide a text is on a map, pixels: the server cannot measure letters. */
export const textWidth = (text: string): number =>
  [...text].reduce(
    (width, letter) =>
      width +
      (NARROW.test(letter)
        ? WIDTHS.narrow
        : WIDE.test(letter)
          ? WIDTHS.wide
          : CAPITAL.test(letter)
            ? WIDTHS.capital
            : WIDTHS.other),
    0,
  );
