// Runs an example, and compares what its comments say: `countCharacters('早餐') // 2`.
import assert from 'node:assert/strict'
import { build } from 'esbuild'

// What an example's lines are compared with: it is a module of its own.
globalThis.ebkitExample = { same: assert.deepEqual }

const STATED = /^(?!import |const |\/\/)(\S.*?) \/\/ (.+)$/gm

/** @param {string} code @returns {number} how many values its comments state */
export const statedValues = (code) => [...code.matchAll(STATED)].length

/**
 * Runs an example that needs no browser and no gateway.
 *
 * @param {string} code TypeScript; each line `expression // value` is compared
 * @param {string} folder from which its imports are found
 * @throws AssertionError for a value that is not the one stated
 */
export async function runExample(code, folder) {
  const contents = code.replace(STATED, (_, expression, value) => `same(${expression}, ${value});`)
  const { outputFiles } = await build({
    stdin: {
      contents: `const { same } = globalThis.ebkitExample;\n${contents}`,
      loader: 'tsx',
      resolveDir: folder,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['source'],
    logLevel: 'silent',
  })
  await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
}
