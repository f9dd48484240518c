// The gateway's Content-Security-Policy allows scripts and styles from files only: moves the inline code that TypeDoc
// writes to a file.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PageEvent, RendererEvent } from 'typedoc'

const INLINE = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g
const LIVE = /<eb-[a-z-]+[\s>]/

/** Live examples use the script tag of the guides, from the gateway that serves the page. */
const liveTags = (base) =>
  `<script src="/eb/eb.js" crossorigin></script><script type="module" src="${base}assets/example.js"></script>`

/** Menu sections that are open until a reader closes them. */
const openSections = ['Guides', 'Elements', 'Packages']

/** @param {import('typedoc').Application} app */
export function moveScriptsToFiles(app) {
  const moved = new Set()
  app.renderer.on(PageEvent.END, (page) => {
    if (!page.contents) return
    const base = page.contents.match(/data-base="([^"]*)"/)?.[1] ?? './'
    page.contents = page.contents.replace(INLINE, (_, code) => {
      moved.add(code)
      return `<script src="${base}assets/start.js"></script>`
    })
    // Markdown's column alignment comes as style attributes, which the policy forbids too.
    page.contents = page.contents.replace(/<(t[hd]) style="text-align:(\w+)"/g, '<$1 class="align-$2"')
    // TypeDoc's content is no landmark, so that readers of a screen could not jump to it.
    page.contents = page.contents.replace(
      '<div class="col-content">',
      '<div class="col-content" role="main">',
    )
    if (LIVE.test(page.contents)) page.contents = page.contents.replace('</head>', `${liveTags(base)}</head>`)
  })
  app.renderer.on(RendererEvent.END, ({ outputDirectory }) => {
    if (moved.size !== 1)
      throw new Error(`TypeDoc writes ${moved.size} different inline scripts; one was expected`)
    writeAssets(join(outputDirectory, 'assets'), [...moved][0])
  })
}

function writeAssets(assets, startScript) {
  writeFileSync(join(assets, 'start.js'), `${openMenu}\n${startScript}\n${followSystem}\n`)
  for (const name of ['example.js', 'reader.js'])
    writeFileSync(join(assets, name), readFileSync(new URL(name, import.meta.url)))
  const main = join(assets, 'main.js')
  const text = readFileSync(main, 'utf8')
  // The style sheet of a disabled filter (visibilityFilters): inline, it would violate the policy.
  const sheet = 'document.head.appendChild(document.createElement("style"))'
  if (!text.includes(sheet))
    throw new Error('main.js of TypeDoc has changed: look how it makes its style element')
  writeFileSync(main, text.replace(sheet, 'document.createElement("style")'))
}

/** Resolves "os" to the system's theme: our tokens, which a live example adopts, have only light and dark. */
const followSystem = `const page = document.documentElement
const system = matchMedia('(prefers-color-scheme: dark)')
const resolve = () => {
  if (page.dataset.theme === 'os') page.dataset.theme = system.matches ? 'dark' : 'light'
}
new MutationObserver(resolve).observe(page, { attributeFilter: ['data-theme'] })
system.addEventListener('change', () => {
  page.dataset.theme = localStorage.getItem('tsd-theme') || 'os'
})
resolve()`

const openMenu = `try {
  for (const name of ${JSON.stringify(openSections)}) {
    const key = 'tsd-accordion-' + name
    if (localStorage.getItem(key) === null) localStorage.setItem(key, 'true')
  }
} catch { /* no storage: the menu starts closed */ }`
