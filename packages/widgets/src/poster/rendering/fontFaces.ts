import { readData } from './readImage'

/**
 * The fonts of the page that its texts use at present, as one text of `@font-face` rules with their files inside. The
 * library's own way needs a style sheet of its own, which a strict Content Security Policy forbids.
 */
export async function fontFaces(): Promise<string> {
  const used = [...document.fonts].filter(({ status }) => status === 'loaded')
  const isUsed = ({ style }: CSSFontFaceRule) =>
    used.some(
      ({ family, unicodeRange }) =>
        plain(family) === plain(style.getPropertyValue('font-family')) &&
        plain(unicodeRange) === (plain(style.getPropertyValue('unicode-range')) || 'u+0-10ffff'),
    )
  const rules = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(fontRulesOf).filter(isUsed)
  return (await Promise.all(rules.map(withFile))).join('\n')
}

const plain = (text: string) => text.replace(/["'\s]/g, '').toLowerCase()

/** A sheet of another origin that does not allow this one gives no rules: its fonts are replaced by those of the system. */
function fontRulesOf(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  try {
    return fontRulesIn([...sheet.cssRules])
  } catch {
    return []
  }
}

/** Also in layers, conditions and imported sheets. */
function fontRulesIn(rules: readonly CSSRule[]): CSSFontFaceRule[] {
  return rules.flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return [rule]
    if (rule instanceof CSSImportRule) return rule.styleSheet ? fontRulesOf(rule.styleSheet) : []
    return 'cssRules' in rule ? fontRulesIn([...(rule as CSSGroupingRule).cssRules]) : []
  })
}

/** The rule with its first file inside; as it is where the file cannot be read. */
async function withFile(rule: CSSFontFaceRule): Promise<string> {
  const [whole, , address] = /url\((["']?)(.+?)\1\)/.exec(rule.cssText) ?? []
  if (!whole || !address || address.startsWith('data:')) return rule.cssText
  const base = rule.parentStyleSheet?.href ?? document.baseURI
  try {
    const file = await readData(new URL(address, base).href)
    return rule.cssText.replace(whole, () => `url("${file.address}")`)
  } catch {
    return rule.cssText
  }
}
