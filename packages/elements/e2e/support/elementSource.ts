import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'

/** How a page gets the elements. */
interface ElementSource {
  /** What stands in the head of the page. */
  readonly head: string
  /** Makes further files reachable, below the gateway's origin. */
  serve?(context: BrowserContext, origin: string): Promise<void>
}

/** One tag, as integrators write it. */
const scriptTag: ElementSource = {
  head: '<script src="/eb/eb.js" crossorigin defer></script>',
}

/** What scripts/examples.mjs makes of the tarballs: a bundle of every entry that registers an element, on React 19. */
const bundle = join(import.meta.dirname, '..', '..', '..', '..', 'dist', 'examples-react', 'elements', 'dist')
const folder = '/bundle-of-packages/'

/** The npm packages in a page of Vite's. */
const packages: ElementSource = {
  head: `<script type="module" src="${folder}page.js"></script>`,
  async serve(context, origin) {
    if (!existsSync(join(bundle, 'page.js')))
      throw new Error('run node scripts/examples.mjs --only react first')
    await context.route(`${origin}${folder}**`, (route) =>
      route.fulfill({ path: join(bundle, new URL(route.request().url()).pathname.slice(folder.length)) }),
    )
  },
}

/** What the suite can run on; the option `elementSource` says which. */
export const elementSources = { 'script tag': scriptTag, packages }

export type ElementSourceName = keyof typeof elementSources
