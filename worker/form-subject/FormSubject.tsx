interface Props {
  readonly card: { readonly title: string; readonly place: string } | null;
}

/** Names below a form's title what the form is about: on a phone its tile comes after the form. */
export const FormSubject = ({ card }: Props) =>
  card === null ? null : <p>{card.place === '' ? card.title : `${card.title}, ${card.place}`}</p>;
