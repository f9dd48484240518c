import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace/root.mjs'

const folder = join(root, 'packages', 'elements', 'src', 'register')
const consoleEntry = join(root, 'packages', 'console', 'src', 'main.tsx')

/** Chunk name → entry module: one for each element that can be registered, and the console. */
export function entries() {
  const elements = readdirSync(folder).filter((file) => /^[a-z-]+\.ts$/.test(file))
  return {
    ...Object.fromEntries(elements.sort().map((file) => [`eb-${file.replace(/\.ts$/, '')}`, join(folder, file)])),
    ...(existsSync(consoleEntry) && { console: consoleEntry }),
  }
}
