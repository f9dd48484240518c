import type { ListOption } from './ListOption'

/** Options that Page Up and Page Down pass over. */
const page = 10

/**
 * Where a key takes the active option of a list: the next one that is not disabled, or -1 if all are. From none, down
 * goes to the first one and up to the last one. Undefined for a key that moves nothing.
 */
export function moveActive(options: readonly ListOption[], active: number, key: string): number | undefined {
  const last = options.length - 1
  if (key === 'ArrowDown') return enabledFrom(options, active + 1, 1)
  if (key === 'ArrowUp') return enabledFrom(options, active < 0 ? last : active - 1, -1)
  if (key === 'PageDown') return enabledFrom(options, active + page, 1)
  if (key === 'PageUp') return enabledFrom(options, active - page, -1)
  if (key === 'Home') return enabledFrom(options, 0, 1)
  if (key === 'End') return enabledFrom(options, last, -1)
}

/** The option at an index (within the list), or where it is disabled the next one in a direction, else the other way. */
export function enabledFrom(options: readonly ListOption[], index: number, step: 1 | -1): number {
  const start = Math.max(0, Math.min(index, options.length - 1))
  for (const direction of [step, -step])
    for (let place = start; options[place]; place += direction) if (!options[place]?.disabled) return place
  return -1
}
