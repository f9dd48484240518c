import alias from '@rollup/plugin-alias'
import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import esbuild from 'rollup-plugin-esbuild'
import { cssTextForRollup } from '../css-text.mjs'
import { aliOssChunk } from './aliOss.mjs'
import { languageTexts } from './languages.mjs'
import { minifyChunks } from './minify.mjs'
import { retriedImports } from './retriedImports.mjs'
import { minifyStyles, scriptTargets } from './targets.mjs'

/** Everything that browsers load runs on Preact (docs/decisions/029-a-plain-build.md). */
export const preactFor = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
}

/** The same for rollup and the test runner. */
export const preactInPlaceOfReact = Object.entries(preactFor).map(([name, replacement]) => ({
  find: new RegExp(`^${name}$`),
  replacement,
}))

/**
 * Only its transformation: it would find files too, before nodeResolve does, and forget that a package says which of its
 * files have no side effects. ECharts would come whole.
 */
const transformed = (options) => ({ ...esbuild(options), resolveId: undefined })

/** From our sources to modules, and from chunks to served files. */
export const plugins = () => [
  aliOssChunk(),
  retriedImports(),
  languageTexts(),
  alias({ entries: preactInPlaceOfReact }),
  nodeResolve({ browser: true, exportConditions: ['source'], extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
  commonjs(),
  cssTextForRollup({ transform: minifyStyles }),
  replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
  transformed({ target: scriptTargets, jsx: 'automatic', tsconfig: false }),
  minifyChunks(),
]
