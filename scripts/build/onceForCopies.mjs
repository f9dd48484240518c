// Each element has its own copy of most modules (ownCopies.mjs): what is made of a module's text is the same for all its
// copies, so it is made once. 2,800 modules are copies of some 900.
import { originalOf } from './ownCopies.mjs'

/**
 * @param {import('rollup').Plugin} plugin its transform looks at a text and at where its original lies, at nothing else
 * @returns {import('rollup').Plugin} the same; what it made of a text is remembered for the copies
 */
export function onceForCopies(plugin) {
  /** @type {Map<string, { code: string, made: unknown }>} */
  const last = new Map()
  return {
    ...plugin,
    transform(code, id) {
      const original = originalOf(id)
      const known = last.get(original)
      if (known?.code === code) return known.made
      const made = plugin.transform.call(this, code, id)
      last.set(original, { code, made })
      return made
    },
  }
}
