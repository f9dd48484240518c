// Test pages load bundles: a page of the contract's suite requests 80 files instead of 800, which took half of the time
// of browser tests. The tests of one package are bundled together with shared chunks when the first of them is
// requested, so that each module still exists once per page.
import { readFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { build } from 'esbuild'
import { wrappedAliOss } from '../build/aliOss.mjs'
import { nativePromise } from '../build/bundle.mjs'
import { cssTextForEsbuild } from '../css-text.mjs'
import { root } from '../workspace/root.mjs'

/** Path prefix of the bundles. */
const PREFIX = '/.tests/'
const guard = 'packages/testing/src/browser/guard.ts'
/** Registers all elements; pages in frames load it by its address. */
const page = 'packages/elements/src/contract/elements.ts'

const slashes = (path) => path.replaceAll('\\', '/')
/** The package of a file. Subfolders may contain packages too (the copy that new:widget is tested in). */
const packageOf = (file) => /^(.*?packages\/[\w-]+)\//.exec(file)?.[1] ?? dirname(file)

/**
 * Plugin of the test server, and a reporter, since reporters get the list of files.
 *
 * @param {object} options
 * @param {{ find: RegExp, replacement: string }[]} options.alias imports and their replacements
 * @param {Record<string, string>} options.define constants
 * @param {string[]} options.first modules evaluated before the tests
 */
export function testBundles(options) {
  const entries = [page]
  const building = new Map()
  const outputs = new Map()
  const bundled = (name, files) => {
    if (!building.has(name)) building.set(name, bundle(name, files, options, outputs))
    return building.get(name)
  }
  /** Bundled alone if one of its package does not compile, which may be another test. */
  const built = (file) => {
    const name = packageOf(file)
    const files = entries.filter((other) => packageOf(other) === name)
    return bundled(name, files).catch(() => bundled(file, [file]))
  }
  const reporter = {
    /** The first package is bundled while the browser starts; what does not compile is told by the request for it. */
    start({ testFiles }) {
      entries.push(...testFiles.map((file) => slashes(relative(root, file))))
      if (testFiles.length > 0) built(entries[1]).catch(() => {})
    },
  }
  const plugin = {
    name: 'test-bundles',
    async serve({ path }) {
      const file = decodeURI(path.slice(1))
      if (!entries.includes(file)) return undefined
      await built(file)
      return { body: `import ${JSON.stringify(PREFIX + file.replace(/\.tsx?$/, '.js'))}\n`, type: 'js' }
    },
  }
  /**
   * For the configuration's `middleware`: plugins would read, transform and enlarge once more what is bundled already.
   */
  const middleware = (context, next) => {
    const output = outputs.get(context.path)
    if (!output) return next()
    context.body = output.body
    context.type = output.type
    context.set(cached)
  }
  return { plugin, reporter, middleware }
}

async function bundle(name, files, { alias, define, first }, outputs) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: files,
    outbase: root,
    outdir: resolve(root, `.${PREFIX}`),
    chunkNames: `${name}/[name]-[hash]`,
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['source', 'browser', 'development'],
    // As without a bundle: imported modules run, whatever their package declares about side effects.
    ignoreAnnotations: true,
    // As in the chunks: libraries use the browser's own Promise, whatever the page has replaced.
    banner: { js: nativePromise },
    sourcemap: 'linked',
    sourcesContent: false,
    define,
    tsconfigRaw: {
      compilerOptions: {
        jsx: 'react-jsx',
        target: 'ES2022',
        useDefineForClassFields: true,
        verbatimModuleSyntax: true,
      },
    },
    plugins: [served, aliases(alias), preceded([...first, guard]), wrappedAliOss, cssTextForEsbuild()],
    logLevel: 'warning',
  })
  for (const { path, text } of outputFiles) {
    const type = path.endsWith('.map') ? 'json' : 'js'
    const body = text.replace(...inheritedNames)
    outputs.set(`/${slashes(relative(root, path))}`, { body, type })
  }
}

/** esbuild's own helper for `import * as` would include additions of an old page to Object.prototype. */
const inheritedNames = ['for (var name in all)', 'for (var name of Object.keys(all))']

/** The server's port changes with each run. */
const cached = { 'cache-control': 'public, max-age=31536000' }

/** Imports by absolute address are served unbundled. */
const served = {
  name: 'served',
  setup({ onResolve }) {
    onResolve({ filter: /^\/(__web-|packages\/)/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path, external: true },
    )
  },
}

const aliases = (alias) => ({
  name: 'aliases',
  setup({ onResolve }) {
    for (const { find, replacement } of alias)
      onResolve({ filter: find }, ({ path }) => ({ path: path.replace(find, replacement) }))
  },
})

/** Every test and the page of all elements run after these modules without importing them. */
const preceded = (modules) => ({
  name: 'preceded',
  setup({ onLoad }) {
    onLoad({ filter: /(\.test\.tsx|[\\/]contract[\\/]elements\.ts)$/ }, async ({ path }) => {
      const isTest = path.endsWith('.tsx')
      const imports = modules
        .filter((module) => isTest || module !== guard)
        .map((module) => `import ${JSON.stringify(resolve(root, module))};`)
      return { contents: imports.join('') + (await readFile(path, 'utf8')), loader: isTest ? 'tsx' : 'ts' }
    })
  },
})
