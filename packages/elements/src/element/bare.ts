/** A copy without a prototype: the page may have extended Object's. */
export function bare<Shape extends object>(shape: Shape): Shape {
  return Object.assign(Object.create(null), shape)
}

/** A record without a prototype, with each value of another record converted. */
export const mapBare = <Part extends object, Made>(
  record: Record<string, Part>,
  make: (part: Part) => Made,
): Record<string, Made> =>
  bare(Object.fromEntries(Object.entries(record).map(([name, part]) => [name, make(part)])))
