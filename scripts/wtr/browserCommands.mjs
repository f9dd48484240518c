// Commands that a test page cannot run itself: the browser's own counters, garbage collection, emulated network and
// media.
import { testingModule } from './testingModule.mjs'

/**
 * Commands `browser:…` used through packages/testing/src/browser. `ruleResults`: the results of the rules for random
 * values in Node, where the gateway runs them.
 */
export function browserCommands() {
  const clients = new WeakMap()
  return {
    name: 'browser-commands',
    async executeCommand({ command, payload, session }) {
      if (command === 'browser:ruleResults') return (await testingModule()).ruleResultsOf(payload)
      const name = command.startsWith('browser:') && command.slice('browser:'.length)
      if (!(name in inBothBrowsers || name in inChromium)) return undefined
      const page = session.browser.getPage(session.id)
      if (inBothBrowsers[name]) return (await inBothBrowsers[name](page, payload)) ?? true
      if (!clients.has(page)) clients.set(page, page.createCDPSession())
      return (await inChromium[name](await clients.get(page), payload)) ?? true
    },
  }
}

const inBothBrowsers = {
  wheel: (page, { deltaY }) => page.mouse.wheel({ deltaY }),
  press: pressTogether,
  offline: (page, { offline }) => page.setOfflineMode(offline),
}

/** Firefox has no protocol for these counters. */
const inChromium = {
  collectGarbage: collectGarbage,
  counters: (client) => client.send('Memory.getDOMCounters'),
  async heapSize(client) {
    await collectGarbage(client)
    return (await client.send('Runtime.getHeapUsage')).usedSize
  },
  countInstances: countInstances,
  async countAlive(client, { expression }) {
    await collectGarbage(client)
    const instances = await countInstances(client, { expression })
    const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters')
    return { nodes, listeners: jsEventListeners, instances }
  },
}

/** Keys that are held one after the other, the last one pressed, all released. */
async function pressTogether({ keyboard }, { keys }) {
  const held = keys.slice(0, -1)
  for (const key of held) await keyboard.down(key)
  await keyboard.press(keys.at(-1))
  for (const key of held.reverse()) await keyboard.up(key)
}

async function collectGarbage(client) {
  await client.send('HeapProfiler.enable')
  await client.send('HeapProfiler.collectGarbage')
}

/** Number of live objects with the prototype that `expression` evaluates to. */
async function countInstances(client, { expression }) {
  const { result } = await client.send('Runtime.evaluate', { expression })
  const { objects } = await client.send('Runtime.queryObjects', { prototypeObjectId: result.objectId })
  const { result: length } = await client.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: 'function () { return this.length }',
  })
  await client.send('Runtime.releaseObject', { objectId: objects.objectId })
  return length.value
}
