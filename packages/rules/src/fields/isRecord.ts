/** Whether a value is a plain object: no list, no `Date`, no `File`. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  // Of another frame, too: what has no prototype above its own is an object literal.
  return prototype === null || Object.getPrototypeOf(prototype) === null
}
