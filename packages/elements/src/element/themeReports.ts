import { createTranslator } from '@ebkit/core/locale'
import { getPage } from '@ebkit/core/page'
import { elementStrings } from './strings'

/** Elements that can have a hue or a theme of their own. */
const themed = ':root,[data-theme],[data-eb-theme],.eb-brand'

/** Themes that a page wrote with other letters: no rule takes them. Other words belong to the page. */
const misspelt = /^\s*(dark|light)\s*$/i

/** Reports a hue that is none and a misspelt theme, once the page's sheets are there. */
export function reportThemes(): void {
  if (document.readyState === 'complete') setTimeout(check)
  else addEventListener('load', check, { once: true })
}

function check(): void {
  for (const element of document.querySelectorAll<HTMLElement>(themed)) {
    const hue = getComputedStyle(element).getPropertyValue('--eb-brand').trim()
    if (hue && !CSS.supports('color', `oklch(0.5 0.1 ${hue})`)) warn('brand', hue)
    const { theme = '' } = element.dataset
    const [, meant] = misspelt.exec(theme) ?? []
    if (meant && meant.toLowerCase() !== theme) warn('theme', theme, meant.toLowerCase())
  }
}

function warn(text: 'brand' | 'theme', value: string, meant?: string): void {
  const page = getPage()
  const { strings } = page.$configuration.get()
  const translate = createTranslator(elementStrings, page.$locale.get(), strings)
  page.report('theme-invalid', translate(text, { value, meant }))
}
