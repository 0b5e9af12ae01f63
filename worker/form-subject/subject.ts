/** What a form is about, before its lead: on a phone the tile of the home comes after the form. */
export const withSubject = (
  card: { readonly title: string; readonly place: string } | null,
  lead: string,
): string => {
  const named = [card?.title, card?.place].filter(Boolean).join(', ');
  return [named, lead].filter((part) => part !== '').join('. ');
};
