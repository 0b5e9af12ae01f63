/** Event on the map when it has drawn other marks than before. */
export const MARKS_DRAWN = 'marks';
