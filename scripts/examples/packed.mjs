import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace/root.mjs'

const tarballs = join(root, 'dist/packages')

/** A project beside the workspace: our packages come from the tarballs, libraries from the workspace. */
export const project = join(root, 'dist/examples-react')

/** @throws with the program's output on failure */
export const runOrThrow = (command, args, what) => runIn(root, command, args, what)

/** The same in another folder. */
export function runIn(folder, command, args, what) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (status !== 0) throw new Error(`${what} failed\n${stdout ?? ''}${stderr ?? ''}`)
}

/** Packs the packages, and unpacks them where the project resolves them before the workspace's own. */
export function installPacked() {
  runOrThrow(process.execPath, ['scripts/pack.mjs'], 'scripts/pack.mjs')
  rmSync(project, { recursive: true, force: true })
  for (const file of readdirSync(tarballs).filter((name) => name.endsWith('.tgz'))) {
    const unpacked = join(project, 'unpacked', file)
    mkdirSync(unpacked, { recursive: true })
    runOrThrow('tar', ['-xzf', join(tarballs, file), '-C', unpacked], `Unpacking ${file}`)
    const { name } = JSON.parse(readFileSync(join(unpacked, 'package/package.json'), 'utf8'))
    cpSync(join(unpacked, 'package'), join(project, 'node_modules', name), { recursive: true })
  }
  rmSync(join(project, 'unpacked'), { recursive: true, force: true })
}

/** @param {string[]} inputs files of a bundle @throws if one belongs to the workspace */
export function refuseWorkspace(inputs) {
  const strangers = workspaceInputs(inputs)
  if (strangers.length > 0)
    throw new Error(`A bundle took from the workspace, not from the tarballs:\n${strangers.join('\n')}`)
}

/** Files of the workspace's packages in a bundle; there must be none. @param {string[]} inputs */
export const workspaceInputs = (inputs) => inputs.filter((path) => /(^|\/)packages\/\w+\//.test(path))
