import type { Page } from '@playwright/test'

/** Runs in the page: lists everything that an element could leave behind. The loader owns preload hints. */
function readPage() {
  const attributes = (element: Element) =>
    [...element.attributes].map(({ name, value }) => `${element.localName} ${name}=${value}`)
  const elements = [...document.querySelectorAll('body *, head > :not(link[rel=modulepreload], style)')]
  return {
    elements: elements.map(({ localName, id }) => `${localName}#${id}`),
    attributes: [document.documentElement, document.body].flatMap(attributes),
    open: [...document.querySelectorAll(':modal, :popover-open')].map(({ localName }) => localName),
    focus: document.activeElement?.localName,
    cursor: document.documentElement.style.cursor,
  }
}

export type PageState = ReturnType<typeof readPage>

/** The state of the page, to compare before and after an element. */
export const pageState = (page: Page): Promise<PageState> => page.evaluate(readPage)
