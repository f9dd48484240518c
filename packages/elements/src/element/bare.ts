/** A copy that has nothing but its own: the page may have added to Object's prototype. */
export function bare<Shape extends object>(shape: Shape): Shape {
  return Object.assign(Object.create(null), shape)
}

/** A bare record of what is made of each part of another one. */
export const mapBare = <Part extends object, Made>(
  record: Record<string, Part>,
  make: (part: Part) => Made,
): Record<string, Made> =>
  bare(Object.fromEntries(Object.entries(record).map(([name, part]) => [name, make(part)])))
