/** The types of each setting, one letter per type: text, number, flag, list, object, function. */
export type Shape = Readonly<Record<string, string>>

const names: Record<string, string> = {
  t: 'a text',
  n: 'a number',
  b: 'true or false',
  l: 'a list',
  o: 'an object',
  f: 'a function',
}

/**
 * The valid settings of an object. Unknown and mistyped ones are reported once each and omitted.
 *
 * @example
 * ```ts
 * import { readShape } from '@ebkit/core/configuration'
 *
 * const problems: string[] = []
 * const given = { title: 'Rooms', pageSize: '20' }
 * readShape(given, { title: 't', pageSize: 'n' }, 'list', (problem) => problems.push(problem)) // { title: 'Rooms' }
 * problems // ['list.pageSize is not a number']
 * ```
 */
export function readShape(
  given: unknown,
  shape: Shape,
  path: string,
  report: (problem: string) => void,
): Record<string, unknown> {
  const read: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(Object(given))) {
    const letters = Object.hasOwn(shape, name) ? (shape[name] as string) : ''
    if (letters.includes(letterOf(value))) read[name] = value
    else if (!letters) report(`${path}.${name} is unknown`)
    else if (value !== undefined)
      report(`${path}.${name} is not ${[...letters].map((letter) => names[letter]).join(' or ')}`)
  }
  return read
}

/** The objects of a list that have a name, checked by `readShape`. */
export function readEach(
  given: unknown,
  shape: Shape,
  path: string,
  report: (problem: string) => void,
): Record<string, unknown>[] {
  if (given === undefined) return []
  if (!Array.isArray(given)) {
    report(`${path} is not a list`)
    return []
  }
  return given.flatMap((one, index): Record<string, unknown>[] => {
    const read = readShape(one, shape, `${path}[${index}]`, report)
    if (read.name) return [read]
    if ((one as { name?: unknown } | null)?.name === undefined) report(`${path}[${index}].name is missing`)
    return []
  })
}

function letterOf(value: unknown): string {
  if (Array.isArray(value)) return 'l'
  const letters = { string: 't', number: 'n', boolean: 'b', function: 'f', object: value ? 'o' : '-' }
  return letters[typeof value as keyof typeof letters] ?? '-'
}
