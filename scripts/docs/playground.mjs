// Puts the playground into the documentation: its files, the examples, and a link below each sample of an element's page.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { PageEvent, RendererEvent } from 'typedoc'
import { samplesOf } from './samples.mjs'

const files = new URL('playground/', import.meta.url)
const SAMPLE = /<pre><code class="html">[\s\S]*?<\/pre>/g

/**
 * @param {import('typedoc').Application} app
 * @param {{ elementPages: string[], connected: string[] }} elements paths of their pages, and the tags of those that load data
 */
export function addPlayground(app, { elementPages, connected }) {
  const samples = new Map(
    elementPages.map((path) => {
      const tag = basename(path, '.md')
      return [tag, samplesOf(tag, readFileSync(path, 'utf8'))]
    }),
  )
  app.renderer.on(PageEvent.END, (page) => {
    if (!page.contents) return
    const [, tag] = /\/(eb-[a-z-]+)\.html$/.exec(page.url) ?? []
    if (samples.has(tag)) page.contents = withLinks(page.contents, samples.get(tag))
    if (!page.contents.includes('class="playground"')) return
    const script = '<script type="module" src="../assets/playground/playground.js"></script>'
    page.contents = page.contents.replace('</head>', `${script}</head>`)
  })
  app.renderer.on(RendererEvent.END, ({ outputDirectory }) => {
    const folder = join(outputDirectory, 'assets/playground')
    mkdirSync(folder, { recursive: true })
    for (const name of ['address.js', 'playground.js', 'preview.js'])
      cpSync(new URL(name, files), join(folder, name))
    const examples = Object.fromEntries(
      [...samples.values()].flat().flatMap(({ name, html }) => (name ? [[name, html]] : [])),
    )
    writeFileSync(join(folder, 'examples.json'), JSON.stringify({ examples, connected }))
  })
}

/** Below each sample that has a name a link that opens it. */
export function withLinks(contents, samples) {
  let index = 0
  return contents.replace(SAMPLE, (sample) => {
    const { name } = samples[index++] ?? {}
    if (!name) return sample
    return `${sample}<p class="try"><a href="Playground.html#example=${name}">Open in the playground</a></p>`
  })
}
