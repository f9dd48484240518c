import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { releaseFolder } from '../support/release'

/** What a page has loaded of the release. */
export interface Loaded {
  /** After brotli: browsers ask for that over https only, so it is that of the files as they would be sent. */
  bytes: number
  /** Names in the release's folder. */
  files: string[]
}

/** Milliseconds without a request after which a page counts as quiet. */
const quiet = 600

const compressedSize = (file: string) => statSync(join(releaseFolder(), `${file}.br`)).size

/** Counts what a page loads of the release from now on; answers of the gateway are not counted. */
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
      // What was done just now may not have asked for anything yet.
      last = Date.now()
      while (running.size > 0 || Date.now() - last < quiet)
        await new Promise((resolve) => setTimeout(resolve, 50))
      const files = [...names].sort()
      return { bytes: files.reduce((sum, file) => sum + compressedSize(file), 0), files }
    },
  }
}
