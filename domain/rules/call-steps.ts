/** Milliseconds up to which a call of the content service counts in each step; what took longer counts in one more. */
export const CALL_STEPS = [50, 100, 200, 400, 800, 1_600, 3_200] as const;
