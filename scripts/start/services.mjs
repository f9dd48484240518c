// The processes of a running ebkit: the gateway and, in demo mode, the example partner's server.
import { constants, setPriority } from 'node:os'
import { start } from '../workspace/children.mjs'
import { root } from '../workspace/root.mjs'

const withParent = ['--import', './scripts/start/exit-with-parent.mjs']
const stdio = ['ignore', 'inherit', 'inherit', 'ipc']

const fromSources = ['--import', 'tsx', '--conditions=source', 'packages/gateway/src/main.ts']

/**
 * Starts the gateway from its sources, so that no compiled copy can be out of date.
 * @param {string} [program] a bundle of them that was made just now
 */
export function startGateway(environment, program) {
  const args = [...withParent, ...(program ? ['--enable-source-maps', program] : fromSources)]
  return start(process.execPath, args, { cwd: root, stdio, env: environment })
}

/** Fills the database of a demo ahead of its first start, which tells what went wrong with it. Gives way to what runs beside it. */
export function prepareData(environment) {
  const preparing = start(process.execPath, [...withParent, ...fromSources, '--prepare'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: environment,
  })
  if (preparing.child.pid !== undefined) setPriority(preparing.child.pid, constants.priority.PRIORITY_LOW)
  return preparing
}

/** Starts the server of a fictional partner, on another origin, whose pages embed our elements. */
export function startPartner(environment) {
  return start(process.execPath, [...withParent, 'examples/partner/server.mjs'], {
    cwd: root,
    stdio,
    env: environment,
  })
}

/**
 * Waits until the gateway answers /readyz with success.
 * @returns {Promise<boolean>} false if it ended first
 */
export async function untilReady(url, gateway) {
  let ended = false
  void gateway.done.then(() => {
    ended = true
  })
  while (!ended) {
    const ready = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return true
    await Promise.race([gateway.done, new Promise((resolve) => setTimeout(resolve, 100))])
  }
  return false
}
