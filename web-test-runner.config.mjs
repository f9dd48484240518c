// Browser tests (`src/**/*.test.tsx`) in a real browser. Run by scripts/wtr/run.mjs, which sets the environment:
// EB_RUNTIME (preact or react), EB_BROWSER (chromium or firefox), EB_SOAK; scripts/test adds EB_TITLES.
import { fileURLToPath } from 'node:url'
import rollupAlias from '@rollup/plugin-alias'
import { esbuildPlugin } from '@web/dev-server-esbuild'
import { fromRollup } from '@web/dev-server-rollup'
import { defaultReporter } from '@web/test-runner'
import { aliOssForTestRunner } from './scripts/build/aliOss.mjs'
import { cssTextForTestRunner } from './scripts/css-text.mjs'
import { notOnFirefox, patternsOf } from './scripts/test/notOnFirefox.mjs'
import { filesForStatements, filesOfOtherTurns } from './scripts/test/sharedFiles.mjs'
import { titlesReporter } from './scripts/test/wtr-reporter.mjs'
import { browserCommands } from './scripts/wtr/browserCommands.mjs'
import { chromium } from './scripts/wtr/chromium.mjs'
import { firefox } from './scripts/wtr/firefox.mjs'
import { gatewayPlugin } from './scripts/wtr/gatewayPlugin.mjs'
import { preactAlias, preactOptions } from './scripts/wtr/preactAlias.mjs'
import { reactAlias } from './scripts/wtr/reactAlias.mjs'
import { testBundles } from './scripts/wtr/testBundles.mjs'

const { EB_RUNTIME: runtime = 'preact', EB_BROWSER: browser = 'chromium' } = process.env
const { EB_SOAK, EB_STRICT, EB_TURN } = process.env
const isReact = runtime === 'react'
const suffix = `${isReact ? (EB_STRICT ? ' [react, strict]' : ' [react]') : ''}${browser === 'firefox' ? ' [firefox]' : ''}`

const skippedTests = browser === 'firefox' ? notOnFirefox : []

/** Files of other turns, and those of which some tests are; the soak and a run by hand have none. */
async function ofOtherTurns() {
  if (!EB_TURN || EB_SOAK) return { whole: [], forStatements: [] }
  const { tsImport } = await import('tsx/esm/api')
  const { shareOfFiles } = await tsImport('./packages/testing/src/share.ts', import.meta.url)
  return { whole: filesOfOtherTurns(shareOfFiles), forStatements: filesForStatements(shareOfFiles) }
}

const otherTurns = await ofOtherTurns()
const gateway = gatewayPlugin()
const alias = isReact ? await reactAlias() : preactAlias
const define = {
  'process.env.NODE_ENV': '"development"',
  'process.env.EB_SOAK': JSON.stringify(EB_SOAK ?? ''),
  'process.env.EB_TURN': JSON.stringify(EB_TURN ?? ''),
  EB_STRICT: JSON.stringify(Boolean(EB_STRICT)),
  EB_RUNTIME: JSON.stringify(runtime),
  EB_SOAK: JSON.stringify(Boolean(EB_SOAK)),
  EB_SKIPPED_TESTS: JSON.stringify(patternsOf(skippedTests)),
  EB_FILES_FOR_STATEMENTS: JSON.stringify(otherTurns.forStatements),
}
const bundles = testBundles({ alias, define, first: isReact ? [] : [preactOptions] })

export default {
  rootDir: fileURLToPath(new URL('.', import.meta.url)),
  files: ['packages/*/src/**/*.test.tsx', ...otherTurns.whole.map((file) => `!${file}`)],
  nodeResolve: {
    exportConditions: ['source', 'browser', 'development'],
    extensions: ['.mjs', '.js', '.ts', '.tsx'],
    dedupe: ['preact'],
  },
  // Two pages at a time starve each other of frames on two cores.
  concurrency: 1,
  concurrentBrowsers: 1,
  browsers: [browser === 'firefox' ? firefox() : chromium()],
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: EB_SOAK ? 3_600_000 : 240_000,
  testFramework: { config: { timeout: EB_SOAK ? 900_000 : 30_000 } },
  reporters: [
    defaultReporter({ reportTestProgress: false }),
    titlesReporter({ suffix, skippedTests }),
    bundles.reporter,
    gateway.reporter,
  ],
  middleware: [gateway.middleware, bundles.middleware],
  plugins: [
    bundles.plugin,
    fromRollup(rollupAlias)({ entries: alias }),
    aliOssForTestRunner(),
    cssTextForTestRunner(),
    esbuildPlugin({
      ts: true,
      tsx: true,
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('./scripts/wtr/tsconfig.esbuild.json', import.meta.url)),
      define,
    }),
    browserCommands(),
    gateway,
  ],
}
