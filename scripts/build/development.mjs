// What browsers load while somebody works on ebkit (`npm run dev`): the same entries, bundled by esbuild, which makes them
// again a second after a change. It is neither tested nor served to users (docs/decisions/087).
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { context } from 'esbuild'
import { root } from '../workspace/root.mjs'
import { nativePromise } from './bundle.mjs'
import { entries } from './catalog.mjs'
import { writeConsolePage } from './consolePage.mjs'
import { languages } from './languages.mjs'
import { librariesApart } from './librariesApart.mjs'
import { scriptEntries } from './loader.mjs'
import { preactFor } from './plugins.mjs'

/** Looks like a release, since addresses are compared with their pattern; it is always the same one. */
const version = '0.0.0-00000000'

const common = {
  absWorkingDir: root,
  bundle: true,
  write: false,
  target: 'es2022',
  sourcemap: 'linked',
  sourcesContent: false,
  legalComments: 'none',
  logLevel: 'warning',
  // It says only that modules without side effects are left out, as in the build that ships.
  logOverride: { 'ignored-bare-import': 'silent' },
  tsconfigRaw: { compilerOptions: { target: 'ES2022', useDefineForClassFields: true } },
}

/**
 * Opens a build that can be repeated.
 *
 * @param {string} folder output folder, emptied first
 * @param {() => Record<string, string>} entriesOf chunk name → entry module, asked for again at each build
 * @returns {Promise<{ rebuild: () => Promise<boolean>, close: () => Promise<void> }>} rebuild: false if sources do not
 *   compile, which has been reported; the files of the last build stay
 */
export async function openDevelopmentBuild(folder, entriesOf = entries) {
  await rm(folder, { recursive: true, force: true })
  const write = changedFiles()
  const libraries = librariesApart(modulesOf(folder))
  let input
  let builds = []
  const close = () => Promise.all(builds.splice(0).map((build) => build.dispose()))
  const rebuild = async () => {
    const wanted = entriesOf()
    if (JSON.stringify(wanted) !== JSON.stringify(input)) {
      await close()
      builds = await Promise.all([
        context({ ...modulesOf(folder), entryPoints: wanted, plugins: [libraries.plugin] }),
        openScripts(wanted, folder),
      ])
      await writeLanguages(wanted, folder)
      input = wanted
    }
    const results = await Promise.allSettled(builds.map((build) => build.rebuild()))
    await libraries.write()
    await write(results.flatMap(({ value }) => value?.outputFiles ?? []))
    await writeConsolePage(join(folder, 'console'), version, [alone])
    return results.every(({ status }) => status === 'fulfilled')
  }
  return { rebuild, close }
}

/** Writes what changed. Chunks have their hash in their name and come first: no page finds an entry before its chunks. */
function changedFiles() {
  const written = new Map()
  const writeOne = async ({ path, hash, contents }) => {
    if (written.get(path) === hash) return
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, contents)
    written.set(path, hash)
  }
  const isChunk = ({ path }) => /-[0-9A-Z]{8}\.js(\.map)?$/.test(path)
  return async (files) => {
    await Promise.all(files.filter(isChunk).map(writeOne))
    await Promise.all(files.filter((file) => !isChunk(file)).map(writeOne))
  }
}

/** Nothing is preloaded: the page is of this machine. */
const alone = { fileName: 'console.js', imports: [], dynamicImports: [] }

const releaseOf = (folder) => join(folder, 'eb', version)

const modulesOf = (folder) => ({
  ...common,
  outdir: releaseOf(folder),
  chunkNames: '[name]-[hash]',
  format: 'esm',
  splitting: true,
  conditions: ['source', 'browser'],
  jsx: 'automatic',
  jsxImportSource: 'preact',
  alias: preactFor,
  // As it is written: who works on ebkit has a browser that knows it.
  loader: { '.css': 'text' },
  define: { 'process.env.NODE_ENV': '"production"' },
  banner: { js: nativePromise },
})

/** The script tag, which loads each element's own chunk, and the plugin for Vue 2. */
function openScripts(input, folder) {
  const files = Object.keys(input).filter((name) => name.startsWith('eb-'))
  const tags = Object.fromEntries(files.map((tag, number) => [tag, [number]]))
  return context({
    ...common,
    entryPoints: scriptEntries,
    outdir: join(folder, 'eb'),
    format: 'iife',
    define: { __EB_VERSION__: JSON.stringify(version), __EB_MANIFEST__: JSON.stringify({ files, tags }) },
  })
}

/** Texts are in the code; pages ask for these files nevertheless. */
async function writeLanguages(input, folder) {
  await mkdir(releaseOf(folder), { recursive: true })
  const names = Object.keys(input).flatMap((name) => languages.map((language) => `${name}.${language}.js`))
  await Promise.all(names.map((name) => writeFile(join(releaseOf(folder), name), 'export default {}\n')))
}
