/** How each of our maps behaves: two fingers or a key move it, and it shows no words of the library's own. */
export const QUIET_MAP = {
  metaWheelZoom: true,
  metaWheelZoomWarning: '',
  twoFingerDrag: true,
  twoFingerDragWarning: '',
  attribution: false,
  attributionPrefix: false,
} as const;
