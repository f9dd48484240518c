/** Stands in for `checked.ts` in browsers. Without a parameter, so that bundlers leave out what would be made. */
export function request(): undefined {
  return undefined
}
