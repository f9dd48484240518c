/** Whether a value is a plain object, not a list, `Date` or `File`. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  // Also true for object literals of other frames: their prototype has no prototype.
  return prototype === null || Object.getPrototypeOf(prototype) === null
}
