import { execFileSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../workspace/root.mjs'

/** What a program imports from a published package: its entries with code. */
export const importableEntries = ({ name, exports }) =>
  Object.entries(exports)
    .filter(([, target]) => target.default)
    .map(([key]) => `${name}${key.slice(1)}`)

/**
 * Imports entries and renders the widgets of those that define elements, in a Node of its own.
 * @param {string} folder with the packages in its node_modules
 * @param {string[]} entries
 * @returns {Record<string, string>} tag → HTML
 */
export function renderOnServer(folder, entries) {
  const program = join(folder, 'render.mjs')
  copyFileSync(join(root, 'scripts/pack/server/render.mjs'), program)
  // A timer or a socket that is left open would keep the process: an idle server must be able to end.
  const output = execFileSync(process.execPath, [program, ...entries], { cwd: folder, timeout: 60_000 })
  return JSON.parse(output.toString())
}
