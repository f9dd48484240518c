// Definitions of elements hold what only the reference, editors and typings need (scripts/generate-elements.mjs). The
// browser does without it.
import MagicString from 'magic-string'
import { originalOf } from './ownCopies.mjs'

const texts = new Set(['summary', 'parts', 'slots', 'cssProperties', 'keyboard'])
const definitionFile = /\/packages\/elements\/src\/[\w-]+\.ts$/
const defining = new Set(['defineElement', 'lazyElement'])

/** Rollup plugin, after the one that compiles TypeScript. */
export function dropReferenceTexts() {
  return {
    name: 'drop-reference-texts',
    transform(code, id) {
      if (!definitionFile.test(originalOf(id).replaceAll('\\', '/'))) return null
      const text = new MagicString(code)
      for (const definition of definitionsIn(this.parse(code))) dropFrom(definition, text)
      return { code: text.toString(), map: text.generateMap({ hires: true }) }
    },
  }
}

/** The objects that `export const name = defineElement({ … })` gets. */
function definitionsIn(program) {
  return program.body
    .flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])
    .map(({ init }) => init)
    .filter((init) => init?.type === 'CallExpression' && defining.has(init.callee.name))
    .map((init) => init.arguments[0])
    .filter((argument) => argument?.type === 'ObjectExpression')
}

function dropFrom({ properties }, text) {
  properties.forEach((property, index) => {
    if (!texts.has(property.key?.name)) return
    const next = properties[index + 1]
    text.remove(property.start, next ? next.start : property.end)
  })
}
