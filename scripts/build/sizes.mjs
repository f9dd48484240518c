import {
  afterFirstJob,
  consoleBudget,
  elementBudgets,
  pageBudget,
  requestBudget,
  sharedBudgets,
} from './budgets.mjs'
import { closureOf } from './bundle.mjs'

/**
 * @typedef {object} Size
 * @property {string} name what was measured
 * @property {number} bytes after brotli
 * @property {number} [limit] KiB it may have
 * @property {number} [moonshot] KiB we would like
 * @property {number} [total] bytes with everything it needs, the script tag included
 * @property {number} [totalLimit] KiB that may have
 * @property {string[]} [files] everything it needs to render
 * @property {string[]} [parts] what it loads then, before the first job can be done
 * @property {number} [requestLimit] how many files that may be
 */

const sharedChunks = ['runtime', 'data']

/** Each element has its own copy of a part: the second one has a 2 behind its name. */
const isLater = (file) => afterFirstJob.includes(file.replace(/\d+(?=\.js$)/, ''))

/**
 * Measures what there is: shared parts, each element, the console.
 *
 * @param {import('rollup').OutputChunk[]} chunks
 * @param {(file: string) => number} bytesOf size of a file after brotli
 * @param {object} [budgets] other figures, for tests
 * @returns {Size[]}
 */
export function measure(
  chunks,
  bytesOf,
  { shared = sharedBudgets, elements = elementBudgets, console = consoleBudget } = {},
) {
  const sum = (files) => files.reduce((bytes, file) => bytes + bytesOf(file), 0)
  const present = sharedChunks.filter((name) => chunks.some(({ fileName }) => fileName === `${name}.js`))
  const sizes = [
    { name: 'loader', bytes: bytesOf('eb.js'), ...shared.loader },
    ...present.map((name) => ({ name, bytes: bytesOf(`${name}.js`), ...shared[name] })),
  ]
  for (const chunk of chunks.filter(({ fileName }) => fileName.startsWith('eb-'))) {
    const name = chunk.fileName.replace(/\.js$/, '')
    const needed = closureOf(chunk, chunks)
    const parts = closureOf(chunk, chunks, { later: true, except: isLater }).filter(
      (file) => file !== chunk.fileName && !needed.includes(file),
    )
    const own = [
      chunk.fileName,
      ...parts,
      ...needed.filter((file) => !sharedChunks.includes(file.replace(/\.js$/, ''))),
    ]
    const files = ['eb.js', ...needed, chunk.fileName]
    const { total: totalLimit, ...budget } = elements[name] ?? {}
    const requestLimit = needed.includes('data.js') ? requestBudget.withData : requestBudget.without
    sizes.push({
      name,
      bytes: sum(own),
      ...budget,
      total: sum([...files, ...parts]),
      totalLimit,
      files,
      parts,
      requestLimit,
    })
  }
  const onPage = sizes.filter(({ name }) => pageBudget.elements.includes(name))
  if (onPage.length === pageBudget.elements.length) {
    const files = [...new Set(onPage.flatMap(({ files, parts }) => [...files, ...parts]))]
    sizes.push({ name: 'ten elements on one page', bytes: sum(files), limit: pageBudget.limit, files })
  }
  const page = chunks.find(({ fileName }) => fileName === 'console.js')
  if (page) {
    const files = [page.fileName, ...closureOf(page, chunks)]
    sizes.push({ name: 'console, first page', bytes: sum(files), ...console, files })
  }
  return sizes
}

const kib = (bytes) => (bytes / 1024).toFixed(2)

/** One sentence for each budget that is broken. @param {Size[]} sizes */
export function broken(sizes) {
  return sizes.flatMap(({ name, bytes, limit, total, totalLimit, files, requestLimit }) => [
    ...(bytes > limit * 1024
      ? [`${name}: ${kib(bytes)} KiB, at most ${limit} (${bytes - limit * 1024} bytes too many)`]
      : []),
    ...(total > totalLimit * 1024
      ? [`${name} with all it needs: ${kib(total)} KiB, at most ${totalLimit}`]
      : []),
    ...(files?.length > requestLimit
      ? [`${name}: ${files.length} requests (${files.join(', ')}), at most ${requestLimit}`]
      : []),
  ])
}

/** The sizes as a Markdown table. @param {Size[]} sizes */
export function markdownTable(sizes) {
  const rows = sizes.map(({ name, bytes, limit, moonshot, total, totalLimit, files }) =>
    [
      name,
      kib(bytes),
      limit ?? '–',
      moonshot ?? '–',
      total ? kib(total) : '–',
      totalLimit ?? '–',
      files?.length ?? 1,
    ].join(' | '),
  )
  return [
    '| part | KiB (brotli) | at most | moonshot | with all it needs | at most | requests |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n')
}
