import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const loaded = new Map<number, unknown>()

/**
 * The browser file of ali-oss, run in Node, because Node's entry is a different client. It needs browser-like requests:
 * `createNodeRequest`.
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

/** A class Date with a shifted clock; explicit dates are unchanged. */
function wrongDate(error: number): DateConstructor {
  return new Proxy(Date, {
    construct: (date, args) => Reflect.construct(date, args.length > 0 ? args : [Date.now() + error]),
    get: (date, name) => (name === 'now' ? () => Date.now() + error : Reflect.get(date, name)),
  })
}
