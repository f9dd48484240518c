// React is CommonJS; the test server needs modules with named exports that all share one copy. It is bundled once per
// version into .vendor/ (ignored by git).
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const require = createRequire(import.meta.url)
const root = fileURLToPath(new URL('../../', import.meta.url))

const entries = {
  react: 'react',
  'react-dom': 'react-dom',
  'react-dom-client': 'react-dom/client',
  'react-jsx-runtime': 'react/jsx-runtime',
  'react-jsx-dev-runtime': 'react/jsx-dev-runtime',
}

/** Bundles React unless this version exists already, and returns the aliases for it. */
export async function reactAlias() {
  const folder = `${root}.vendor/react-${require('react/package.json').version}`
  if (!existsSync(`${folder}/react.js`)) await bundleReact(folder)
  return Object.entries(entries).map(([file, specifier]) => ({
    find: new RegExp(`^${specifier}$`),
    replacement: `${folder}/${file}.js`,
  }))
}

async function bundleReact(folder) {
  process.env.NODE_ENV ??= 'development'
  await build({
    entryPoints: Object.fromEntries(
      Object.entries(entries).map(([file, specifier]) => [file, `named:${specifier}`]),
    ),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    outdir: folder,
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'warning',
    plugins: [namedExports],
  })
}

const namedExports = {
  name: 'named-exports',
  setup(build) {
    build.onResolve({ filter: /^named:/ }, ({ path }) => ({
      path: path.slice('named:'.length),
      namespace: 'named',
    }))
    build.onLoad({ filter: /.*/, namespace: 'named' }, ({ path }) => ({
      resolveDir: root,
      contents: reexport(path),
    }))
  },
}

function reexport(specifier) {
  const names = Object.keys(require(specifier)).filter(
    (name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default',
  )
  return [
    `import all from ${JSON.stringify(specifier)}`,
    'export default all',
    ...names.map((name) => `export const ${name} = all.${name}`),
  ].join('\n')
}
