import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const loaded = new Map<number, unknown>()

/**
 * The file of ali-oss for browsers, run in Node: what browsers run, not the other client that Node's entry leads to. It
 * needs requests in the manner of browsers: `createNodeRequest`.
 *
 * @param clockError milliseconds by which the device's clock is wrong
 */
export function loadBrowserAliOss<Class>(clockError = 0): Class {
  if (!loaded.has(clockError)) loaded.set(clockError, evaluate(wrongDate(clockError)))
  return loaded.get(clockError) as Class
}

function evaluate(dates: DateConstructor): unknown {
  const path = createRequire(import.meta.url).resolve('ali-oss/dist/aliyun-oss-sdk.min.js')
  const page = { navigator: { userAgent: 'Node' }, location: { protocol: 'http:' } }
  const module = { exports: {} }
  const seen = { window: page, location: page.location, module, exports: module.exports, Date: dates }
  const names = [...Object.keys(seen), 'define', 'require']
  new Function(...names, readFileSync(path, 'utf8'))(...Object.values(seen))
  return module.exports
}

/** A class Date on whose clock it is another time now; other dates are as they are. */
function wrongDate(error: number): DateConstructor {
  return new Proxy(Date, {
    construct: (date, args) => Reflect.construct(date, args.length > 0 ? args : [Date.now() + error]),
    get: (date, name) => (name === 'now' ? () => Date.now() + error : Reflect.get(date, name)),
  })
}
