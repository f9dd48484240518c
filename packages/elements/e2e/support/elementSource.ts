import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'

/** How a page loads the elements. */
interface ElementSource {
  /** The lines for the head of the page. */
  readonly head: string
  /** Serves further files at the gateway's origin. */
  serve?(context: BrowserContext, origin: string): Promise<void>
}

/** One tag, as integrators write it. */
const scriptTag: ElementSource = {
  head: '<script src="/eb/eb.js" crossorigin defer></script>',
}

/** The output of scripts/examples.mjs: a bundle of every entry that registers an element, on React 19. */
const bundle = join(import.meta.dirname, '..', '..', '..', '..', 'dist', 'examples-react', 'elements', 'dist')
const folder = '/bundle-of-packages/'

/** The npm packages, bundled by Vite. */
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

/** The sources that the suite supports; the option `elementSource` selects one. */
export const elementSources = { 'script tag': scriptTag, packages }

export type ElementSourceName = keyof typeof elementSources
