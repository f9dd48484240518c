import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace/root.mjs'

const sources = join(root, 'packages', 'elements', 'src')
const consoleFolder = join(root, 'packages', 'console', 'src')
const consoleEntry = join(consoleFolder, 'main.tsx')
const entry = /'(eb-[a-z-]+)': \(\) => import\('\.\/(register\/[a-z-]+)'\)/g

/** Chunk name → entry module: the runtime, what EB.diagnose() loads, each element of packages/elements/src/catalog.ts, and the console: its page and its element. */
export function entries() {
  const catalog = readFileSync(join(sources, 'catalog.ts'), 'utf8')
  return {
    runtime: join(sources, 'runtime.ts'),
    diagnosis: join(root, 'packages', 'core', 'src', 'diagnosis', 'index.ts'),
    ...Object.fromEntries(
      [...catalog.matchAll(entry)].map(([, tag, path]) => [tag, join(sources, `${path}.ts`)]),
    ),
    ...(existsSync(consoleEntry) && {
      console: consoleEntry,
      'eb-console': join(consoleFolder, 'element', 'register.ts'),
    }),
  }
}
