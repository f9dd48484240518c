/** The value of a field, by its name or by a path with dots. A name that contains a dot itself takes precedence. */
export function fieldOf(row: unknown, path: string): unknown {
  const own = (from: unknown, name: string) =>
    from !== null && typeof from === 'object' && Object.hasOwn(from, name)
      ? (from as Record<string, unknown>)[name]
      : undefined
  return own(row, path) ?? (path.includes('.') ? path.split('.').reduce(own, row) : undefined)
}
