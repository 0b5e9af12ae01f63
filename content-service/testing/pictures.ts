/** Small pictures as bytes, one per format; 60 × 40 pixels unless their name says otherwise. */

const decoded = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

export const RED_WEBP = decoded(
  'UklGRkwAAABXRUJQVlA4IEAAAACQAwCdASo8ACgAPm02mEkkIyKhIqgAgA2JZwB2AAAt4QkfWPDAAP7z32f/8Buvi2mX//3sF/7jP/7jP/p8AAAA',
);
export const BLUE_WEBP = decoded(
  'UklGRlIAAABXRUJQVlA4IEYAAACwAwCdASo8ACgAPm02mEkkIyKhIqgAgA2JZwDUfoAAFRppT6x4YAD++b4X//eM//uM//uM/+t3/DaqycFLXYwoCsIAAAAA',
);
/** 30 × 20 pixels. */
export const SMALL_WEBP = decoded(
  'UklGRkgAAABXRUJQVlA4IDwAAAAQAwCdASoeABQAPm00lkekIyIhKAgAgA2JZQB2AACKtrAA/vPfZ//wG6+LaZf//ewX/uM//uM/+nwAAAA=',
);
export const PNG = decoded(
  'iVBORw0KGgoAAAANSUhEUgAAADwAAAAoCAMAAACVZWnNAAAAA1BMVEXMAAA/z1L+AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGUlEQVRIie3BMQEAAADCoPVPbQwfoAAAeBgJiAABYSgL3QAAAABJRU5ErkJggg==',
);
export const AVIF = decoded(
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACYAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAADwAAAAoAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAubWRhdBIACgk4FXudpAQ0GkAyFxlCYwTAADQAAJfK4Kray6sklovw8ONf',
);
export const JPEG = decoded(
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAoADwDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAQG/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AiAImnAAAAAAAAAAAAAAAAAAAAAAf/9k=',
);
export const SVG = new TextEncoder().encode(
  '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><path d="M0 0h9"/></svg>',
);

/** SHA-256 of bytes, hexadecimal: a file's name. */
export const hashOf = async (bytes: Uint8Array): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
