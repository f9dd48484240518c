import { existsSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'

/** Libraries that example pages load directly from the packages. Nothing else of node_modules is served. */
const libraries = new Set(['jquery', 'bootstrap', 'jquery-ui-dist', 'vue', 'element-ui'])

/** File types of pages. Sources of servers and tests are not served. */
const types = new Set([
  '.html',
  '.css',
  '.js',
  '.svg',
  '.png',
  '.jpg',
  '.webp',
  '.woff',
  '.woff2',
  '.ttf',
  '.eot',
  '.map',
])
const notPages = new Set(['partner', 'e2e', 'node_modules'])

function libraryFolder(examples: string, name: string): string | undefined {
  const places = [join(examples, 'node_modules', name), join(dirname(examples), 'node_modules', name)]
  return places.find((place) => existsSync(place))
}

/** The location of the file behind `/examples/<path>`; undefined if it is not served. */
export function exampleFile(examples: string, path: string): { root: string; path: string } | undefined {
  const segments = path.split('/')
  if (path === '' || path.endsWith('/')) return { root: examples, path: `${path}index.html` }
  if (!types.has(extname(path).toLowerCase()) || notPages.has(segments[0] ?? '')) return undefined
  if (segments[0] !== 'vendor') return { root: examples, path }
  const name = segments[1] ?? ''
  const root = libraries.has(name) ? libraryFolder(examples, name) : undefined
  return root === undefined ? undefined : { root, path: segments.slice(2).join('/') }
}
