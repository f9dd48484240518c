import { isHostName } from './hostName'
import { isVersion4, isVersion6 } from './ipAddress'
import type { Validator } from './Problem'
import { textRule } from './textRule'

/** Some browsers and proxies cut longer ones. */
const longest = 2048

/**
 * A web address with `http://` or `https://`: `https://example.com/a?b=c`. Other schemes are refused, so that the
 * result is safe to link, and so is a user before the host, which could look like a host.
 *
 * @spec W-VAL-3, V-3
 */
export const url: Validator = /* @__PURE__ */ textRule('url', (text) => {
  if (text.length > longest || /[\s\p{Cc}\p{Surrogate}]/u.test(text)) return false
  const [, host, version6, port = '0'] =
    /^https?:\/\/(?:([^/?#@:[\]\\]+)|\[([^/?#@[\]\\]+)\])(?::(\d{0,5}))?(?:[/?#].*)?$/i.exec(text) ?? []
  if (Number(port) > 65_535) return false
  if (version6) return isVersion6(version6)
  if (host === undefined) return false
  const name = host.replace(/\.$/, '') // the root domain's trailing dot is allowed
  return name.toLowerCase() === 'localhost' || isVersion4(name) || isHostName(name)
})
