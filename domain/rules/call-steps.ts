/**
 * Upper bounds in milliseconds of the duration steps for content service calls; slower calls count in one
 * more step.
 */
export const CALL_STEPS = [50, 100, 200, 400, 800, 1_600, 3_200] as const;
