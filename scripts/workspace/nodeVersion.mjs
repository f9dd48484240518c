// Uses only syntax of old Node versions: start and test load it first.

/** The oldest supported Node. */
export const NEEDED = [20, 19]

/** Ends the process with a message if this Node is too old. */
export function requireNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return
  console.error(
    `ebkit needs Node ${NEEDED.join('.')} or newer; this is Node ${version}. See https://nodejs.org`,
  )
  process.exit(1)
}
