// From chunks to the served folder: version, hashes, compressed copies.
import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { closureOf } from './closure.mjs'
import { compress } from './compress.mjs'
import { buildLoader, buildVue2, manifestOf } from './loader.mjs'

/** Versions kept on disk, the newest included: a page that was open during a release still finds its chunks. */
const KEPT = 3

const hashOf = (text, algorithm, encoding) => createHash(algorithm).update(text).digest(encoding)
const integrityOf = (text) => `sha384-${hashOf(text, 'sha384', 'base64')}`

/** Verified by the chunk that loads it (scripts/build/aliOss.mjs): 680 kB that a page may never need. */
const checkedElsewhere = 'ali-oss.js'

const nameOf = (fileName) => fileName.replace(/\.js$/, '')

/**
 * Name and hash of a chunk; for an element's own chunk also those of its later chunks and texts, which nothing else
 * could verify.
 */
function checksOf(chunk, { chunks, languageFiles }) {
  const needed = closureOf(chunk, chunks)
  const isElement = chunk.fileName.startsWith('eb-')
  const parts = isElement ? closureOf(chunk, chunks, { later: true }) : []
  const later = parts.filter((name) => ![chunk.fileName, checkedElsewhere, ...needed].includes(name))
  const all = [chunk, ...later.map((name) => chunks.find(({ fileName }) => fileName === name))]
  const texts = [...languageFiles].filter(
    ([name]) => isElement && name.startsWith(`${nameOf(chunk.fileName)}.`),
  )
  return [...all.map(({ fileName, code }) => [fileName, code]), ...texts].map(([name, text]) => [
    nameOf(name),
    integrityOf(text),
  ])
}

/**
 * Name of a release: the packages' version, and a hash of everything in its folder, so that a folder never changes. The
 * hash is in digits, which the script tag can spell differently for a retry (`addressOf` in packages/loader).
 */
export async function versionOf(packageVersion, { chunks, languageFiles }) {
  const scripts = await Promise.all([buildLoader('', manifestOf(chunks)), buildVue2()])
  const files = [...chunks.map(({ fileName, code }) => [fileName, code]), ...languageFiles]
  const contents = files.map(([name, text]) => `${name}\n${text}`).sort()
  const all = [...scripts.map(({ code }) => code), ...contents].join('\n')
  const hash = Number.parseInt(hashOf(all, 'sha256', 'hex').slice(0, 12), 16)
  return `${packageVersion}-${String(hash % 1e8).padStart(8, '0')}`
}

/**
 * All files of a release by name, in each encoding.
 *
 * @returns {Promise<{ files: Map<string, Awaited<ReturnType<typeof compress>>>, maps: Map<string, string>,
 *   integrity: { script: string, chunks: string }, manifest: ReturnType<typeof manifestOf> }>}
 */
export async function filesOf(version, { chunks, languageFiles }) {
  const manifest = manifestOf(chunks)
  const loader = await buildLoader(version, manifest)
  const vue2 = await buildVue2()
  const checks = chunks.map((chunk) => [nameOf(chunk.fileName), checksOf(chunk, { chunks, languageFiles })])
  const others = [...languageFiles, ['vue2.js', vue2.code]].map(([file, text]) => [
    nameOf(file),
    [[nameOf(file), integrityOf(text)]],
  ])
  const hashes = Object.fromEntries([...checks, ...others].sort())
  const list = `${JSON.stringify(hashes, null, 1)}\n`
  const texts = [
    ['eb.js', loader.code],
    ['vue2.js', vue2.code],
    ['integrity.json', list],
    ...chunks.map(({ fileName, code }) => [fileName, code]),
    ...languageFiles,
  ]
  return {
    files: new Map(await Promise.all(texts.map(async ([name, text]) => [name, await compress(text)]))),
    maps: new Map([
      ['eb.js', loader.map],
      ['vue2.js', vue2.map],
      ...chunks.map(({ fileName, map }) => [fileName, String(map)]),
    ]),
    integrity: { script: integrityOf(loader.code), chunks: integrityOf(list) },
    manifest,
  }
}

async function writeAll(folder, name, { plain, br, gz }) {
  const path = join(folder, name)
  await mkdir(dirname(path), { recursive: true })
  await Promise.all([writeFile(path, plain), writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}

/**
 * Publishes a release in an output folder, and removes all but the newest: `<folder>/eb/<version>/…` and
 * `<folder>/maps/<version>/…` first, then `<folder>/eb/vue2.js` and `<folder>/eb/eb.js`, which every page loads.
 */
export async function publishRelease(folder, version, { files, maps, integrity, manifest }) {
  const eb = join(folder, 'eb')
  for (const [name, contents] of files) await writeAll(join(eb, version), name, contents)
  const mapFolder = join(folder, 'maps', version)
  await mkdir(mapFolder, { recursive: true })
  for (const [name, map] of maps) await writeFile(join(mapFolder, `${name}.map`), map)
  await writeFile(join(eb, 'release.json'), `${JSON.stringify({ version, integrity, manifest }, null, 1)}\n`)
  for (const name of ['vue2.js', 'eb.js']) await writeAll(eb, name, files.get(name))
  for (const versions of [eb, join(folder, 'maps')]) await removeOldVersions(versions, version)
}

/** Removes all but the newest versions of a folder. */
async function removeOldVersions(folder, current) {
  // a release that is built again keeps its folder, and with it the date of its first build
  const now = new Date()
  await utimes(join(folder, current), now, now)
  const names = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const dated = await Promise.all(
    names.map(async ({ name }) => ({ name, time: (await stat(join(folder, name))).mtimeMs })),
  )
  const old = dated.filter(({ name }) => name !== current).sort((a, b) => b.time - a.time)
  for (const { name } of old.slice(KEPT - 1)) await rm(join(folder, name), { recursive: true })
}
