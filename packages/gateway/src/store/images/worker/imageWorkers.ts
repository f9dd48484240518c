import { type ChildProcess, fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { constants, setPriority } from 'node:os'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { StoreError } from '../../storeError'
import type { Job, Said } from './messages'

/**
 * Processes that create images. Neither a thread nor the library can interrupt an image: the library's own time limit
 * is ignored by entire formats. A process can be killed, and only its image is lost.
 */
export interface ImageWorkers {
  /**
   * Processes an image.
   * @param timeLimit milliseconds after which the work is ended
   * @throws StoreError InvalidArgument, ImageTooLarge; the latter also on timeout
   */
  make(job: Job, timeLimit: number): Promise<Buffer>
  /** Number of running processes. */
  pids(): readonly number[]
  /** Stops all processes. */
  close(): void
}

/** Milliseconds after which an idle process is stopped. */
const idleTime = 60_000

/** Milliseconds in which a process must start. */
const startTime = 60_000

const isSource = import.meta.url.endsWith('.ts')
const file = fileURLToPath(new URL(isSource ? './imageWorker.ts' : './imageWorker.js', import.meta.url))

/** Runs from sources if the gateway does. */
const flagsOfSources = () => [
  '--import',
  pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href,
  '--conditions=source',
]

/** Only PATH of the gateway's environment, which contains secrets. */
const environment = () =>
  Object.fromEntries(['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH'].map((name) => [name, process.env[name]]))

function startProcess(): ChildProcess {
  const child = fork(file, {
    execArgv: ['--max-old-space-size=256', ...(isSource ? flagsOfSources() : [])],
    env: environment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  try {
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // ended already
  }
  return child
}

/** Resolves with a process's next message, or undefined if it ends. */
function nextOf(child: ChildProcess, timeLimit: number): Promise<Said | 'late' | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(() => resolve('late')), timeLimit)
    const said = (message: unknown) => end(() => resolve(message as Said))
    const ended = () => end(() => resolve(undefined))
    const failed = (error: Error) => end(() => reject(error))
    const end = (settle: () => void) => {
      clearTimeout(timer)
      child.off('message', said).off('exit', ended).off('error', failed)
      settle()
    }
    child.on('message', said).on('exit', ended).on('error', failed)
  })
}

const tooLong = (milliseconds: number) =>
  new StoreError('ImageTooLarge', `Processing the image took longer than ${milliseconds / 1000} s.`)

const died = () => new StoreError('InvalidArgument', 'The image cannot be processed: it is damaged.')

function resultOf(said: Said | 'late' | undefined, timeLimit: number): Buffer {
  if (said === 'late') throw tooLong(timeLimit)
  if (said?.kind === 'made') return Buffer.from(said.bytes)
  if (said?.kind === 'refused') throw new StoreError(said.code, said.message)
  throw died()
}

/** Starts processes on demand, one for each concurrent image. */
export function createImageWorkers(): ImageWorkers {
  const idle = new Map<ChildProcess, NodeJS.Timeout>()
  const all = new Set<ChildProcess>()

  const kill = (child: ChildProcess) => {
    clearTimeout(idle.get(child))
    idle.delete(child)
    all.delete(child)
    child.kill('SIGKILL')
  }

  async function start(): Promise<ChildProcess> {
    const child = startProcess()
    all.add(child)
    // also when it fails between two jobs
    child.on('exit', () => kill(child)).on('error', () => kill(child))
    const said = await nextOf(child, startTime)
    if (said !== 'late' && said?.kind === 'ready') return child
    kill(child)
    throw new Error('The process for pictures did not start')
  }

  function take(): ChildProcess | undefined {
    const [child] = idle.keys()
    if (!child) return undefined
    clearTimeout(idle.get(child))
    idle.delete(child)
    child.ref()
    child.channel?.ref()
    return child
  }

  function giveBack(child: ChildProcess): void {
    if (!all.has(child)) return
    // does not keep the process alive
    child.unref()
    child.channel?.unref()
    idle.set(child, setTimeout(() => kill(child), idleTime).unref())
  }

  return {
    async make(job, timeLimit) {
      const child = take() ?? (await start())
      const answer = nextOf(child, timeLimit)
      child.send(job, (error) => error && kill(child))
      const said = await answer
      if (said === 'late' || said === undefined) kill(child)
      else giveBack(child)
      return resultOf(said, timeLimit)
    },
    pids: () => [...all].flatMap(({ pid }) => pid ?? []),
    close: () => [...all].forEach(kill),
  }
}
