#!/usr/bin/env node
// `npm run docs`: guides, element pages, packages and decisions as HTML in dist/docs (served at /docs/).
import { join } from 'node:path'
import { buildDocumentation } from './docs/build.mjs'
import { root } from './workspace/root.mjs'

const out = join(root, 'dist/docs')
if (await buildDocumentation(out)) console.log('The documentation is in dist/docs/')
else {
  console.error('The documentation has faults; see above')
  process.exitCode = 1
}
