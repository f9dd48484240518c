// Places the design tokens: see usedTokens.mjs. What a chunk uses is known when all of them are put together, so entries
// and runtime carry marks until then.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace/root.mjs'
import { minifyStyles } from './targets.mjs'
import { dropOthers, keepTokens, tokensIn, withTheirParts } from './usedTokens.mjs'

export const tokensFile = join(root, 'packages', 'ui', 'src', 'tokens.css')
const adopting = JSON.stringify(join(root, 'packages', 'ui', 'src', 'styles', 'adoptTokens.ts'))
const own = '__EB_OWN_TOKENS__'
/** What the module of the sheet has for its text until the chunks are known. */
export const commonMark = '__EB_COMMON_TOKENS__'

/** A token is common when this part of the elements uses it. */
const COMMON = 0.3

/**
 * Rollup plugin.
 *
 * @param {Record<string, string>} input chunk name → entry module
 * @param {readonly string[]} pinned elements whose tokens are common, because their own bytes are scarce
 */
export function shareTokens(input, pinned = ['eb-satisfaction']) {
  const entries = new Set(Object.entries(input).flatMap(([name, id]) => (name.startsWith('eb-') ? [id] : [])))
  let sheets
  return {
    name: 'share-tokens',
    transform(code, id) {
      if (!entries.has(id)) return null
      // Before the element is registered: those that stand in the page already are shown then. No new line, for the map.
      return { code: `import { addTokens } from ${adopting};addTokens('${own}');${code}`, map: null }
    },
    renderStart() {
      sheets = undefined
    },
    renderChunk(code, chunk, _options, { chunks }) {
      sheets ??= sheetsOf(chunks, pinned)
      const text = JSON.stringify(sheets.get(chunk.fileName) ?? '')
      const marked = text === '""' ? code.replace(new RegExp(`[\\w$]+\\(["']${own}["']\\);?`), '') : code
      return { code: marked.replace(new RegExp(`["'](${own}|${commonMark})["']`), () => text), map: null }
    },
  }
}

/** File name → the part of the sheet that it has. */
function sheetsOf(chunks, pinned) {
  const css = minifyStyles(readFileSync(tokensFile, 'utf8'), tokensFile)
  const used = new Map()
  const elements = Object.values(chunks).filter(({ fileName }) => fileName.startsWith('eb-'))
  for (const { fileName } of elements) used.set(fileName, usedBy(chunks, fileName))
  const common = withTheirParts(css, commonTokens(chunks, used, pinned))
  const sheets = new Map([['runtime.js', keepTokens(css, common)]])
  for (const [fileName, tokens] of used) {
    const others = [...withTheirParts(css, tokens)].filter((token) => !common.has(token))
    sheets.set(fileName, dropOthers(keepTokens(css, new Set(others))))
  }
  return sheets
}

function commonTokens(chunks, used, pinned) {
  const isCommon = (token) => {
    const users = [...used.values()].filter((tokens) => tokens.has(token)).length
    return users > 1 && users >= COMMON * used.size
  }
  const all = new Set([...used.values()].flatMap((tokens) => [...tokens]))
  const shared = ['runtime.js', 'data.js'].flatMap((name) => [...tokensOf(chunks[name])])
  const scarce = pinned.flatMap((tag) => [...(used.get(`${tag}.js`) ?? [])])
  return [...shared, ...scarce, ...[...all].filter(isCommon)]
}

/** Tokens that the sources of a chunk name, and those of what it loads later. */
function usedBy(chunks, fileName, seen = new Set()) {
  if (seen.has(fileName)) return new Set()
  seen.add(fileName)
  // ali-oss.js is not made of modules, and nobody's chunk yet.
  const known = chunks[fileName].dynamicImports.filter((name) => name in chunks)
  const later = known.flatMap((name) => [...usedBy(chunks, name, seen)])
  return new Set([...tokensOf(chunks[fileName]), ...later])
}

const tokensOf = (chunk) =>
  new Set(Object.values(chunk?.modules ?? {}).flatMap(({ code }) => [...tokensIn(code ?? '')]))
