// Class names of parts (eb-picker__tools) are short in what browsers load: they are within shadow roots, and nobody's
// business. Names of blocks (eb-picker) stay: they tell where one is.
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import MagicString from 'magic-string'
import { root } from '../workspace/root.mjs'

const part = /\beb-[a-z]+(?:-[a-z]+)*__[a-z]+(?:-[a-z]+)*/g
const unfinished = /\beb-[a-z-]+__(?![a-z])/
const packages = join(root, 'packages') + sep

/** Every such name of our sources → its short one: the same in all chunks of a release. */
export function shortNames(folder = packages) {
  const files = readdirSync(folder, { recursive: true }).filter((file) =>
    /[\\/]src[\\/].*(?<!\.test)\.(css|tsx?)$/.test(file),
  )
  const names = new Set(files.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(part) ?? []))
  return new Map([...names].sort().map((name, index) => [name, `_${index.toString(36)}`]))
}

/** Rollup plugin, after the one that makes styles modules. */
export function shortenClasses() {
  const names = shortNames()
  return {
    name: 'short-classes',
    transform(code, id) {
      if (!id.startsWith(packages)) return null
      if (unfinished.test(code))
        this.error(`${id} puts a class name together; write whole names: ${unfinished.exec(code)[0]}`)
      const matches = [...code.matchAll(part)]
      if (matches.length === 0) return null
      const text = new MagicString(code)
      for (const match of matches)
        text.overwrite(match.index, match.index + match[0].length, names.get(match[0]))
      return { code: text.toString(), map: text.generateMap({ hires: true }) }
    },
  }
}
