/** Memoises a function for its last arguments. */
export function rememberLast<Arguments extends unknown[], Result>(
  work: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  let last: { given: Arguments; result: Result } | undefined
  return (...given) => {
    if (!last || given.some((one, place) => one !== last?.given[place]))
      last = { given, result: work(...given) }
    return last.result
  }
}
