const mark = '#reset='

/**
 * The code of a link for choosing a password: `/login#reset=…`. It is removed from the address at once, so that it
 * does not stay in the history of a shared computer.
 */
export function takeResetCode(): string | undefined {
  const { hash, pathname, search } = location
  if (!hash.startsWith(mark)) return undefined
  history.replaceState(history.state, '', pathname + search)
  return hash.slice(mark.length)
}
