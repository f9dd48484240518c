import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { releaseFolder } from '../support/release'

/** Files of the release that a page has loaded. */
export interface Loaded {
  /** Size after brotli, computed from the files: browsers accept brotli only over https. */
  bytes: number
  /** Names of the files in the release's folder. */
  files: string[]
}

/** Milliseconds without a request after which a page is quiet. */
const quiet = 600

/** Bytes of a file of the release after brotli. */
export const sizeOf = (file: string) => statSync(join(releaseFolder(), `${file}.br`)).size

/** Records the files of the release that a page loads from now on, without answers of the gateway. */
export function countLoaded(page: Page): { untilQuiet(): Promise<Loaded> } {
  const names = new Set<string>()
  const running = new Set<Request>()
  let last = Date.now()
  page.on('request', (request) => {
    running.add(request)
    last = Date.now()
  })
  const end = (request: Request) => {
    running.delete(request)
    last = Date.now()
    const [, name] = /\/eb\/(?:[^/]+-[^/]+\/)?([\w.-]+\.js)$/.exec(request.url()) ?? []
    if (name) names.add(name)
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)

  return {
    async untilQuiet() {
      // The last action may not have caused a request yet.
      last = Date.now()
      while (running.size > 0 || Date.now() - last < quiet)
        await new Promise((resolve) => setTimeout(resolve, 50))
      const files = [...names].sort()
      return { bytes: files.reduce((sum, file) => sum + sizeOf(file), 0), files }
    },
  }
}
