// For projects that compile this file alone.
/// <reference path="./ali-oss.d.ts" />
import { loadChunk } from '../../errors/loadChunk'
import type { OssClass } from './OssClient'

let loading: Promise<OssClass> | undefined

/**
 * The class of ali-oss, loaded with the first upload. In the script-tag build it is a chunk that does not see the page's
 * `define` or `module`, creates no global, and runs in slices (scripts/build/aliOss.mjs).
 *
 * @throws ChunkLoadError the next call tries again
 */
export function loadAliOss(): Promise<OssClass> {
  loading ??= load().catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<OssClass> {
  const loaded: { default?: OssClass; prepare?: () => Promise<OssClass> } = await loadChunk(
    () => import('ali-oss/dist/aliyun-oss-sdk.min.js'),
  )
  if (loaded.prepare) return loaded.prepare()
  return loaded.default ?? (loaded as unknown as OssClass)
}
