#!/usr/bin/env node
// Packs what partners install from npm: dist/packages/ebkit-<name>-<version>.tgz. Builds the packages first when they
// are out of date.   node scripts/pack.mjs [--folder dist/packages]
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPackages } from './build/main.mjs'
import { packAll } from './pack/pack.mjs'
import { root } from './workspace/root.mjs'

const { values } = parseArgs({
  options: { folder: { type: 'string', default: join(root, 'dist', 'packages') } },
})
if (await buildPackages()) {
  for (const file of packAll(resolve(values.folder))) console.log(relative(root, file))
} else process.exitCode = 1
