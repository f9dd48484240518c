import { readData } from './readImage'

/**
 * The fonts that the page's texts currently use, as `@font-face` rules with embedded files. The library's own method
 * needs an additional style sheet, which a strict Content Security Policy forbids.
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

/** The rules of a sheet of another origin without CORS cannot be read: its fonts are replaced by system fonts. */
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

/** The rule with its first file embedded; unchanged if the file cannot be read. */
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
