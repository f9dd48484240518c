/*
 * Two languages on a page without a framework: the Chinese text stands in the markup, the English one
 * beside it in data-en (text) or data-en-<attribute> (an attribute). The choice is kept for this origin
 * when the browser lets us, and `lang` on <html> tells the eb- elements which language to speak.
 */
;(() => {
  const storageKey = 'examples.lang'

  const read = () => {
    try {
      return localStorage.getItem(storageKey)
    } catch {
      return null // storage is blocked: the choice lasts until the page is left
    }
  }

  const keep = (language) => {
    try {
      localStorage.setItem(storageKey, language)
    } catch {
      // Storage is blocked: the choice holds until the page is left.
    }
  }

  /** The text or attribute as it stood in the markup, remembered once so that the way back works. */
  const original = (element, name, current) => {
    const key = `zh:${name}`
    element.zhTexts ??= {}
    element.zhTexts[key] ??= current
    return element.zhTexts[key]
  }

  const translate = (element, english) => {
    for (const { name, value } of [...element.attributes]) {
      if (name === 'data-en') {
        const chinese = original(element, 'text', element.textContent)
        element.textContent = english ? value : chinese
      } else if (name.startsWith('data-en-')) {
        const attribute = name.slice('data-en-'.length)
        const chinese = original(element, attribute, element.getAttribute(attribute) ?? '')
        element.setAttribute(attribute, english ? value : chinese)
      }
    }
  }

  const isTranslated = (element) => [...element.attributes].some(({ name }) => name.startsWith('data-en'))

  const apply = (language) => {
    const english = language === 'en'
    document.documentElement.lang = english ? 'en' : 'zh-CN'
    for (const element of document.querySelectorAll('*')) {
      if (isTranslated(element)) translate(element, english)
    }
    for (const button of document.querySelectorAll('[data-language]')) {
      button.setAttribute('aria-pressed', String(button.dataset.language === (english ? 'en' : 'zh')))
    }
  }

  document.addEventListener('click', (event) => {
    const button = event.target.closest?.('[data-language]')
    if (!button) return
    keep(button.dataset.language)
    apply(button.dataset.language)
  })

  // Texts written by script later (a table, the signed-in name) ask for the language of the moment.
  globalThis.exampleLanguage = {
    isEnglish: () => document.documentElement.lang === 'en',
    refresh: () => apply(document.documentElement.lang === 'en' ? 'en' : 'zh'),
  }
  apply(new URLSearchParams(location.search).get('lang') ?? read() ?? 'zh')
})()
