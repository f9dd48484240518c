import { drawn } from '@ebkit/testing/browser'

/**
 * Records tasks that block the page for more than 50 ms; the returned function stops it and returns the longest one.
 */
export async function watchLongTasks(): Promise<() => Promise<number>> {
  await drawn()
  const durations = [0]
  const note = (entries: PerformanceEntryList) => durations.push(...entries.map(({ duration }) => duration))
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ entryTypes: ['longtask'] })
  // The task that started it does not count.
  await drawn()
  durations.length = 1
  return async () => {
    await drawn()
    note(observer.takeRecords())
    observer.disconnect()
    return Math.max(...durations)
  }
}

/**
 * How many times slower a task currently runs than on an idle machine, at nearly worst: other processes lengthen
 * tasks, which says nothing about them. 1 on an idle machine.
 */
export async function slowness(): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 40; round++) {
    const begin = performance.now()
    let sum = 0
    for (let step = 0; step < 3_000_000; step++) sum += Math.sqrt(step ^ round)
    if (sum > 0) times.push(performance.now() - begin)
    await new Promise((resolve) => setTimeout(resolve))
  }
  times.sort((a, b) => a - b)
  return (times[37] as number) / (times[0] as number)
}
