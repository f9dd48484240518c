import { executeServerCommand } from '@web/test-runner-commands'

/** Counts of the browser itself, for the whole page. */
export interface DomCounters {
  documents: number
  nodes: number
  jsEventListeners: number
}

/** Collects garbage; twice, because finalisers of the first round free more. */
export async function collectGarbage(): Promise<void> {
  await executeServerCommand('browser:collectGarbage')
  await executeServerCommand('browser:collectGarbage')
}

/** Nodes and listeners alive after garbage collection (Chromium). */
export async function domCounters(): Promise<DomCounters> {
  await collectGarbage()
  return executeServerCommand<DomCounters, undefined>('browser:counters')
}

/** What is alive of a page, and how many objects have one prototype. */
export interface Alive {
  nodes: number
  listeners: number
  instances: number
}

/**
 * Counts live objects after two rounds of garbage collection, the second of which the browser runs when it counts:
 * `instances` are those whose prototype is the value of `expression` (Chromium).
 */
export async function countAlive(expression: string): Promise<Alive> {
  return executeServerCommand<Alive, { expression: string }>('browser:countAlive', { expression })
}

/**
 * How many objects whose prototype is the value of `expression` are alive after garbage collection, which the browser
 * does before it counts (Chromium).
 */
export async function countInstances(expression: string): Promise<number> {
  return executeServerCommand<number, { expression: string }>('browser:countInstances', { expression })
}

/** Takes the page off the network, or brings it back (Chromium). */
export async function setOffline(offline: boolean): Promise<void> {
  await executeServerCommand('browser:offline', { offline })
}
