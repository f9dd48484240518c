#!/usr/bin/env node
// `npm run new:widget date-range`: a widget with its model, texts, styles, tests, element and page, small and working.
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { createWidget } from './new-widget/create.mjs'
import { root } from './workspace/root.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', default: root } },
})

try {
  const [name, ...rest] = positionals
  if (!name || rest.length > 0) throw new Error('Name the widget: npm run new:widget date-range')
  const { written, changed } = createWidget(values.root, name)
  for (const path of written) console.log(`  new      ${relative(values.root, path)}`)
  for (const path of changed) console.log(`  changed  ${relative(values.root, path)}`)
  console.log(`
Next: say what it is for, in packages/widgets/src/${name}/README.md and packages/elements/src/pure/${name}.ts;
give it a budget in ${join('scripts', 'build', 'budgets.mjs')}; then
  node scripts/generate-elements.mjs
  node scripts/wtr/run.mjs --files 'packages/widgets/src/${name}/*.test.tsx'
CONTRIBUTING.md says what each file holds.`)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
