// The client of the object store for browsers: ali-oss's own file, converted to a module. It is loaded with the first
// upload, on partners' pages, so it sees neither their `define` (AMD) nor a `module` or `require`, and leaves no
// global. It is neither minified nor tree-shaken: 680 kB as their authors tested them, run in slices.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { inSlices } from './inSlices.mjs'

/** The specifier in our sources. */
const specifier = 'ali-oss/dist/aliyun-oss-sdk.min.js'
/** Name of the chunk. */
const fileName = 'ali-oss.js'

/**
 * Places where the file or one of its libraries writes to the page. If a new version differs there, the build fails.
 */
const patches = [
  // core-js: shares state with other copies of itself, and patches toString of its functions.
  ['i="__core-js_shared__",n=n[i]||e(i,{})', 'n={}'],
  ['Function.prototype.toString=e(function(){return o(this)&&f(this).source||u(this)},"toString")', 'void 0'],
  [',u({target:O,stat:!0,forced:!h},{useSetter:function(){M=!0},useSimple:function(){M=!1}})', ''],
  // regenerator-runtime
  [
    'try{regeneratorRuntime=t}catch(e){"object"==typeof globalThis?globalThis.regeneratorRuntime=t:Function("r","regeneratorRuntime = r")(t)}',
    '',
  ],
  // js-base64
  ['"object"==typeof n&&void 0!==k?k.exports=t(e):t(e)', 'k.exports=t({Uint8Array:Uint8Array})'],
]

/** Names that must be hidden from the file. */
const shadows = 'var define,require,module,exports,global=window;'

/** Converts ali-oss's browser file to a module whose `prepare()` resolves to its class. */
export function wrapAliOss(code) {
  let changed = code
  for (const [find, replacement] of patches) {
    if (changed.split(find).length !== 2)
      throw new Error(`scripts/build/aliOss.mjs finds this not once in ${specifier}: ${find}`)
    changed = changed.replace(find, () => replacement)
  }
  return inSlices(changed, shadows)
}

/** The wrapped file. */
export async function aliOssModule() {
  return wrapAliOss(await readFile(createRequire(import.meta.url).resolve(specifier), 'utf8'))
}

/**
 * Suffix of the address for retries: browsers remember a failed module for the life of the page. With another fragment
 * the same file is a different module.
 */
const again = '+(import.meta.t===void 0?import.meta.t="":import.meta.t+="#")'

const hashOf = (code) => `sha384-${createHash('sha384').update(code).digest('base64')}`

/**
 * Imports the address; on a page with `data-integrity` it first verifies the file, as the loader does with other
 * chunks. The loader would have to do that in advance, before anybody has chosen a file.
 */
const importerOf = (integrity) => `(async href => {
  const tag = document.querySelector('script[data-integrity]')
  href = new URL(href, import.meta.url).href
  if (tag) await new Promise((onload, onerror) => document.head.append(Object.assign(document.createElement('link'),
    { rel: 'modulepreload', crossOrigin: '', integrity: '${integrity}', nonce: tag.nonce, onload, onerror, href })))
  return import(href)
})`

/** Rollup plugin: writes the file beside the chunks, and points `import()` to it. */
export function aliOssChunk() {
  let isNeeded = false
  let importer = ''
  const sources = []
  return {
    name: 'ali-oss',
    async renderStart() {
      importer = importerOf(hashOf(await aliOssModule()))
    },
    resolveId: {
      order: 'pre',
      handler(source) {
        if (source !== specifier) return null
        isNeeded = true
        return { id: `./${fileName}`, external: true }
      },
    },
    renderDynamicImport: ({ targetModuleId }) =>
      targetModuleId === `./${fileName}` ? { left: `${importer}(`, right: `${again})` } : null,
    async generateBundle(_, bundle) {
      if (!isNeeded) return
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          chunk.dynamicImports = chunk.dynamicImports.map((name) => name.replace(/^\.\//, ''))
      this.emitFile({
        type: 'prebuilt-chunk',
        fileName,
        code: await aliOssModule(),
        exports: ['prepare'],
        map: {
          version: 3,
          names: [],
          sources,
          mappings: '',
          toString: () => '{"version":3,"names":[],"sources":[],"mappings":""}',
        },
      })
    },
  }
}

/** Plugin of the test server: serves the same file. */
export function aliOssForTestRunner() {
  return {
    name: 'ali-oss',
    transform: (context) =>
      context.path.endsWith(`/${specifier}`) ? { body: wrapAliOss(context.body) } : undefined,
  }
}

let wrapped

/** Plugin for esbuild: the test bundles, and the build while somebody works on ebkit, which asks for it again and again. */
export const wrappedAliOss = {
  name: 'wrapped-ali-oss',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]ali-oss[\\/]dist[\\/]aliyun-oss-sdk\.min\.js$/ }, async () => {
      wrapped ??= aliOssModule()
      return { contents: await wrapped, loader: 'js' }
    })
  },
}
