/** A home of the recorded answer, as the vendor sends it. */
export type RecordedHome = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly details: readonly Readonly<Record<string, unknown>>[];
  readonly pictures: readonly Readonly<Record<string, unknown>>[];
};

/** The homes in the text of `estates-list.ndjson`; the reader depends on where the test runs. */
export const recordedIn = (text: string): readonly RecordedHome[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): RecordedHome => JSON.parse(line));

/** The error that the vendor returned beside the homes, with status 200, for a page that was a number. */
export const VALIDATION_ERROR = {
  code: 'BadRequestFormat',
  message: "Error converting value 1 to type 'ScrollablePageRequest'. Path 'Page', line 2, position 11.",
} as const;

/** The recorded answer around its homes. */
export const answerWith = (estates: readonly RecordedHome[]) => ({
  estates,
  totalCount: estates.length,
  isValidRequest: true,
  validationErrors: [VALIDATION_ERROR],
});
