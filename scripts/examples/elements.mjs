import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'vite'
import { scriptTargets } from '../build/targets.mjs'
import { project, refuseWorkspace } from './packed.mjs'

const source = join(project, 'elements')

/** The bundle's folder: page.js registers every element of the npm packages, on React 19. */
export const elementsPage = join(source, 'dist')

/** All entries that register an element, with the imports a partner writes. */
function registrations() {
  const manifest = join(project, 'node_modules/@ebkit/elements/package.json')
  const { exports, name } = JSON.parse(readFileSync(manifest, 'utf8'))
  return Object.entries(exports)
    .filter(([, target]) => target.default?.startsWith('./dist/register/'))
    .map(([key]) => `import '${name}${key.slice(1)}'\n`)
    .join('')
}

/** Bundles all elements of the packed packages, as a Vite project does. */
export async function buildElementsPage() {
  mkdirSync(source, { recursive: true })
  writeFileSync(join(source, 'page.js'), registrations())
  const { output } = await build({
    root: source,
    configFile: false,
    publicDir: false,
    base: './',
    logLevel: 'warn',
    build: {
      target: scriptTargets,
      modulePreload: false,
      chunkSizeWarningLimit: Infinity,
      rollupOptions: { input: join(source, 'page.js'), output: { entryFileNames: '[name].js' } },
    },
  })
  refuseWorkspace(output.flatMap(({ moduleIds }) => moduleIds ?? []).map((id) => relative(source, id)))
}
