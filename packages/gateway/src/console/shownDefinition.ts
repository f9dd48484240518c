/**
 * Keys that only developers of the console or the gateway need. Browsers learn from the definitions of resources which
 * computed fields are read-only.
 */
const withheld = new Set([
  'notes',
  'behaviours',
  'calls',
  'widgets',
  'uses',
  'effect',
  'computed',
  'seed',
  'auto',
])

/** A part of the catalogue without the texts for the console's developers. */
export function shownDefinition<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(shownDefinition) as Part
  if (typeof part !== 'object' || part === null) return part
  const shown = Object.entries(part)
    .filter(([key]) => !withheld.has(key))
    .map(([key, value]) => [key, shownDefinition(value)])
  return Object.fromEntries(shown) as Part
}
