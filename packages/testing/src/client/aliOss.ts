import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

let loaded: unknown

/**
 * The file of ali-oss for browsers, run in Node: what browsers run, not the other client that Node's entry leads to. It
 * needs requests in the manner of browsers: `createNodeRequest`.
 */
export function loadBrowserAliOss<Class>(): Class {
  loaded ??= evaluate(createRequire(import.meta.url).resolve('ali-oss/dist/aliyun-oss-sdk.min.js'))
  return loaded as Class
}

function evaluate(path: string): unknown {
  const page = { navigator: { userAgent: 'Node' }, location: { protocol: 'http:' } }
  const module = { exports: {} }
  const names = ['window', 'location', 'define', 'require', 'module', 'exports']
  const run = new Function(...names, readFileSync(path, 'utf8'))
  run(page, page.location, undefined, undefined, module, module.exports)
  return module.exports
}
