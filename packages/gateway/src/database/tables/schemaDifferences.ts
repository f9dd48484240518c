/** The lines of a schema text, by table. */
function tablesIn(text: string): ReadonlyMap<string, readonly string[]> {
  const tables = text.split(/^table /m).slice(1)
  return new Map(
    tables.map((table) => {
      const [name = '', ...lines] = table.trimEnd().split('\n')
      return [name, lines.map((line) => line.trim())]
    }),
  )
}

function ofTable(name: string, before: readonly string[], now: readonly string[]): string[] {
  const gone = before.filter((line) => !now.includes(line)).map((line) => `- ${name}: ${line}`)
  return [...gone, ...now.filter((line) => !before.includes(line)).map((line) => `+ ${name}: ${line}`)]
}

/** The differences between two schema texts, one line each: `-` for a removed line, `+` for a new one. */
export function schemaDifferences(before: string, now: string): string[] {
  const [old, tables] = [tablesIn(before), tablesIn(now)]
  const names = new Set([...old.keys(), ...tables.keys()])
  return [...names].flatMap((name) => {
    const [lines, others] = [old.get(name), tables.get(name)]
    if (!lines) return [`+ ${name}`]
    return others ? ofTable(name, lines, others) : [`- ${name}`]
  })
}
