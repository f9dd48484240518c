import { getPage } from '../page/getPage'
import { diagnosisText } from './diagnosisTexts'

/** Elements that can have a hue or a theme of their own. */
const themed = ':root,[data-theme],[data-eb-theme],.eb-brand'

/** Themes that differ from a known one only in case: no CSS rule matches them. Other words belong to the page. */
const isMisspelt = (theme = '') => /^\s*(dark|light)\s*$/i.test(theme) && !/^(dark|light)$/.test(theme)

/** Reports hues and themes that have no effect because of how the page writes them. */
export function checkThemes(): void {
  const page = getPage()
  const report = (text: 'hue-invalid' | 'theme-invalid', value: string) =>
    page.report('theme-invalid', diagnosisText(text, page.$locale.get(), { value }))
  for (const element of document.querySelectorAll<HTMLElement>(themed)) {
    const hue = getComputedStyle(element).getPropertyValue('--eb-brand').trim()
    if (hue && !CSS.supports('color', `hsl(${hue} 0% 0%)`)) report('hue-invalid', hue)
    const { theme = '' } = element.dataset
    if (isMisspelt(theme)) report('theme-invalid', theme)
  }
}
