import { openSync, write, writeSync } from 'node:fs'

/** Takes log lines, one text with a line end each. */
export interface LogStream {
  write(line: string): void
}

export interface LogTarget {
  /** A file that lines are added to. Default: standard output. */
  readonly file?: string | undefined
  /** Called with every error of the disk. */
  readonly onError?: (error: NodeJS.ErrnoException) => void
}

/** Characters that wait for the disk at most; lines beyond are lost, and counted. */
const mostWaiting = 4 * 1024 * 1024

/** Milliseconds until lines are tried again that could not be written. */
const pause = 1_000

const standardOutput = 1

/** Line that reports lost lines once writing works again. */
const lostLine = (lost: number) =>
  `${JSON.stringify({ level: 40, time: Date.now(), lost, msg: 'log lines were lost: the disk took none' })}\n`

/** What waits in all streams is written when the process ends. */
const open = new Set<() => void>()
process.on('exit', () => {
  for (const flush of open) flush()
})

/**
 * Writes log lines in the background. A disk that is full, slow or gone costs lines, never the process or a request: the
 * logger's own stream ends the process with such an error.
 */
export function createLogStream({ file, onError = () => undefined }: LogTarget): LogStream {
  const descriptor = file === undefined ? standardOutput : openSync(file, 'a', 0o600)
  let waiting: string[] = []
  let size = 0
  let lost = 0
  let isWriting = false
  let isCut = false

  function take(): { bytes: Buffer; lines: number } {
    const lines = lost + waiting.length
    const begin = (isCut ? '\n' : '') + (lost > 0 ? lostLine(lost) : '')
    const bytes = Buffer.from(begin + waiting.join(''))
    isCut = false
    lost = 0
    size = 0
    waiting = []
    return { bytes, lines }
  }

  function next(): void {
    if (isWriting || (waiting.length === 0 && lost === 0)) return
    isWriting = true
    const { bytes, lines } = take()
    writeAll(bytes, lines)
  }

  function writeAll(bytes: Buffer, lines: number): void {
    write(descriptor, bytes, (error, written) => {
      if (error) return goOn(error, bytes, lines)
      isCut = written < bytes.length
      if (isCut) return writeAll(bytes.subarray(written), lines)
      isWriting = false
      next()
    })
  }

  /** A pipe that is full is only slow; a disk that takes nothing has lost what waited. */
  function goOn(error: NodeJS.ErrnoException, bytes: Buffer, lines: number): void {
    if (error.code === 'EAGAIN') return void setTimeout(() => writeAll(bytes, lines), 20).unref()
    lost += lines
    onError(error)
    const again = () => {
      isWriting = false
      next()
    }
    setTimeout(again, pause).unref()
  }

  open.add(() => {
    try {
      writeSync(descriptor, take().bytes)
    } catch {
      // the disk is full, and the process ends
    }
  })

  return {
    write(line) {
      size += line.length
      if (size > mostWaiting) lost++
      else waiting.push(line)
      next()
    },
  }
}
