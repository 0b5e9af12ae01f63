/** The one ornament: a hairline with the draughtsman's oblique ticks. It fills the width it is given. */
export const Measure = () => <span className="measure" aria-hidden="true" />;
