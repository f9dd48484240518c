// Child processes that never outlive us: each is its own group, so that Ctrl+C reaches it once, through us.
import { spawn } from 'node:child_process'

const own = process.platform !== 'win32'

/** @typedef {{ code: number, timedOut: boolean, stopped?: boolean, error?: Error }} End */

/**
 * Starts a program in its own process group. `done` answers how it ended (stopped: because we asked), never rejects.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { deadline?: number }} [options] deadline in ms: killed after it
 * @returns {{ child: import('node:child_process').ChildProcess, done: Promise<End>,
 *   stop: (signal?: NodeJS.Signals, patience?: number) => Promise<End> }}
 */
export function start(command, args, { deadline, ...options } = {}) {
  const child = spawn(command, args, { detached: own, ...options })
  let timedOut = false
  let stopped = false
  const timer = deadline
    ? setTimeout(() => {
        timedOut = true
        void stop('SIGTERM', 3000)
      }, deadline)
    : undefined
  const done = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, timedOut, error }))
    child.once('exit', (code) => resolve({ code: code ?? 1, timedOut, stopped }))
  }).then((end) => {
    clearTimeout(timer)
    running.delete(handle)
    return end
  })
  const stop = async (signal = 'SIGTERM', patience = 10_000) => {
    stopped = true
    signalOne(child, signal) // the leader only: it knows in which order its own children end
    const hard = setTimeout(() => signalGroup(child, 'SIGKILL'), patience)
    const end = await done
    clearTimeout(hard)
    signalGroup(child, 'SIGKILL') // whatever it left behind in its group
    return end
  }
  const handle = { child, done, stop }
  running.add(handle)
  return handle
}

const running = new Set()

/** Stops everything that start() started and that still runs. */
export function stopAll(signal = 'SIGTERM', patience = 10_000) {
  return Promise.all([...running].map((handle) => handle.stop(signal, patience)))
}

let ending = false

/** True once somebody has asked this process to end: what children say from then on is no result. */
export const isEnding = () => ending

/** Stops all children and ends this process when somebody asks it to end. A second signal ends it at once. */
export function stopOnSignals(exitCode) {
  let asked = 0
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, async () => {
      asked += 1
      ending = true
      const patience = asked > 1 ? 0 : 10_000
      await stopAll(signal === 'SIGHUP' ? 'SIGTERM' : signal, patience)
      process.exit(exitCode)
    })
  }
  process.on('exit', () => {
    for (const { child } of running) signalGroup(child, 'SIGKILL')
  })
}

function signalOne(child, signal) {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal)
}

function signalGroup(child, signal) {
  if (!own || child.pid === undefined) return signalOne(child, signal)
  try {
    process.kill(-child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error // ESRCH: already gone, which is what we want
  }
}
