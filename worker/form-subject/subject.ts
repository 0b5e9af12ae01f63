/** The home that a form is about. */
interface Subject {
  readonly title: string;
  readonly place: string;
}

/** "Villa, Dorpsstraat 1, 3000 Leuven". */
export const subjectName = ({ title, place }: Subject): string => [title, place].filter(Boolean).join(', ');

/** The lead of a form, after what it is about: on a phone the tile of the home comes after the form. */
export const withSubject = (subject: Subject | null, lead: string): string =>
  subject === null ? lead : `${subjectName(subject)}. ${lead}`;
