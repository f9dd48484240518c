/** How a user has arranged the panels of the home page. */
export interface Arrangement {
  /** Names of panels from first to last. Those that are not named stay where the page's definition has them. */
  readonly order: readonly string[]
  /** Names of panels that are not shown. */
  readonly hidden: readonly string[]
}

/** Nothing is arranged: all panels, as the definition has them. */
export const plainArrangement: Arrangement = { order: [], hidden: [] }

/** Reads the kept arrangement. Broken or foreign content counts as none. */
export function readArrangement(kept: string | undefined): Arrangement {
  try {
    const { order, hidden } = Object(JSON.parse(kept ?? '{}')) as Record<keyof Arrangement, unknown>
    return { order: namesIn(order), hidden: namesIn(hidden) }
  } catch {
    return plainArrangement
  }
}

const namesIn = (kept: unknown): readonly string[] =>
  Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []

/**
 * Puts names into an order. A name that the order lacks, such as that of a panel in a new release, follows the name
 * that it follows in `names`.
 */
export function inOrder(names: readonly string[], order: readonly string[]): readonly string[] {
  const arranged = order.filter((name, index) => names.includes(name) && order.indexOf(name) === index)
  for (const [index, name] of names.entries()) {
    if (arranged.includes(name)) continue
    const before = names[index - 1]
    arranged.splice(before === undefined ? 0 : arranged.indexOf(before) + 1, 0, name)
  }
  return arranged
}

/** Moves one of the names to another index. */
export function withMoved(names: readonly string[], name: string, toIndex: number): readonly string[] {
  const rest = names.filter((other) => other !== name)
  return [...rest.slice(0, toIndex), name, ...rest.slice(toIndex)]
}

/** Shows a panel or hides it. */
export const withShown = (hidden: readonly string[], name: string, isShown: boolean): readonly string[] =>
  isShown ? hidden.filter((other) => other !== name) : [...hidden, name]
