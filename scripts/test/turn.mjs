// Which share of long lists `npm test` takes: chosen by the commit, so that a run of the same commit repeats it.
import { execFileSync } from 'node:child_process'
import { root } from '../workspace/root.mjs'

/** 48 turns of files, and in each of them 48 of the lists inside of files (packages/testing/src/share.ts). */
const turns = 48 * 48

/**
 * @param {Record<string, string | undefined>} environment EB_SHARE=all takes everything, EB_TURN=7 that turn
 * @param {() => string} commitOf returns the id of the commit
 * @returns {{ turn?: number, text: string }}
 */
export function turnOf(environment = process.env, commitOf = headCommit) {
  if (environment.EB_SHARE === 'all') return { text: 'Everything of long lists (EB_SHARE=all)' }
  const commit = commitOf()
  const turn = environment.EB_TURN
    ? Number(environment.EB_TURN) % turns
    : Number.parseInt(commit.slice(0, 12), 16) % turns
  return {
    turn,
    text: `Long lists: turn ${turn} of ${turns}, chosen by ${environment.EB_TURN ? 'EB_TURN' : `commit ${commit.slice(0, 8)}`}. EB_TURN=${turn} repeats it, EB_SHARE=all takes everything`,
  }
}

/** Without a repository, as in an unpacked archive, it is the first turn. */
function headCommit() {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
    return execFileSync('git', ['rev-parse', 'HEAD'], options).trim()
  } catch {
    return '0'.repeat(40)
  }
}
