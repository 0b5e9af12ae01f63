interface Props {
  /** Where the code is drawn. */
  readonly href: string;
  readonly label: string;
}

/** CSS pixels of a side; the print sheet sets the size on paper. */
const SIDE = 80;

/**
 * The page's address for a telephone's camera; on paper only. The picture is lazy and not displayed on
 * screens, so that a browser fetches it when it prints and never before. Its caption says what it is.
 */
export const PrintedQrCode = ({ href, label }: Props) => (
  <figure className="qr-code">
    <img src={href} width={SIDE} height={SIDE} alt="" loading="lazy" />
    <figcaption>{label}</figcaption>
  </figure>
);
