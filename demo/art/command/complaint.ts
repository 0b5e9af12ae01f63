/** A failure that who draws can act on: its sentence says all, and needs no stack. */
export class PictureComplaint extends Error {
  override name = 'PictureComplaint';
}
