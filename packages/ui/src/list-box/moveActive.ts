import type { ListOption } from './ListOption'

/** Options that Page Up and Page Down skip. */
const page = 10

/**
 * The option that a key activates: the next one that is not disabled, or -1 if all are. From none, down goes to the
 * first and up to the last. Undefined for other keys.
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

/**
 * The option at an index (limited to the list); if it is disabled, the next one in the direction, else in the other.
 */
export function enabledFrom(options: readonly ListOption[], index: number, step: 1 | -1): number {
  const start = Math.max(0, Math.min(index, options.length - 1))
  for (const direction of [step, -step])
    for (let place = start; options[place]; place += direction) if (!options[place]?.disabled) return place
  return -1
}
