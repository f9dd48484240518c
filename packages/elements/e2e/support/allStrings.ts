import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

type Texts = Readonly<Record<string, string>>

/** The texts of one `defineStrings`, and its file. */
export interface StringsOfFile {
  readonly file: string
  readonly group: string
  readonly zh: Texts
  readonly en: Texts
}

const packages = join(import.meta.dirname, '..', '..', '..')
/** The packages that run in browsers. */
const folders = ['core', 'ui', 'widgets', 'elements', 'console'].map((name) => join(packages, name, 'src'))

const isStrings = (value: unknown): value is { group: string; texts: { zh: Texts; en: Texts } } =>
  typeof value === 'object' && value !== null && 'group' in value && 'texts' in value

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\btesting\b|\bcontract\b/.test(name))
    .map((name) => join(folder, name))
    .filter((file) => /= defineStrings\(/.test(readFileSync(file, 'utf8')))
}

/** Evaluates every `defineStrings` of the sources. */
export async function allStrings(): Promise<StringsOfFile[]> {
  const files = folders.flatMap(filesBelow).sort()
  const modules = await Promise.all(
    files.map(async (file) => Object.values((await import(pathToFileURL(file).href)) as object)),
  )
  return modules.flatMap((values, index) =>
    values.filter(isStrings).map(({ group, texts }) => ({
      file: (files[index] as string).slice(packages.length + 1),
      group,
      ...texts,
    })),
  )
}
