import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds per clock tick, the unit in which Linux counts. */
const tick = 10

interface Times {
  readonly parent: number
  readonly own: number
  readonly ended: number
}

function timesOf(pid: string): Times | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const at = (place: number) => fields[place] ?? 0
    return { parent: at(1), own: at(11) + at(12), ended: at(13) + at(14) }
  } catch {
    return undefined
  }
}

/** Whether a server process works for requests: its title contains the name of their role. */
function isOfRequests(pid: string): boolean {
  try {
    return /_application |parallel worker/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return false
  }
}

/**
 * Processor time that a PostgreSQL server has spent on requests, in milliseconds. Unlike elapsed time it hardly depends
 * on other processes. 0 if there is no `/proc`.
 */
export function processorTime(pid: number): number {
  let names: string[] = []
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return 0
  }
  const total = names.reduce((sum, name) => {
    const times = timesOf(name)
    if (Number(name) === pid) return sum + (times?.ended ?? 0)
    return times?.parent === pid && isOfRequests(name) ? sum + times.own : sum
  }, 0)
  return total * tick
}
