interface Props {
  /** Address of the portrait; null without one. */
  readonly portrait: string | null;
  readonly name: string;
  readonly initials: string;
}

/** A person's portrait in a circle, or the initials. */
export const Portrait = ({ portrait, name, initials }: Props) =>
  portrait === null ? (
    <span className="monogram" aria-hidden="true">
      {initials}
    </span>
  ) : (
    <img
      className="monogram"
      src={portrait}
      alt={name}
      width={60}
      height={60}
      loading="lazy"
      decoding="async"
    />
  );
