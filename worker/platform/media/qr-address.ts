import { matchPath } from '#domain/routes.ts';
import { decodeText, encodeText } from './base64url.ts';

/** Address of the QR code of an estate's page; it contains everything that the drawing depends on. */
export const qrHref = (path: string): string => `/media/qr/${encodeText(path)}.svg`;

/** The path of an estate's page in the name of such a drawing; null for anything else. */
export function readQrName(name: string): string | null {
  const path = decodeText(name);
  return path !== null && matchPath(path)?.screen === 'estate' ? path : null;
}
