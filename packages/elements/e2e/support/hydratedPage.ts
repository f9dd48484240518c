// A page as a server with React sends it: HTML that Node has rendered, and a script that takes it over.
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BuildOptions, build } from 'esbuild'
import { cssTextForEsbuild } from '../../../../scripts/css-text.mjs'

const pure = resolve('packages/elements/src/pure')

export interface HydratedPage {
  address: string
  close(): void
}

/** `widgets`: a React element for each element that has a view, by its tag. */
const widgets = () => {
  const names = readdirSync(pure).filter((name) => /^[a-z-]+\.ts$/.test(name) && name !== 'scope.ts')
  return `import { createElement } from 'react'
${names.map((name, index) => `import * as module${index} from ${JSON.stringify(join(pure, name))}`).join('\n')}
export const widgets = Object.fromEntries([${names.map((_, index) => `module${index}`).join()}].map((module) => {
  const { tag, component, properties } = Object.values(module).find((one) => one.definition).definition
  const defaults = Object.entries(properties).map(([name, property]) => [name, property.default])
  return [tag, createElement(component, Object.fromEntries(defaults))]
}))`
}

const onServer = `import { renderToString } from 'react-dom/server'
${widgets()}
export const html = Object.entries(widgets)
  .map(([tag, widget]) => '<div id="' + tag + '">' + renderToString(widget) + '</div>').join('')`

const inBrowser = `import { hydrateRoot } from 'react-dom/client'
${widgets()}
window.differences = []
for (const [tag, widget] of Object.entries(widgets)) {
  const onRecoverableError = ({ message }) => window.differences.push(tag + ': ' + message)
  hydrateRoot(document.getElementById(tag), widget, { onRecoverableError })
}
console.error = (...parts) => window.differences.push(parts.join(' '))`

/** Writes `stdin.mjs`, and beside it what is loaded later. */
const bundle = (contents: string, outdir: string, options: BuildOptions) =>
  build({
    stdin: { contents, resolveDir: pure, loader: 'js' },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    conditions: ['source'],
    jsx: 'automatic',
    tsconfigRaw: {},
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'silent',
    ...options,
  })

/** Libraries stay libraries: they choose their file for Node themselves. */
const librariesOutside = {
  name: 'libraries-outside',
  setup({ onResolve }: Parameters<NonNullable<BuildOptions['plugins']>[number]['setup']>[0]) {
    onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('@ebkit/') ? undefined : { path, external: true },
    )
  },
}

/** Renders, bundles and serves it. @param folder for what it writes */
export async function hydratedPage(folder: string): Promise<HydratedPage> {
  const [rendering, scripts] = [join(folder, 'server'), join(folder, 'client')]
  await Promise.all([
    bundle(onServer, rendering, { platform: 'node', plugins: [librariesOutside, cssTextForEsbuild()] }),
    bundle(inBrowser, scripts, { plugins: [cssTextForEsbuild()] }),
  ])
  const { html } = (await import(pathToFileURL(join(rendering, 'stdin.mjs')).href)) as { html: string }
  const page = `<!doctype html><html lang="en" dir="rtl"><title>Orders</title><body>${html}<script type="module" src="/stdin.mjs"></script>`
  const server = createServer(async ({ url }, response) => {
    if (url === '/') response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page)
    else if (url?.endsWith('.mjs'))
      response.setHeader('Content-Type', 'text/javascript').end(await readFile(join(scripts, url)))
    else response.writeHead(404).end() // there is no gateway
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/`, close: () => void server.close() }
}
