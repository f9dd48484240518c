// `npm run tour`: opens every page of the console in the demo, and keeps pictures of it and contact sheets, to look at.
//   npm run tour -- [--applications merchant,tickets] [--routes /dashboard] [--language en] [--account admin]
//                   [--modes 1440-light,390-dark] [--url http://127.0.0.1:4100] [--folder test-results/tour]
//                   [--dialogs] (what buttons open is pictured too)
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { applications } from '@ebkit/domain'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findPagesBrowser } from '../../../../scripts/find-browser.mjs'
import { startDemo } from './demo'
import { drawSheets } from './drawSheets'
import { modes as allModes } from './modes'
import { takePictures } from './takePictures'

const { values } = parseArgs({
  options: {
    applications: { type: 'string' },
    routes: { type: 'string' },
    language: { type: 'string', default: 'zh' },
    account: { type: 'string', default: 'admin' },
    modes: { type: 'string' },
    dialogs: { type: 'boolean' },
    url: { type: 'string' },
    folder: { type: 'string', default: 'test-results/tour' },
  },
})

const isNamed = (list: string | undefined, name: string) => !list || list.split(',').includes(name)
const folder = resolve(values.folder)
const modes = allModes.filter(({ name }) => isNamed(values.modes, name))
const toured = applications
  .filter(({ name }) => isNamed(values.applications, name))
  .map(({ name, pages }) => ({ name, pages: pages.filter(({ route }) => isNamed(values.routes, route)) }))

const demo = values.url ? { url: values.url, stop: async () => {} } : await startDemo()
const browser = await chromium.launch({ executablePath: findPagesBrowser(), args: CHROMIUM_FLAGS })
try {
  const pictures = await takePictures(browser, {
    ...values,
    url: demo.url,
    folder,
    modes,
    applications: toured,
  })
  const sheets = await drawSheets(browser, pictures, folder)
  console.log(`${pictures.length} pages and dialogs, ${sheets} contact sheets: ${folder}`)
} finally {
  await browser.close()
  await demo.stop()
}
