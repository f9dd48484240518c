// The client of the object store as browsers get it: ali-oss's own file, made a module of ours. It is loaded with the
// first upload, on other people's pages, so it sees neither their `define` (AMD) nor a `module` or `require`, and
// leaves no global behind. It is not minified or shaken again: 680 kB that work as their authors tested them, run in slices.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { inSlices } from './inSlices.mjs'

/** What our sources import. */
const specifier = 'ali-oss/dist/aliyun-oss-sdk.min.js'
/** Name beside the other chunks. */
const fileName = 'ali-oss.js'

/** Where the file or a library in it writes to the page; what a new version writes otherwise fails the build. */
const patches = [
  // core-js: shares what it knows with copies of itself, and answers for functions that it makes.
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

/** What the file must not see of the page. */
const shadows = 'var define,require,module,exports,global=window;'

/** The text of ali-oss's file for browsers as that of a module whose `prepare()` gives its class. */
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
 * Behind the address, for the second try and each that follows: browsers remember a module that failed for the life of
 * the page. What stands behind # is another module, and the same file.
 */
const again = '+(import.meta.t===void 0?import.meta.t="":import.meta.t+="#")'

const hashOf = (code) => `sha384-${createHash('sha384').update(code).digest('base64')}`

/**
 * What is called with the address: imports it; on a page with `data-integrity` checked first, as the loader does with
 * the other chunks. The loader would have to do it ahead, before anybody has chosen a file.
 */
const importerOf = (integrity) => `(async href => {
  const tag = document.querySelector('script[data-integrity]')
  href = new URL(href, import.meta.url).href
  if (tag) await new Promise((onload, onerror) => document.head.append(Object.assign(document.createElement('link'),
    { rel: 'modulepreload', crossOrigin: '', integrity: '${integrity}', nonce: tag.nonce, onload, onerror, href })))
  return import(href)
})`

/** Rollup plugin: writes the file beside the chunks, and lets `import()` lead to it. */
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

/** Plugin of the test server: the same file there. */
export function aliOssForTestRunner() {
  return {
    name: 'ali-oss',
    transform: (context) =>
      context.path.endsWith(`/${specifier}`) ? { body: wrapAliOss(context.body) } : undefined,
  }
}
