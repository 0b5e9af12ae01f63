import { NotFound } from '../errors/app-error.ts';
import { pictureHeaders } from './picture-response.ts';
import { qrDrawing } from './qr-path.ts';

/** An address as a QR code, immutable. Throws NotFound for one that is too long for a code. */
export function qrResponse(url: string): Response {
  const drawing = qrDrawing(url);
  if (drawing === null) throw new NotFound('too long for a QR code');
  const { size, path } = drawing;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">` +
    `<path d="${path}" shape-rendering="crispEdges"/></svg>`;
  return new Response(svg, { headers: pictureHeaders('image/svg+xml', null, 'forever') });
}
