// Writes what is made from the definitions of the elements to packages/elements/dist: custom-elements.json, editor data
// and typings.   node scripts/generate-elements.mjs [--check]
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { elementsFolder } from './elements/definitions.mjs'
import { describeElements } from './elements/describe.mjs'
import { filesOf } from './elements/files.mjs'
import { gapsOf } from './elements/gaps.mjs'
import { root } from './workspace/root.mjs'

const elements = await describeElements()
const gaps = elements.flatMap(gapsOf)
for (const gap of gaps) console.error(gap)
if (gaps.length > 0) process.exitCode = 1

const dist = join(elementsFolder, 'dist')
const files = Object.entries(filesOf(elements)).map(([name, text]) => [join(dist, name), text])

if (process.argv.includes('--check')) {
  const old = files.filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
  for (const [path] of old) console.error(`${relative(root, path)} is out of date`)
  if (old.length > 0) process.exitCode = 1
} else {
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  console.log(files.map(([path]) => relative(root, path)).join('\n'))
}
