/**
 * Whether two words differ by at most one typo: a letter added, removed or replaced, or two swapped
 * (Damerau).
 */
export const isOneTypoApart = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const rest = (text: string, from: number): string => text.slice(from);
  if (short.length < long.length) return rest(short, same) === rest(long, same + 1);
  const swapped =
    short[same] === long[same + 1] &&
    short[same + 1] === long[same] &&
    rest(short, same + 2) === rest(long, same + 2);
  return swapped || rest(short, same + 1) === rest(long, same + 1);
};
