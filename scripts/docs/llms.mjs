// llms.txt, the documentation for language models: an outline with links, and all texts in one file.
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { PageEvent, ReflectionKind, RendererEvent } from 'typedoc'

/** Title, first sentence and text of a page with front matter. */
export function readPage(path) {
  const text = readFileSync(path, 'utf8')
  const [, front = '', body = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const title = /^title: (.*)$/m.exec(front)?.[1] ?? basename(path, '.md')
  return { title, summary: firstSentence(body), text: body.trim() }
}

/** The first sentence of the first paragraph below the heading. */
export function firstSentence(body) {
  const paragraph = body
    .split(/\n{2,}/)
    .find((part) => /^[A-Za-z`<]/.test(part.trim()) && !/^<(div|!--)/.test(part.trim()))
  const line = (paragraph ?? '')
    .replace(/\s+/g, ' ')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .trim()
  return /^.*?[.:](?= |$)/.exec(line)?.[0].replace(/:$/, '.') ?? line
}

/**
 * The outline, as https://llmstxt.org describes it.
 *
 * @param {{ title: string, summary: string, sections: [string, { title: string, summary: string, address: string }[]][] }} site
 */
export function outline({ title, summary, sections }) {
  const lines = sections.map(([name, pages]) =>
    [`## ${name}`, '', ...pages.map((page) => `- [${page.title}](${page.address}): ${page.summary}`)].join(
      '\n',
    ),
  )
  return `${[`# ${title}`, `> ${summary}`, ...lines].join('\n\n')}\n`
}

/**
 * Writes both beside the pages, once those have their addresses.
 *
 * @param {import('typedoc').Application} app
 * @param {{ guides: string[], elementPages: string[], packages: { name: string, introduction: string }[] }} content
 */
export function addTextForModels(app, content) {
  const addresses = new Map()
  app.renderer.on(PageEvent.END, ({ model, url }) => {
    // An interface may be called as a guide is.
    if (model.kindOf?.([ReflectionKind.Document, ReflectionKind.Module])) addresses.set(model.name, url)
  })
  app.renderer.on(RendererEvent.END, ({ outputDirectory }) =>
    writeTextForModels(outputDirectory, { ...content, addressOf: (title) => addresses.get(title) }),
  )
}

/**
 * Writes llms.txt and llms-full.txt.
 *
 * @param {string} out folder of the documentation
 * @param {{ guides: string[], elementPages: string[], packages: { name: string, introduction: string }[], addressOf: (title: string) => string }} content
 */
export function writeTextForModels(out, { guides, elementPages, packages, addressOf }) {
  const pagesOf = (paths) => paths.map(readPage).map((page) => ({ ...page, address: addressOf(page.title) }))
  const [written, elements] = [pagesOf(guides), pagesOf(elementPages)]
  const introduced = packages.map(({ name, introduction }) => ({
    title: name,
    summary: firstSentence(introduction),
    address: addressOf(name),
  }))
  const site = {
    title: 'ebkit',
    summary:
      'Widgets and a back-office console for hotels, restaurants, scenic spots and shops: custom elements by one script tag, and React packages. All texts of this outline in one file: llms-full.txt',
    sections: [
      ['Guides', written],
      ['Elements', elements],
      ['Packages', introduced],
    ],
  }
  writeFileSync(join(out, 'llms.txt'), outline(site))
  const whole = [...written, ...elements].map(({ text }) => text)
  writeFileSync(join(out, 'llms-full.txt'), `${whole.join('\n\n---\n\n')}\n`)
}
