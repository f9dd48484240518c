import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Application, OptionDefaults, TSConfigReader } from 'typedoc'
import { root } from '../workspace/root.mjs'
import { brokenLinks } from './brokenLinks.mjs'
import { writeElementPages } from './element-pages.mjs'
import { moveScriptsToFiles } from './external-scripts.mjs'
import { addTextForModels } from './llms.mjs'
import {
  documentedPackages,
  nameModules,
  orderPackages,
  packageGroups,
  publicPackages,
  withDocumentedMembers,
} from './packages.mjs'
import { addPlayground } from './playground.mjs'
import { leaveOutNameless } from './searchIndex.mjs'
import { styleSheet } from './style.mjs'
import { undocumentedMembers, undocumentedNames } from './undocumented.mjs'
import { writeVersionsPage } from './versions.mjs'

/** Reading order; other files of docs/guides follow. */
const guideOrder = [
  'getting-started',
  'embedding',
  'session-and-tokens',
  'theming',
  'events',
  'forms',
  'frameworks',
  'validation',
  'playground',
]

/**
 * Builds the documentation: guides, element pages, packages, decisions.
 * @param {string} out output folder
 * @returns {Promise<boolean>} false if there are problems, which have been reported
 */
export async function buildDocumentation(out) {
  const made = join(root, 'dist/.docs')
  rmSync(made, { recursive: true, force: true })
  mkdirSync(made, { recursive: true })
  const css = join(made, 'style.css')
  writeFileSync(css, styleSheet())
  const manifest = readManifest()
  const elementPages = writeElementPages(manifest, join(root, 'docs/reference/elements'))
  const versions = writeVersionsPage(join(made, 'versions.md'))
  const app = await Application.bootstrap(optionsOf({ css, elementPages, versions }), [new TSConfigReader()])
  nameModules(app)
  moveScriptsToFiles(app)
  leaveOutNameless(app)
  addPlayground(app, { elementPages, connected: connectedTags(manifest) })
  addTextForModels(app, { guides: guides(), elementPages, packages: publicPackages() })
  const project = await app.convert()
  if (!project) return false
  orderPackages(project)
  app.validate(project)
  for (const name of undocumentedNames(project, documentedPackages()))
    app.logger.error(`Nothing is said about ${name}`)
  for (const name of undocumentedMembers(project, withDocumentedMembers))
    app.logger.error(`Nothing is said about ${name}`)
  await app.generateDocs(project, out)
  for (const link of brokenLinks(out)) app.logger.error(`A link leads nowhere: ${link}`)
  return !app.logger.hasErrors() && !app.logger.hasWarnings()
}

/** The manifest of the elements, generated again: it takes two seconds. */
function readManifest() {
  const generator = join(root, 'scripts/generate-elements.mjs')
  if (!existsSync(generator)) return { modules: [] }
  const { status } = spawnSync(process.execPath, [generator], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('scripts/generate-elements.mjs failed')
  return JSON.parse(readFileSync(join(root, 'packages/elements/dist/custom-elements.json'), 'utf8'))
}

/** Tags of the elements that load data. */
const connectedTags = ({ modules }) =>
  modules.flatMap(({ declarations }) =>
    declarations.filter(({ connected }) => connected).map(({ tagName }) => tagName),
  )

function optionsOf({ css, elementPages, versions }) {
  return {
    name: 'ebkit',
    includeVersion: true,
    tsconfig: join(root, 'scripts/docs/tsconfig.json'),
    entryPoints: publicPackages().map((pack) => pack.entry),
    basePath: join(root, 'packages'),
    readme: join(root, 'README.md'),
    projectDocuments: [...guides(), versions, ...elementPages, join(root, 'CONTRIBUTING.md'), ...decisions()],
    customCss: css,
    favicon: join(root, 'examples/shared/icon.svg'),
    blockTags: [...OptionDefaults.blockTags, '@spec'],
    highlightLanguages: [
      ...OptionDefaults.highlightLanguages,
      'html',
      'vue',
      'jsx',
      'css',
      'bash',
      'http',
      'sql',
      'nginx',
      'yaml',
    ],
    navigation: { includeGroups: true, includeCategories: true, includeFolders: false },
    groupOrder: ['Guides', 'Elements', ...packageGroups, 'Contributing', 'Decisions', '*'],
    navigationLinks: {
      // What this version is stands beside the name.
      Versions: '/docs/documents/Released_versions.html',
      Examples: '/examples/',
      'HTTP API': '/docs/api',
      Console: '/',
    },
    kindSortOrder: ['Document', 'Module', 'Function', 'Class', 'Interface', 'Variable', 'TypeAlias'],
    sort: ['documents-first', 'kind', 'source-order'],
    disableSources: true,
    hideGenerator: true,
    visibilityFilters: {},
    // Pages are read for what they say, not for their titles alone; a partner looks for an element or a guide first.
    searchInDocuments: true,
    // A name that begins with what is typed counts up to ten times, which an element's never does.
    searchGroupBoosts: { Elements: 15, Guides: 10, Decisions: 0.5, Properties: 0.1, Methods: 0.1 },
    // `tsc -b` has already checked the types.
    skipErrorChecking: true,
    excludePrivate: true,
    excludeInternal: true,
    validation: { invalidLink: true, notExported: false },
  }
}

function guides() {
  const rank = (file) => guideOrder.indexOf(file.replace('.md', '')) + 1 || guideOrder.length + 1
  return markdownOf('docs/guides')
    .sort((one, other) => rank(one) - rank(other))
    .map((file) => join(root, 'docs/guides', file))
}

const decisions = () => markdownOf('docs/decisions').map((file) => join(root, 'docs/decisions', file))
const markdownOf = (folder) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.md'))
    .sort()
