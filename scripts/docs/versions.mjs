// The page of released versions: what the packages' changelogs say, and what waits for the next release.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace/root.mjs'

const levels = ['Major', 'Minor', 'Patch']

/**
 * The changes of each version in a changelog as Changesets writes it.
 *
 * @param {string} text of a CHANGELOG.md
 * @returns {{ version: string, changes: { level: string, text: string }[] }[]} newest first, as in the file
 */
export function readChangelog(text) {
  return [...text.matchAll(/^## (\S+)\n([\s\S]*?)(?=^## |$(?![\s\S]))/gm)].map(([, version, body]) => ({
    version,
    changes: [...body.matchAll(/^### (\w+) Changes\n([\s\S]*?)(?=^### |$(?![\s\S]))/gm)].flatMap(
      ([, level, items]) =>
        items
          .split(/^- /m)
          .slice(1)
          .map((item) => ({ level, text: item.replace(/^[0-9a-f]{7,}: /, '').trim() }))
          // A release of a package because another one has one.
          .filter(({ text }) => !/^Updated dependencies/.test(text)),
    ),
  }))
}

/** @param {string} text of a file in .changeset @returns {{ level: string, text: string }} */
export function readChangeset(text) {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text)
  const level = levels.find((one) => new RegExp(`: ${one}$`, 'im').test(head)) ?? 'Patch'
  return { level, text: body.trim() }
}

/** The same change stands in the changelog of each package that has it. */
function merged(changelogs) {
  const versions = new Map()
  for (const { version, changes } of changelogs.flat())
    for (const change of changes) {
      const known = versions.get(version) ?? new Map()
      versions.set(version, known.set(change.text, change))
    }
  return [...versions]
    .map(([version, changes]) => ({ version, changes: [...changes.values()] }))
    .sort((one, other) => other.version.localeCompare(one.version, 'en', { numeric: true }))
}

const listOf = (changes) =>
  levels.flatMap((level) => {
    const own = changes.filter((change) => change.level === level)
    return own.length ? [`**${level}**\n\n${own.map(({ text }) => `- ${indented(text)}`).join('\n')}`] : []
  })

const indented = (text) => text.replaceAll('\n', '\n  ')

/**
 * @param {{ current: string, released: { version: string, changes: object[] }[], waiting: object[] }} facts
 * @returns {string} the page
 */
export function versionsPage({ current, released, waiting }) {
  const known = released.some(({ version }) => version === current)
  const all = known ? released : [{ version: current, changes: [] }, ...released]
  const parts = all.flatMap(({ version, changes }) => [
    `## ${version}${version === current ? ', this documentation' : ''}`,
    ...(changes.length ? listOf(changes) : ['No changes are recorded.']),
  ])
  return [
    '---\ntitle: Released versions\ngroup: Guides\n---',
    '# Released versions',
    `Made of the changelogs of all packages, which share one version with the script tag. A gateway serves the documentation of its own
release. It keeps the files of its last three releases under \`/eb/<version>-<hash>/\`; \`/eb/eb.js\` is always the newest. What that
means for a page: [which address to use](../../docs/guides/upgrading.md#which-address-to-use).`,
    ...(waiting.length ? ['## Not released yet', ...listOf(waiting)] : []),
    ...parts,
  ].join('\n\n')
}

/** Writes the page. @param {string} file @returns {string} the file */
export function writeVersionsPage(file) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  writeFileSync(
    file,
    versionsPage({ current: version, released: merged(changelogs()), waiting: changesets() }),
  )
  return file
}

const changelogs = () =>
  readdirSync(join(root, 'packages'))
    .map((name) => join(root, 'packages', name, 'CHANGELOG.md'))
    .filter((file) => existsSync(file))
    .map((file) => readChangelog(readFileSync(file, 'utf8')))

const changesets = () =>
  readdirSync(join(root, '.changeset'))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .map((name) => readChangeset(readFileSync(join(root, '.changeset', name), 'utf8')))
