#!/usr/bin/env node
// `npm start`: from a fresh clone to a running ebkit. Node built-ins only.
// Installs and builds what is missing or out of date, then runs the gateway and the example partner's server.
//   node scripts/start.mjs [--watch]
import { requireNode } from './workspace/nodeVersion.mjs'

requireNode()
const { run } = await import('./start/main.mjs')
process.exit(await run(process.argv.slice(2)))
