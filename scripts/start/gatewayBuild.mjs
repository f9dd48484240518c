// The gateway's program while somebody works on it: bundled, and again in a fraction of a second after a change.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { context } from 'esbuild'
import { forNode } from '../build/forNode.mjs'
import { root } from '../workspace/root.mjs'

/** Inside the repository, so that libraries resolve. */
const folder = '.cache/development-gateway'
const main = 'packages/gateway/src/main'

/**
 * Opens a build that can be repeated.
 * @returns {Promise<{ rebuild: () => Promise<string | undefined>, close: () => Promise<void> }>} rebuild: the program, or
 *   undefined if sources do not compile, which has been reported; the program of the last build stays
 */
export async function openGatewayBuild() {
  await rm(join(root, folder), { recursive: true, force: true })
  const build = await context(forNode({ name: 'shared', entryPoints: [`${main}.ts`], into: folder }))
  const rebuild = () =>
    build.rebuild().then(
      () => join(root, folder, `${main}.mjs`),
      () => undefined,
    )
  return { rebuild, close: () => build.dispose() }
}
