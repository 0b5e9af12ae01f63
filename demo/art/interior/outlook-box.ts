/** The part of the picture that an opening takes, px; the horizon lies where the eye is. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
}
