/**
 * The value of a field by its name, or by names with dots between: `rules.0.fee`. A name that has the dot itself comes
 * first. Only what the records hold themselves: `constructor` is no field.
 */
export function valueAt(values: unknown, path: string): unknown {
  const whole = own(values, path)
  return whole === undefined && path.includes('.') ? path.split('.').reduce(own, values) : whole
}

function own(values: unknown, name: string): unknown {
  if (typeof values !== 'object' || values === null || !Object.hasOwn(values, name)) return undefined
  return (values as Record<string, unknown>)[name]
}
