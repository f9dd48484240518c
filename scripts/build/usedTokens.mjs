// Which design tokens stand where: of the sheet in packages/ui/src/tokens.css the runtime has those that it uses itself,
// and those of many elements; each element brings the others that it uses.

const declaration = /(--eb-[\w-]+)\s*:\s*((?:[^;{}"']|"[^"]*"|'[^']*')*)(;|(?=\}))/g
const reference = /--eb-[\w-]+/g

/** The tokens that a text names. */
export const tokensIn = (text) => new Set(text.match(reference) ?? [])

/** These tokens, and those that their values are made of. */
export function withTheirParts(css, tokens) {
  const all = new Set(tokens)
  const declared = [...css.matchAll(declaration)].map(([, name, value]) => [name, value])
  for (let size = -1; size !== all.size; ) {
    size = all.size
    for (const [name, value] of declared) {
      if (all.has(name)) for (const [other] of value.matchAll(reference)) all.add(other)
    }
  }
  return all
}

/** A minified sheet with these tokens only. */
export const keepTokens = (css, tokens) =>
  withoutEmptyRules(css.replace(declaration, (text, name) => (tokens.has(name) ? text : '')))

/** A sheet without what is no token: that is the same for all, so nobody needs it twice. */
export const dropOthers = (css) =>
  withoutEmptyRules(
    css.replace(/(?<=[{;])[\w-]+:[^;{}]*(;|(?=\}))/g, (text) => (text.startsWith('--eb-') ? text : '')),
  )

function withoutEmptyRules(css) {
  for (let rest = css; ; css = rest) {
    rest = css.replace(/(?<=[{};]|^)[^{};]+\{\}/g, '')
    if (rest === css) return css
  }
}
