// Links and anchors of the built documentation. TypeDoc checks those that it writes itself, not those of guides.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** The playground's fragments are what it shows, not places of the page. */
const isState = (fragment) => fragment.startsWith('example=')

/** A name such as `guide.md` in a text becomes a link to a host of that name. */
const isFileName = /^https?:\/\/[\w.-]+\.(md|ts|tsx|mjs|js|json|html|css)\/?$/

const text = (html) =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const attributes = (html, pattern) => [...html.matchAll(pattern)].map(([, value]) => text(value))

/**
 * @param {string} folder of the built documentation
 * @returns {string[]} `page: address` of each link that leads nowhere
 */
export function brokenLinks(folder) {
  const pages = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.html'))
  const known = new Map()
  const anchorsOf = (path) => {
    if (!known.has(path))
      known.set(path, new Set(attributes(readFileSync(path, 'utf8'), /\bid="?([^"\s>]*)/g)))
    return known.get(path)
  }
  const leadsSomewhere = (page, address) => {
    if (/^[a-z]+:/.test(address)) return !isFileName.test(address)
    // Other pages of the gateway.
    if (address.startsWith('/')) return true
    const [path, fragment] = address.split('#').map(decodeURIComponent)
    const target = path ? join(dirname(page), path.split('?')[0]) : page
    if (!existsSync(target)) return false
    const file = statSync(target).isDirectory() ? join(target, 'index.html') : target
    return !fragment || isState(fragment) || !file.endsWith('.html') || anchorsOf(file).has(fragment)
  }
  return pages.flatMap((name) => {
    const page = join(folder, name)
    const html = readFileSync(page, 'utf8').replace(/<script[\s\S]*?<\/script>/g, '')
    return attributes(html, /<a\b[^>]*?\bhref="([^"]*)"/g)
      .filter((address) => !leadsSomewhere(page, address))
      .map((address) => `${relative(folder, page)}: ${address}`)
  })
}
