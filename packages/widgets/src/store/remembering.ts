/** Memoises a function for its last input. */
export function remembering<Input, Result>(compute: (input: Input) => Result): (input: Input) => Result {
  let last: { input: Input; result: Result } | undefined
  return (input) => {
    if (!last || last.input !== input) last = { input, result: compute(input) }
    return last.result
  }
}
