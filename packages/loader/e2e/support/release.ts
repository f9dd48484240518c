import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Release {
  version: string
  /** Hashes of the script and of the list of chunks. */
  integrity: { script: string; chunks: string }
  /** Chunks, and for each tag the numbers of the chunks that it needs. */
  manifest: { files: string[]; tags: Record<string, number[]> }
}

/** The build's own description of the release. */
export async function release(): Promise<Release> {
  const path = join(import.meta.dirname, '..', '..', '..', '..', 'dist', 'eb', 'release.json')
  return JSON.parse(await readFile(path, 'utf8'))
}

/** Files that a tag needs before its first frame, besides the script tag. */
export async function filesOf(tag: string, language: 'zh' | 'en'): Promise<string[]> {
  const { files, tags } = (await release()).manifest
  return [...(tags[tag] ?? []).map((number) => `${files[number]}.js`), `${tag}.${language}.js`].sort()
}
