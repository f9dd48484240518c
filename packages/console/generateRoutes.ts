// Writes src/routes/routeTable.ts from the applications of the domain, without their pages' definitions:
//   node --import tsx --conditions=source packages/console/generateRoutes.ts
import { writeFileSync } from 'node:fs'
import { applications } from '@ebkit/domain'
import { tableOf } from './src/routes/tableOf'

const lines = tableOf(applications).map((entry) => {
  const pairs = Object.entries(entry).map(
    ([key, value]) => `${key}: ${typeof value === 'string' ? `'${value}'` : value}`,
  )
  return `  { ${pairs.join(', ')} },`
})

writeFileSync(
  new URL('src/routes/routeTable.ts', import.meta.url),
  `// Written by generateRoutes.ts: change packages/domain, not this file.
import type { RouteEntry } from './RouteEntry'

/** Every route of the console, in the order of the specification. @spec W-ROUTE-2 */
// biome-ignore format: one route a line
export const routeTable: readonly RouteEntry[] = [
${lines.join('\n')}
]
`,
)
