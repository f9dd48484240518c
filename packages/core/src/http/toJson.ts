/**
 * JSON of plain data, without the `toJSON` methods that old libraries put on `Array.prototype` and `Object.prototype`
 * (they encode twice).
 */
export function toJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${toJson(field)}`).join(',')}}`
}
