/** What reached the page's error handlers or console.error in the running test. */
export const problems: string[] = []

const expected: RegExp[] = []

/**
 * Says that the running test provokes an error report (console.error, window error, unhandled rejection) that matches
 * `pattern`. The test fails when it does not come.
 */
export function expectProblem(pattern: RegExp): void {
  expected.push(pattern)
}

/** Empties both lists and gives what was not expected, or expected and missing; undefined when all is well. */
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
