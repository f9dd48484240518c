// Writes packages/ui/src/icons.ts from lucide-static: every icon as the data of one path.
//   node scripts/generate-icons.mjs              writes again those that are there
//   node scripts/generate-icons.mjs cloud-off    adds one
//   node scripts/generate-icons.mjs --check      fails when the file is not what would be written
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathOfNodes } from './icons/pathOfNodes.mjs'

const require = createRequire(import.meta.url)
const target = new URL('../packages/ui/src/icons.ts', import.meta.url)
const nodes = require('lucide-static/icon-nodes.json')
const { version } = require('lucide-static/package.json')

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const present = [...readFileSync(target, 'utf8').matchAll(/^\/\*\* lucide `(.+)` \*\/$/gm)].map(
  (match) => match[1],
)
const names = [...new Set([...present, ...wanted])].sort()
const unknown = names.filter((name) => !nodes[name])
if (unknown.length) throw new Error(`lucide-static ${version} has no icon named ${unknown.join(', ')}`)

const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
/** One icon, formatted as biome does. */
function declaration(name) {
  const start = `export const ${camelCase(name)}Icon =`
  const value = `'${pathOfNodes(nodes[name])}'`
  const fits = `${start} ${value}`.length <= 110
  return `/** lucide \`${name}\` */\n${start}${fits ? ' ' : '\n  '}${value}\n`
}

const text = `// Written by scripts/generate-icons.mjs from lucide-static ${version}: add an icon there, not here.
// Lucide is licensed under ISC, parts of it (from Feather) under MIT: see packages/ui/LICENSE-lucide.txt.

${names.map(declaration).join('\n')}`

if (!process.argv.includes('--check')) writeFileSync(target, text)
else if (readFileSync(target, 'utf8') !== text) {
  console.error('packages/ui/src/icons.ts is not what scripts/generate-icons.mjs writes')
  process.exitCode = 1
}
