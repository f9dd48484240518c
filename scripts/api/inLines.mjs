/** A longer line could not be compared in a diff. */
const LONGEST = 140

/**
 * Breaks a long type at its members: one a line, indented by its depth.
 *
 * @param {string} line
 */
export function inLines(line) {
  if (line.length <= LONGEST) return line
  const indent = /^ */.exec(line)[0]
  let depth = 0
  return line.replace(/'[^']*'|\{ |; \}|; | \}|\{\}/g, (found) => {
    if (found === '{ ') depth += 1
    else if (found.endsWith('}') && found !== '{}') depth -= 1
    else if (found !== '; ') return found
    const begin = `\n${indent}${'  '.repeat(depth)}`
    if (found === '{ ') return `{${begin}`
    return found === '; ' ? begin : `${begin}}`
  })
}
