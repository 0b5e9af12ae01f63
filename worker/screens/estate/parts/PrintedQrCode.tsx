interface Props {
  /** Address of the drawing. */
  readonly href: string;
  readonly label: string;
}

/** Side length in CSS pixels; the print sheet sets the size on paper. */
const SIDE = 80;

/**
 * The page's address as a QR code, on paper only. The picture is lazy and not displayed on screens, so that a
 * browser fetches it only for printing. Its caption describes it.
 */
export const PrintedQrCode = ({ href, label }: Props) => (
  <figure className="qr-code">
    <img src={href} width={SIDE} height={SIDE} alt="" loading="lazy" />
    <figcaption>{label}</figcaption>
  </figure>
);
