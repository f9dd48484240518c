// Moves texts out of the code: a page loads only those of its own language, all before the first frame. The build runs
// modules with texts (…strings.ts) and writes their exports into one file for each element and language. In the chunks,
// modules that look texts up (packages/core/src/locale/languageFiles.ts) replace them.
import { basename, dirname, join } from 'node:path'
import { build } from 'esbuild'
import { filesUnder } from '../test/files.mjs'
import { root } from '../workspace/root.mjs'
import { closureOf } from './closure.mjs'

export const languages = ['zh', 'en']

const lookup = join(root, 'packages/core/src/locale/languageFiles.ts')
const translator = join(root, 'packages/core/src/locale/translator.ts')
const sources = [
  ...['rules', 'core', 'ui', 'widgets', 'elements', 'console'].map((name) => `packages/${name}/src`),
  'scripts/build/fixtures',
]

/** Texts about a language file that failed to load. */
const aboutFailure = [
  'packages/elements/src/element/strings.ts',
  'packages/console/src/start/strings.ts',
].map((file) => join(root, file))

/** Single pages and parts of them, each of which few people ever open: what they say comes with them. */
const singlePages = ['additions', 'custom', 'developer', 'guest'].map((name) =>
  join(root, `packages/console/src/${name}/`),
)

/** Whether a file belongs to a single page, whose texts are in no language file. */
export const isOfSinglePage = (file) => singlePages.some((folder) => file.startsWith(folder))

/** Whether texts stay in the code, in both languages. */
const staysInCode = (file) => aboutFailure.includes(file) || isOfSinglePage(file)

/** @typedef {{ group: string, isPlain: boolean, texts: Record<string, Record<string, unknown>> }} TextGroup */

/**
 * Runs all modules with texts.
 *
 * @returns {Promise<Map<string, Record<string, TextGroup>>>} file → export → texts
 */
export async function evaluateTexts() {
  const files = filesUnder(sources, /[sS]trings\.ts$/).map((file) => join(root, file))
  const { outputFiles } = await build({
    stdin: {
      contents: files
        .map((file, index) => `export * as module${index} from ${JSON.stringify(file)}`)
        .join('\n'),
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'esm',
    conditions: ['source'],
    plugins: [onlyTranslator],
  })
  const url = `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  const modules = await import(url)
  return new Map(files.map((file, index) => [file, groupsOf(modules[`module${index}`], file)]))
}

/** Modules with texts need only the function of core that declares them. */
const onlyTranslator = {
  name: 'only-translator',
  setup: ({ onResolve }) => onResolve({ filter: /^@ebkit\/core/ }, () => ({ path: translator })),
}

function groupsOf(module, file) {
  const groups = Object.entries(module).map(([name, value]) => {
    const isPlain = !('texts' in value)
    const texts = isPlain ? value : value.texts
    for (const language of languages)
      if (!texts[language]) throw new Error(`${file}: ${name} has no texts in ${language}`)
    return [name, { group: isPlain ? basename(dirname(file)) : value.group, isPlain, texts }]
  })
  return Object.fromEntries(groups)
}

/** Rollup plugin: replaces texts by modules that look them up. */
export function languageTexts() {
  let modules
  return {
    name: 'language-texts',
    async buildStart() {
      modules = await evaluateTexts()
    },
    load(id) {
      const groups = staysInCode(id) ? undefined : modules.get(id)
      if (!groups) return null
      const exported = Object.entries(groups).map(([name, { group, isPlain }]) => {
        const found = `textsOf(${JSON.stringify(group)})`
        return `export const ${name} = ${isPlain ? found : `{ group: ${JSON.stringify(group)}, texts: ${found} }`}`
      })
      return [`import { textsOf } from ${JSON.stringify(lookup)}`, ...exported].join('\n')
    },
    /** Writes for each entry the texts of everything that it loads, at once or later. */
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
      for (const entry of chunks.filter(({ isEntry }) => isEntry)) {
        const files = [entry.fileName, ...closureOf(entry, chunks, { later: true })]
        const ids = files
          .flatMap((file) => Object.keys(bundle[file]?.modules ?? {}))
          .filter((id) => !isOfSinglePage(id))
        const groups = ids.flatMap((id) => Object.values(modules.get(id) ?? {}))
        if (groups.length === 0) continue
        for (const language of languages)
          this.emitFile({
            type: 'asset',
            fileName: entry.fileName.replace(/\.js$/, `.${language}.js`),
            source: `export default ${JSON.stringify(mergeTexts(groups, language))}\n`,
          })
      }
    },
  }
}

/** The texts of some groups in one language, by group. @param {TextGroup[]} groups */
export function mergeTexts(groups, language) {
  const merged = {}
  for (const { group, texts } of groups) {
    merged[group] ??= {}
    for (const [key, text] of Object.entries(texts[language])) {
      const known = merged[group][key]
      if (known !== undefined && JSON.stringify(known) !== JSON.stringify(text))
        throw new Error(`Two texts for ${group}.${key} in ${language}: ${known}, ${text}`)
      merged[group][key] = text
    }
  }
  return merged
}
