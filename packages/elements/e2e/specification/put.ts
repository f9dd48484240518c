import type { Page } from '@playwright/test'

/** Adds an element to the open page, and waits until it is defined. */
export async function put(page: Page, tag: string, attributes = '', content = ''): Promise<void> {
  await page.locator('#place').evaluate((target, html) => {
    target.innerHTML = html
  }, `<${tag} ${attributes}>${content}</${tag}>`)
  await page.evaluate((name) => customElements.whenDefined(name).then(() => {}), tag)
}
