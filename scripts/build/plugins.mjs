import { fileURLToPath } from 'node:url'
import alias from '@rollup/plugin-alias'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import esbuild from 'rollup-plugin-esbuild'
import { cssTextForRollup } from '../css-text.mjs'
import { aliOssChunk } from './aliOss.mjs'
import { minifyChunks } from './minify.mjs'
import { onceForCopies } from './onceForCopies.mjs'
import { openPrivates } from './openPrivates.mjs'
import { ownCopies } from './ownCopies.mjs'
import { patchLibraries } from './patches.mjs'
import { dropReferenceTexts } from './referenceTexts.mjs'
import { commonMark, shareTokens, tokensFile } from './shareTokens.mjs'
import { shortenClasses } from './shortClasses.mjs'
import { shortenMembers } from './shortMembers.mjs'
import { minifyStyles, scriptTargets } from './targets.mjs'
import { trimPreact } from './trimmed/preact.mjs'

const trimmed = (name) => fileURLToPath(new URL(`trimmed/${name}.mjs`, import.meta.url))

/** Everything the browser gets runs on Preact, and libraries are there with the parts we use. */
export const replacements = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react(-dom(\/client)?)?$/, replacement: trimmed('react') },
  { find: /^(@nanostores\/react|[./]+\/store\/useStore)$/, replacement: trimmed('nanostoresReact') },
  { find: /^ofetch$/, replacement: trimmed('ofetch') },
  { find: /^valibot$/, replacement: trimmed('valibot') },
]

/** The console keeps all tokens (see ownCopies.mjs), elements those they use. */
function styles(css, file) {
  return file === tokensFile ? commonMark : minifyStyles(css, file)
}

/**
 * From our sources to modules, and from chunks to what is served.
 *
 * @param {Record<string, string>} input chunk name → entry module
 */
export const plugins = (input) => [
  aliOssChunk(),
  ownCopies(input),
  shareTokens(input),
  alias({ entries: replacements }),
  trimPreact(),
  nodeResolve({ browser: true, exportConditions: ['source'], extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
  cssTextForRollup({ transform: styles }),
  patchLibraries(),
  replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
  ...[
    esbuild({ target: scriptTargets, jsx: 'automatic', tsconfig: false }),
    dropReferenceTexts(),
    shortenMembers(),
    openPrivates(),
    shortenClasses(),
  ].map(onceForCopies),
  minifyChunks(),
]
