// Files that the last commits changed: a run takes their tests in any case, whatever its turn.
import { execFileSync } from 'node:child_process'
import { extname } from 'node:path'
import { transform } from 'esbuild'
import { root } from '../workspace/root.mjs'

/**
 * What one push brings: its author has run the tests of what came before. Merges count as one commit, with all that they
 * bring.
 */
const commits = 5

/** What is compared without its comments, types and layout. */
const loaders = { '.ts': 'ts', '.tsx': 'tsx', '.mjs': 'js', '.js': 'js' }

/**
 * A file of which only comments, types or layout differ is not among them: none of its tests can tell, and the types step
 * checks types in each run.
 * @returns {Promise<string[]>} relative to the repository; none without a repository, as in an unpacked archive
 */
export async function changedLately(folder = root) {
  const git = (...args) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1e9,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  try {
    const base = baseOf(git)
    const files = git('diff', '--name-only', '--no-renames', '-z', base, 'HEAD').split('\0').filter(Boolean)
    const contents = (commit) => Promise.all(files.map((file) => codeOf(git, commit, file)))
    const [before, now] = await Promise.all([contents(base), contents('HEAD')])
    return files.filter((_, index) => before[index] === undefined || before[index] !== now[index])
  } catch {
    return []
  }
}

/** The commit before the last ones; where there are no more, an empty tree. */
function baseOf(git) {
  const last = git('rev-list', '--first-parent', `-n${commits + 1}`, 'HEAD')
    .trim()
    .split('\n')
  return last[commits] ?? git('hash-object', '-t', 'tree', '/dev/null').trim()
}

/** What the file says to a machine; undefined where it was missing. */
async function codeOf(git, commit, file) {
  const source = sourceOf(git, commit, file)
  const loader = loaders[extname(file)]
  if (!source || !loader) return source
  try {
    const { code } = await transform(source, {
      loader,
      minifyWhitespace: true,
      legalComments: 'none',
      jsx: 'preserve',
    })
    return code
  } catch {
    return source
  }
}

function sourceOf(git, commit, file) {
  try {
    return git('show', `${commit}:${file}`)
  } catch {
    return undefined
  }
}
