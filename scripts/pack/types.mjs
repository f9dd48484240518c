import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { root } from '../workspace/root.mjs'

const samples = join(root, 'scripts/pack/types')

/** As strict as a partner's project can be. */
const project = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    // The test of Node's module resolution reads our declarations each time.
    skipLibCheck: !process.env.EB_SOAK,
    noEmit: true,
    types: [],
  },
  vueCompilerOptions: { strictTemplates: true },
  include: ['.'],
}

/**
 * Checks pages in TSX and Vue templates that import an entry of an element, and no typings.
 * @param {string} folder with the packages in its node_modules
 * @returns {string[]} where something is refused: `Refused.vue(6)`
 */
export function refusedLines(folder) {
  const pages = join(folder, 'typed-pages')
  mkdirSync(pages, { recursive: true })
  for (const name of readdirSync(samples))
    copyFileSync(join(samples, name), join(pages, name.replace(/\.txt$/, '')))
  writeFileSync(join(pages, 'tsconfig.json'), JSON.stringify(project))
  const compiler = join(root, 'node_modules/vue-tsc/bin/vue-tsc.js')
  const { stdout } = spawnSync(process.execPath, [compiler, '--pretty', 'false', '-p', pages], {
    cwd: pages,
    encoding: 'utf8',
  })
  return stdout
    .split('\n')
    .filter((line) => line.includes('error TS'))
    .map((line) => line.replace(/,\d+\): error.*/, ')'))
    .sort()
}

/** How a bundler, and Node with ES modules, resolve a package; the packages are nothing else. */
const resolutions = ['bundler', 'node16-esm']

/** What arethetypeswrong finds in a tarball. @param {string} tarball */
export async function wrongTypes(tarball) {
  const { problems } = await checkPackage(createPackageFromTarballData(readFileSync(tarball)))
  return problems.filter(({ resolutionKind }) => !resolutionKind || resolutions.includes(resolutionKind))
}
