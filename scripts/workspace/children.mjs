// Child processes that never outlive this one: each is its own group, so that Ctrl+C reaches it once, through this
// process.
import { spawn } from 'node:child_process'

const own = process.platform !== 'win32'

/** @typedef {{ code: number, timedOut: boolean, stopped?: boolean, error?: Error }} End */

/**
 * Starts a program in its own process group. `done` resolves to how it ended (stopped: on request), never rejects.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { deadline?: number }} [options] deadline in ms: killed after it
 * @returns {{ child: import('node:child_process').ChildProcess, done: Promise<End>,
 * stop: (signal?: NodeJS.Signals, patience?: number) => Promise<End> }}
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
    signalOne(child, signal) // only the leader: it ends its own children in the right order
    const hard = setTimeout(() => signalGroup(child, 'SIGKILL'), patience)
    const end = await done
    clearTimeout(hard)
    signalGroup(child, 'SIGKILL') // processes that it left in its group
    return end
  }
  const handle = { child, done, stop }
  running.add(handle)
  return handle
}

const running = new Set()

/** Stops every running process that start() started. */
export function stopAll(signal = 'SIGTERM', patience = 10_000) {
  return Promise.all([...running].map((handle) => handle.stop(signal, patience)))
}

let ending = false

/** True once this process was asked to end: results of children after that do not count. */
export const isEnding = () => ending

/** Stops all children and ends this process on a signal. A second signal ends it at once. */
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
    if (error.code !== 'ESRCH') throw error // ESRCH: it has already ended
  }
}
