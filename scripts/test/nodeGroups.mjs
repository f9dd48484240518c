// Which Node tests share a process. Starting a process with the libraries of a gateway takes a second of processor
// time, and there are two hundred files.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../workspace/root.mjs'
import { bundleFolder, sourceOf } from './nodeBundles.mjs'

/** Files per process, run one after another. */
const groupSize = 16

/**
 * Code that would affect other files in the process: file-level hooks, the process itself, replaced clocks and globals.
 */
const needsOwnProcess =
  /^(before|after|beforeEach|afterEach)\(|\bprocess\.|\bmock\b|\bglobalThis\b|node:(child_process|fs|module|worker_threads|v8)'|injectDisk|syncBuiltin/m

/** Asking for these disturbs nobody: whether full counts are wanted, the time that was spent, types, files that are read. */
const harmless =
  /\bprocess\.env\.EB_(SOAK|TURN)\b|\bprocess\.cpuUsage\(\)\.user\b|\btypeof globalThis\.|^import \{ (readFileSync|readdirSync|existsSync)(, (readFileSync|readdirSync|existsSync))* \} from 'node:fs'$/gm

/**
 * Groups tests by package, in their order.
 * @param {string[]} files sources, relative to the repository
 * @param {(file: string) => string} read returns a file's source
 * @returns {string[][]}
 */
export function groupsOf(files, read = (file) => readFileSync(join(root, file), 'utf8')) {
  const groups = []
  const open = new Map()
  for (const file of files) {
    const name = /^packages\/[\w-]+/.exec(file)?.[0]
    if (!name || !file.endsWith('.ts') || needsOwnProcess.test(read(file).replace(harmless, ''))) {
      groups.push([file])
      continue
    }
    const group = open.get(name) ?? []
    group.push(file)
    if (group.length === 1) groups.push(group)
    open.set(name, group.length < groupSize ? group : undefined)
  }
  return groups
}

/**
 * The runner's input for bundles: a bundle that runs alone, or a module that runs several.
 * @param {string[]} bundles of `bundleNodeTests`, relative to the repository
 * @returns {string[]}
 */
export function writeGroups(bundles) {
  const bundleOf = new Map(bundles.map((bundle) => [sourceOf(bundle), bundle]))
  return groupsOf([...bundleOf.keys()]).map((group, index) => {
    const parts = group.map((file) => bundleOf.get(file))
    if (parts.length === 1) return parts[0]
    const path = `${bundleFolder}/group-${index}.mjs`
    const lines = parts.map((part) => `import '${pathToFileURL(join(root, part))}'\n`)
    writeFileSync(join(root, path), lines.join(''))
    return path
  })
}
