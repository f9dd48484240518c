import { register } from 'node:module'
import { defineConfig } from '@playwright/test'
import type { ElementSourceName } from './packages/elements/e2e/support/elementSource'
import { shareOfFiles } from './packages/testing/src/share'
import { floorChromium } from './scripts/browser/floor.mjs'
import { CHROMIUM_FLAGS, findPagesBrowser } from './scripts/find-browser.mjs'
import { bundledModules } from './scripts/pages/bundledModules.mjs'
import { filesForStatements, filesOfOtherTurns } from './scripts/test/sharedFiles.mjs'

register('./scripts/pages/sourceCondition.mjs', import.meta.url, { data: await bundledModules() })

/** A host that is neither loopback nor https: what a browser calls an insecure context. */
const lanHost = '--host-resolver-rules=MAP front-desk.test 127.0.0.1'

/** The suite on Chromium 109 runs when it is asked for (`npm run test:floor`). */
if (process.argv.includes('--project=floor')) process.env.EB_FLOOR = 'yes' // workers have other arguments
const floor = process.env.EB_FLOOR !== undefined

/** Chromium 109 does not give every field its state back where it keeps no page in memory. */
const newerOnly = /is restored on the way back/

// Patterns, not globs: Playwright compiles a glob anew for each file of the repository, which took 13 s.
const neverTests = [/\/node_modules\//, /\/dist\//]

const pathEndingWith = (file: string) => new RegExp(`/${file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)

const otherTurns = filesOfOtherTurns(shareOfFiles).map(pathEndingWith)
const forStatements = filesForStatements(shareOfFiles)
  .filter((file) => file.endsWith('.e2e.ts'))
  .map(pathEndingWith)

export default defineConfig<object, { elementSource: ElementSourceName }>({
  testMatch: /\/e2e\/.*\.e2e\.ts$/,
  testIgnore: neverTests,
  outputDir: 'test-results/pages',
  // On two cores beside the Node tests: they say how long it may take at all, not how long it takes.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: process.env.EB_LANES ? 2 : 3, // two compute while another one waits
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: floor ? floorChromium() : findPagesBrowser(),
      args: [...CHROMIUM_FLAGS, lanHost],
    },
    locale: 'zh-CN',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: floor
    ? [
        {
          name: 'floor',
          testMatch: /\/examples\/e2e\/.*\.e2e\.ts$|\/e2e\/floor\/.*\.e2e\.ts$/,
          grepInvert: newerOnly,
        },
      ]
    : [
        {
          name: 'pages',
          testIgnore: [...neverTests, /\/e2e\/floor\//, ...otherTurns, ...forStatements],
        },
        {
          name: 'statements',
          testMatch: forStatements,
          testIgnore: neverTests,
          grep: /\b[WF]-[A-Z]+-\d+/,
        },
        {
          // The walks through the elements, on the npm packages in a page of Vite's.
          name: 'packages',
          testMatch: /\/elements\/e2e\/eachElement\.e2e\.ts$/,
          testIgnore: [...neverTests, ...otherTurns],
          use: { elementSource: 'packages' },
        },
      ],
})
