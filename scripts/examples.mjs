#!/usr/bin/env node
// Builds what example pages need besides their own files: compiled Vue components, the React page from the packed
// packages, and the kits of examples/kits. Does nothing where nothing changed.
//   node scripts/examples.mjs [--only vue|react|kits] [--force]
import { parseArgs } from 'node:util'
import { run } from './examples/main.mjs'

const { values } = parseArgs({
  options: { only: { type: 'string' }, force: { type: 'boolean', default: false } },
})
process.exitCode = await run(values)
