import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../workspace/root.mjs'
import { closureOf } from './closure.mjs'
import { compress } from './compress.mjs'

const template = join(root, 'packages', 'console', 'index.html')
const sourceTag = '<script type="module" src="./src/main.tsx"></script>'

/** The console's page with the addresses of its chunks; preload hints for static imports avoid further round trips. */
export function consolePage(html, version, chunks) {
  if (!html.includes(sourceTag)) throw new Error(`packages/console/index.html must hold ${sourceTag}`)
  const address = (file) => `/eb/${version}/${file}`
  const entry = chunks.find(({ fileName }) => fileName === 'console.js')
  const hints = closureOf(entry, chunks).map((file) => `<link rel="modulepreload" href="${address(file)}">\n`)
  return html
    .replace('</head>', `${hints.join('')}</head>`)
    .replace(sourceTag, `<script type="module" src="${address('console.js')}"></script>`)
}

/** Writes `<folder>/index.html`, compressed too. */
export async function writeConsolePage(folder, version, chunks) {
  const { plain, br, gz } = await compress(consolePage(await readFile(template, 'utf8'), version, chunks))
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'index.html')
  await Promise.all([writeFile(path, plain), writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
