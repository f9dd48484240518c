/** A copy that has nothing but its own: the page may have added to Object's prototype. */
export function bare<Shape extends object>(shape: Shape): Shape {
  return Object.assign(Object.create(null), shape)
}

/** A bare record of bare things. */
export function bareRecord<Shape extends object>(record: Record<string, Shape>): Record<string, Shape> {
  const copy: Record<string, Shape> = Object.create(null)
  for (const [name, shape] of Object.entries(record)) copy[name] = bare(shape)
  return copy
}
