// Files of the last commits: a run takes their tests in any case, whatever its turn.
import { execFileSync } from 'node:child_process'
import { root } from '../workspace/root.mjs'

/** Merges count as one commit, with all that they bring. */
const commits = 12

/** @returns {string[]} relative to the repository; none without a repository, as in an unpacked archive */
export function changedLately(folder = root) {
  const args = ['log', '--first-parent', '-m', `-n${commits}`, '--name-only', '--format=']
  try {
    const output = execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return [...new Set(output.split('\n').filter(Boolean))]
  } catch {
    return []
  }
}
