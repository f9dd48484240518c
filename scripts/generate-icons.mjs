// Writes packages/ui/src/icons/ from lucide-static: every icon as the data of one path, in a file of its own, so that a
// part that is loaded later brings its icons itself.
//   node scripts/generate-icons.mjs              writes again those that are there
//   node scripts/generate-icons.mjs cloud-off    adds one
//   node scripts/generate-icons.mjs --check      fails when a file is not what would be written
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathOfNodes } from './icons/pathOfNodes.mjs'

const require = createRequire(import.meta.url)
const folder = new URL('../packages/ui/src/icons/', import.meta.url)
const nodes = require('lucide-static/icon-nodes.json')
const { version } = require('lucide-static/package.json')

const read = (file) => (existsSync(new URL(file, folder)) ? readFileSync(new URL(file, folder), 'utf8') : '')
const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
// `undo2` is lucide's `undo-2`.
const kebabCase = (name) => name.replace(/[A-Z]|\d+/g, (start) => `-${start.toLowerCase()}`)

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const present = [...read('index.ts').matchAll(/'\.\/(\w+)'/g)].map(([, name]) => kebabCase(name))
const lowerCase = (name) => camelCase(name).toLowerCase()
const names = [...new Set([...present, ...wanted])].sort((one, other) =>
  lowerCase(one) < lowerCase(other) ? -1 : 1,
)
const unknown = names.filter((name) => !nodes[name])
if (unknown.length) throw new Error(`lucide-static ${version} has no icon named ${unknown.join(', ')}`)

const note = `// Written by scripts/generate-icons.mjs from lucide-static ${version}: add an icon there, not here.
// Lucide is licensed under ISC, parts of it (from Feather) under MIT: see packages/ui/LICENSE-lucide.txt.
`

/** The icon whose page shows how icons are used. */
const shown = 'bell'
const example = `/**
 * lucide \`${shown}\`
 *
 * @example
 * \`\`\`tsx
 * import { Icon } from '@ebkit/ui/icon'
 * import { bellIcon, volumeXIcon } from '@ebkit/ui/icons'
 *
 * export const Bell = ({ isQuiet }: { isQuiet: boolean }) => <Icon path={isQuiet ? volumeXIcon : bellIcon} />
 * \`\`\`
 */`

/** One icon, formatted as biome does. */
function declaration(name) {
  const start = `export const ${camelCase(name)}Icon =`
  const value = `'${pathOfNodes(nodes[name])}'`
  const fits = `${start} ${value}`.length <= 110
  const comment = name === shown ? example : `/** lucide \`${name}\` */`
  return `${note}\n${comment}\n${start}${fits ? ' ' : '\n  '}${value}\n`
}

const index = names.map((name) => `export * from './${camelCase(name)}'\n`).join('')
const files = new Map([
  ['index.ts', `${note}\n${index}`],
  ...names.map((name) => [`${camelCase(name)}.ts`, declaration(name)]),
])

if (process.argv.includes('--check')) {
  const old = [...files].filter(([file, text]) => read(file) !== text)
  for (const [file] of old)
    console.error(`packages/ui/src/icons/${file} is not what scripts/generate-icons.mjs writes`)
  if (old.length) process.exitCode = 1
} else {
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of files) writeFileSync(new URL(file, folder), text)
}
