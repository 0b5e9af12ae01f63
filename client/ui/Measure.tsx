/** Decorative line with oblique ticks, like a dimension line in a drawing. It fills the available width. */
export const Measure = () => <span className="measure" aria-hidden="true" />;
