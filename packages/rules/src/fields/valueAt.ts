/**
 * The value of a field by its name, or by a path with dots: `rules.0.fee`. A name that itself contains the dot has
 * priority. Reads own properties only: `constructor` is not a field.
 */
export function valueAt(values: unknown, path: string): unknown {
  const whole = own(values, path)
  return whole === undefined && path.includes('.') ? path.split('.').reduce(own, values) : whole
}

function own(values: unknown, name: string): unknown {
  if (typeof values !== 'object' || values === null || !Object.hasOwn(values, name)) return undefined
  return (values as Record<string, unknown>)[name]
}
