import { fileURLToPath } from 'node:url'
import alias from '@rollup/plugin-alias'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import esbuild, { minify } from 'rollup-plugin-esbuild'
import { cssTextForRollup } from '../css-text.mjs'
import { consoleCopies } from './consoleCopies.mjs'
import { minifyStyles, scriptTargets } from './targets.mjs'

const react = fileURLToPath(new URL('react.mjs', import.meta.url))

/** Everything the browser gets runs on Preact. */
const reactToPreact = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react(-dom)?$/, replacement: react },
]

/** From our sources to modules, and from chunks to what is served. */
export const plugins = () => [
  consoleCopies(),
  alias({ entries: reactToPreact }),
  nodeResolve({ browser: true, exportConditions: ['source'], extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
  cssTextForRollup({ transform: minifyStyles }),
  replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
  esbuild({ target: scriptTargets, jsx: 'automatic', tsconfig: false }),
  minify({ target: scriptTargets, charset: 'utf8', legalComments: 'none' }),
]
