/** Errors that reached the page's error handlers or console.error in the running test. */
export const problems: string[] = []

const expected: RegExp[] = []

/**
 * Declares that the running test causes an error report (console.error, window error, unhandled rejection) that matches
 * `pattern`. The test fails without it.
 */
export function expectProblem(pattern: RegExp): void {
  expected.push(pattern)
}

/** Clears both lists and returns the unexpected and the missing errors; undefined if there are none. */
export function takeUnexpected(): string | undefined {
  const came = problems.splice(0)
  const patterns = expected.splice(0)
  const wrong = [
    ...came.filter((problem) => !patterns.some((pattern) => pattern.test(problem))),
    ...patterns
      .filter((pattern) => !came.some((problem) => pattern.test(problem)))
      .map((pattern) => `expected a problem like ${pattern}, none came`),
  ]
  return wrong.length > 0 ? wrong.join('\n') : undefined
}
