// The codes of errors that the sources know: what docs/guides/errors.md has to explain.
import { readFileSync } from 'node:fs'
import { filesUnder } from '../test/files.mjs'
import { root } from '../workspace/root.mjs'

const read = (file) => readFileSync(`${root}/${file}`, 'utf8')

/** Sources of some folders, without tests and what only tests use. */
const sourcesOf = (folders) =>
  filesUnder(folders, /\.tsx?$/).filter((file) => !/\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(file))

/** Codes of a union type: `  | 'http'`. */
function unionIn(file, name) {
  const [, text] = new RegExp(`${name}\\b[^=:]*[=:]([^;]*?)\\n(?!\\s*\\|)`).exec(read(file)) ?? []
  return [...(text ?? '').matchAll(/'([a-z-]+)'/g)].map(([, code]) => code)
}

/** Keys of an object of a file, `AccessDenied: 403,`, from the line that begins it, with so many spaces before them. */
function keysIn(file, begin, spaces) {
  const text = read(file)
  const [, ...lines] = text.slice(text.indexOf(begin)).split('\n')
  const end = lines.findIndex((line) => /^ *}/.test(line) && line.search('}') < spaces)
  const key = new RegExp(`^ {${spaces}}(\\w+): `)
  return lines.slice(0, end).flatMap((line) => key.exec(line)?.[1] ?? [])
}

/** Codes that some patterns find in the sources of some folders. */
const foundIn = (folders, patterns) =>
  sourcesOf(folders).flatMap((file) => {
    const text = read(file)
    return patterns.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, ...codes]) => codes))
  })

const gateway = ['packages/gateway/src']

/** Answers with a text as their code. A refusal with a number as its code is explained by that number. */
const refusals = () => [
  ...foundIn(gateway, [/new Refusal\(\s*\d+,\s*'([\w-]+)'/g]),
  ...foundIn(['packages/gateway/src/server'], [/\bcode: '([a-z-]+)'/g]),
]

/** Rules of the business: refusals of behaviours, and conditions of definitions. */
const rules = () => [
  ...foundIn(gateway, [
    /new BusinessRefusal\(\s*'([\w-]+)'/g,
    /\brefuse\(\s*'([\w-]+)'/g,
    /\brefuse\([^'()]*\? '([\w-]+)' : '([\w-]+)'/g,
    /(?:return|\?) \['([\w-]+)', reasons\./g,
  ]),
  ...foundIn(['packages/gateway/src/resources', 'packages/domain/src'], [/\bcode: '([\w-]+)'/g]),
]

/** What `problems` says of the fields of a form or a row of an imported file. */
const fields = () => [
  ...keysIn('packages/rules/src/validation/strings.ts', '  zh: {', 4),
  ...keysIn('packages/rules/src/imports/importProblems.ts', 'importProblemTexts', 2),
  ...foundIn(['packages/rules/src/validation'], [/\bcode: '([\w-]+)'/g]),
  ...foundIn(gateway, [/\brefusedField\(\s*'[\w.]+',\s*'([\w-]+)'/g]),
  'explained',
]

/** What the console and `EB.diagnose()` name. Reports of core have the type of a page's reports. */
const page = () => [
  ...unionIn('packages/core/src/page/Page.ts', 'code'),
  ...foundIn(['packages/loader/src', 'packages/elements/src'], [/\breport\(\s*'([a-z-]+)'/g]),
  // `chunk-${type}`
  'chunk-missing',
  'chunk-timeout',
]

/** Further codes of `eb-error`. */
const elements = () => [
  ...foundIn(['packages/widgets/src'], [/\bcode: '([a-z-]+)', message\b/g]),
  ...unionIn('packages/widgets/src/image-cropper/loadPicture.ts', 'type PictureProblem'),
  ...foundIn(['packages/widgets/src/image-cropper'], [/\bfail\(context, '([a-z-]+)'/g]),
]

/**
 * All codes, by where they occur.
 *
 * @returns {Record<string, string[]>}
 */
export function errorCodes() {
  const found = {
    page: page(),
    calls: unionIn('packages/core/src/errors/ServiceError.ts', 'type ServiceErrorCode'),
    tokens: unionIn('packages/core/src/embed/bearerToken.ts', 'type TokenFailure'),
    elements: elements(),
    refusals: refusals(),
    origins: unionIn('packages/rules/src/origins/readOrigin.ts', 'type OriginProblem'),
    files: unionIn('packages/protocol/src/schemas/files.ts', 'type FileServiceReason'),
    imports: unionIn('packages/gateway/src/resources/importing/sheets/unreadable.ts', 'type FileProblem'),
    store: keysIn('packages/gateway/src/store/storeError.ts', 'const statuses', 2),
    fields: fields(),
    rules: rules(),
  }
  return Object.fromEntries(Object.entries(found).map(([name, codes]) => [name, [...new Set(codes)].sort()]))
}
