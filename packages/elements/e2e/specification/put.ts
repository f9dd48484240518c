import type { Page } from '@playwright/test'

/** Puts an element into the page that is open, and waits until it is one. */
export async function put(page: Page, tag: string, attributes = '', content = ''): Promise<void> {
  await page.locator('#place').evaluate((target, html) => {
    target.innerHTML = html
  }, `<${tag} ${attributes}>${content}</${tag}>`)
  await page.evaluate((name) => customElements.whenDefined(name).then(() => {}), tag)
}
