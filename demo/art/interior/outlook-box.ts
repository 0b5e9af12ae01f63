/** The part of the picture that an opening takes, px; the horizon is at eye level. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
}
