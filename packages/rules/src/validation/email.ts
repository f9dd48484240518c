import { isHostName } from './hostName'
import type { Validator } from './Problem'
import { textRule } from './textRule'

/**
 * An e-mail address: `li.lei@example.com`. Checks the format only, not whether the address exists.
 *
 * @spec W-VAL-2, V-2
 */
export const email: Validator = /* @__PURE__ */ textRule('email', (text) => {
  const [, name = '', host = ''] = /^([^@]{1,64})@([^@]+)$/.exec(text) ?? []
  return (
    text.length <= 254 &&
    /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(name) &&
    isHostName(host) &&
    host.length - host.lastIndexOf('.') > 2
  )
})
