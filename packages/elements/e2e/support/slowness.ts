import type { Page } from '@playwright/test'
import { longestTask } from './longestTask'

/**
 * Milliseconds of processor time that the work below takes where the limits of tasks were set: an estimate. On a machine where tasks
 * took 1.5 times as long it takes 60, with nothing beside it.
 */
const reference = 40

/**
 * How many times as long as there this machine takes now, at least 1: on a slow machine, or beside other work that shares its
 * caches, the same code takes more time of a processor. Limits of tasks are multiplied by it.
 */
export async function slowness(page: Page): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 3; round++) times.push(await longestTask(page, () => page.evaluate(work)))
  return Math.max(1, (times.sort((one, other) => one - other)[1] ?? 0) / reference)
}

/** What elements do: objects, texts, maps, nodes and their layout. */
function work(): void {
  const names = Array.from({ length: 20_000 }, (_, index) => ({
    id: index,
    name: `row ${(index * 7919) % 20_000}`,
  }))
  const sorted = new Map(
    names.sort((one, other) => (one.name < other.name ? -1 : 1)).map((each) => [each.name, each]),
  )
  const list = document.body.appendChild(document.createElement('ul'))
  for (const { id, name } of [...sorted.values()].slice(0, 600)) {
    const item = list.appendChild(document.createElement('li'))
    item.setAttribute('aria-posinset', `${id}`)
    item.append(document.createElement('b'), name)
  }
  list.getBoundingClientRect()
  list.remove()
}
