// Runs browser tests: node scripts/wtr/run.mjs [--files <glob or folder>]… [--react [--strict]] [--firefox] [--soak]
import { spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const root = fileURLToPath(new URL('../../', import.meta.url))
const { values } = parseArgs({
  options: {
    files: { type: 'string', multiple: true },
    react: { type: 'boolean' },
    strict: { type: 'boolean' },
    firefox: { type: 'boolean' },
    soak: { type: 'boolean' },
  },
})

const args = ['node_modules/@web/test-runner/dist/bin.js']
/** A folder stands for the tests in it. @param {string} files */
const patternOf = (files) =>
  statSync(join(root, files), { throwIfNoEntry: false })?.isDirectory() ? `${files}/**/*.test.tsx` : files
if (values.files) args.push('--files', ...values.files.map(patternOf))

const environment = { ...process.env, EB_RUNTIME: values.react ? 'react' : 'preact' }
// views in React's strict mode, which takes each effect back once
if (values.strict) environment.EB_STRICT = '1'
if (values.firefox) environment.EB_BROWSER = 'firefox'
if (values.soak) environment.EB_SOAK = '1'

const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: environment })
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
