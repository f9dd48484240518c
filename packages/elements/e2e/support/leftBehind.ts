import type { Page } from '@playwright/test'

/** Runs in the page: everything that an element could leave in it. Hints to fetch chunks are the loader's. */
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

/** What stands in the page, to compare what it was before an element with what it is after. */
export const pageState = (page: Page): Promise<PageState> => page.evaluate(readPage)
