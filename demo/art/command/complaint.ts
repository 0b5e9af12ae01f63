/** An error that the person who draws can fix: its message says everything, without a stack. */
export class PictureComplaint extends Error {
  override name = 'PictureComplaint';
}
