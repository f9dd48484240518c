import { typeOf } from '@ebkit/rules'
import type { OssAnswer } from '../client/OssClient'
import type { Job } from './Job'
import { readFile } from './readFile'
import { TransferError } from './TransferError'

/** Puts a small file in one request. Gives its ETag. */
export async function putFile({ file, checkpoint, store, reached }: Job): Promise<string> {
  const bytes = await readFile(file, 0, file.size)
  const key = checkpoint.key ?? ''
  const answer = await store.ask(
    (client, ctx, { Buffer }) => client.put(key, Buffer.from(bytes), { mime: typeOf(file), ctx }),
    { onProgress: reached },
  )
  return etagOf(answer)
}

/** @throws TransferError `etag-hidden`: the store's CORS rule does not show it to pages (F-UP-9) */
export function etagOf({ res }: OssAnswer): string {
  const etag = res.headers.etag?.replaceAll('"', '')
  if (!etag) throw new TransferError('etag-hidden')
  return etag
}
