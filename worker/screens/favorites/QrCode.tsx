import { qrDrawing } from '../../platform/media/qr-path.ts';

interface Props {
  readonly url: string;
  readonly label: string;
}

/** The page's address as a QR code, drawn in the page. */
export const QrCode = ({ url, label }: Props) => {
  const drawing = qrDrawing(url);
  return drawing === null ? null : (
    <figure className="qr-code">
      <svg viewBox={`0 0 ${drawing.size} ${drawing.size}`} role="img" aria-label={label}>
        <path d={drawing.path} shapeRendering="crispEdges" />
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
};
