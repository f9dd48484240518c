import type { BrowserContext } from '@playwright/test'

/** How a page gets the elements. */
export interface ElementSource {
  /** What stands in the head of the page. @param origin of the gateway, without a slash at the end */
  head(origin: string): string
  /** Makes further files of the page reachable, below the gateway's origin. */
  serve?(context: BrowserContext, origin: string): Promise<void>
}

/** One tag, as integrators write it. */
const scriptTag: ElementSource = {
  head: () => '<script src="/eb/eb.js" crossorigin defer></script>',
}

/** What the suite can run on; the option `elementSource` says which. */
export const elementSources = { 'script tag': scriptTag }

export type ElementSourceName = keyof typeof elementSources
