/** Limits of a queue. */
export interface QueueLimits {
  /** Maximum total weight of running work. Heavier work runs alone. */
  readonly parallel: number
  /** Capacity of the queue; further work is refused at once. */
  readonly waiting: number
  /** Milliseconds after which a waiting job is refused. Default: it waits without a limit. */
  readonly patience?: number
}

/** Runs jobs in the order in which they were added. */
export interface BoundedQueue {
  /**
   * @param weight of the work. Default 1
   * @throws what `refuse` makes, where too many wait or it took too long
   */
  run<Result>(work: () => Promise<Result>, weight?: number): Promise<Result>
}

interface Waiting {
  readonly weight: number
  begin(): void
}

export function createQueue(
  { parallel, waiting, patience }: QueueLimits,
  refuse: () => Error = () => new Error('Too many wait'),
): BoundedQueue {
  let running = 0
  const line: Waiting[] = []
  const fits = (weight: number) => running === 0 || running + weight <= parallel

  function next(): void {
    while (line[0] && fits(line[0].weight)) line.shift()?.begin()
  }

  const wait = (weight: number) =>
    new Promise<void>((resolve, reject) => {
      const entry: Waiting = {
        weight,
        begin() {
          clearTimeout(timer)
          running += weight
          resolve()
        },
      }
      const giveUp = () => {
        line.splice(line.indexOf(entry), 1)
        reject(refuse())
        next()
      }
      const timer = patience === undefined ? undefined : setTimeout(giveUp, patience)
      line.push(entry)
    })

  return {
    async run(work, weight = 1) {
      if (line.length === 0 && fits(weight)) running += weight
      else if (line.length < waiting) await wait(weight)
      else throw refuse()
      try {
        return await work()
      } finally {
        running -= weight
        next()
      }
    },
  }
}
