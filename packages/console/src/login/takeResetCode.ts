const mark = '#reset='

/**
 * The code of a link to choose a password: `/login#reset=…`. It is taken out of the address at once, so that nobody finds it
 * in the history of a shared machine.
 */
export function takeResetCode(): string | undefined {
  const { hash, pathname, search } = location
  if (!hash.startsWith(mark)) return undefined
  history.replaceState(history.state, '', pathname + search)
  return hash.slice(mark.length)
}
