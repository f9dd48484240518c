import { getPage } from '../page/getPage'

const texts = {
  zh: {
    hue: '--eb-brand 的值无效：{value}，应该是色相的角度，例如 268（0 到 360，没有单位）',
    theme: 'data-theme="{value}" 不起作用：只认小写的 dark 和 light',
  },
  en: {
    hue: 'Invalid --eb-brand: {value}. It is a hue in degrees, such as 268 (0 to 360, without a unit)',
    theme: 'data-theme="{value}" does nothing: write dark or light in small letters',
  },
}

/** Elements that can have a hue or a theme of their own. */
const themed = ':root,[data-theme],[data-eb-theme],.eb-brand'

/** Themes that a page wrote with other letters: no rule takes them. Other words belong to the page. */
const isMisspelt = (theme = '') => /^\s*(dark|light)\s*$/i.test(theme) && !/^(dark|light)$/.test(theme)

/** Reports hues and themes that the page has written in a way that counts for nothing. */
export function checkThemes(): void {
  const page = getPage()
  const { hue: hueText, theme: themeText } = page.$locale.get() === 'zh' ? texts.zh : texts.en
  const report = (text: string, value: string) =>
    page.report(
      'theme-invalid',
      text.replace('{value}', () => value),
    )
  for (const element of document.querySelectorAll<HTMLElement>(themed)) {
    const hue = getComputedStyle(element).getPropertyValue('--eb-brand').trim()
    if (hue && !CSS.supports('color', `hsl(${hue} 0% 0%)`)) report(hueText, hue)
    const { theme = '' } = element.dataset
    if (isMisspelt(theme)) report(themeText, theme)
  }
}
