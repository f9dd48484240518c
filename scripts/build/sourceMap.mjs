// Reads the mappings of a source map: https://tc39.es/ecma426/.
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Numbers of one segment: base 64, five bits a digit, lowest first, the sign in the lowest. */
function numbersOf(segment) {
  const numbers = []
  let value = 0
  let shift = 0
  for (const character of segment) {
    const digit = digits.indexOf(character)
    value |= (digit & 31) << shift
    shift += 5
    if (digit & 32) continue
    numbers.push(value & 1 ? -(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  return numbers
}

/**
 * Cuts a file into the pieces that its map tells apart.
 *
 * @param {{ sources: string[], mappings: string }} map
 * @returns {{ source: string | undefined, text: string }[]} in the file's order; source: undefined for what has none
 */
export function segmentsOf(map, code) {
  const lines = code.split('\n')
  let sourceIndex = 0
  return map.mappings.split(';').flatMap((segments, row) => {
    let column = 0
    const starts = [{ column: 0, source: undefined }]
    for (const segment of segments ? segments.split(',') : []) {
      const [columns, sources] = numbersOf(segment)
      column += columns
      sourceIndex += sources ?? 0
      starts.push({ column, source: sources === undefined ? undefined : map.sources[sourceIndex] })
    }
    return starts.map(({ column: start, source }, index) => ({
      source,
      text: lines[row].slice(start, starts[index + 1]?.column),
    }))
  })
}
