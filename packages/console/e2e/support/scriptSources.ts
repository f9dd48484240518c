import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const maps = join(import.meta.dirname, '../../../../dist/maps')
const ownSource = /packages\/console\/src\/(.*)$/

/** Paths of the console's modules in a script of the build: `list/ListPage.tsx`. */
function sourcesIn(address: string): readonly string[] {
  const [, version = '', file = ''] = /\/eb\/([^/]+)\/([^/?]+\.js)/.exec(address) ?? []
  // the texts of a language have no map: they are written by the build
  if (/\.(zh|en)\.js$/.test(file)) return []
  const { sources } = JSON.parse(readFileSync(join(maps, version, `${file}.map`), 'utf8')) as {
    sources: readonly string[]
  }
  return sources.flatMap((path) => ownSource.exec(path)?.[1] ?? [])
}

/** Records the scripts of the build that a page requests from now on. Returns the console's modules in them. */
export function watchSources(page: Page): () => readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const address = request.url()
    if (/\/eb\/[\d.]+-\w+\/[\w.-]+\.js$/.test(address)) asked.push(address)
  })
  return () => asked.flatMap(sourcesIn)
}
