import { type FileEntry, safeAddress } from '@ebkit/core/files'
import { type AddressAsker, reachableAddress } from '../object-address'

/** Saves files under their names. If the store does not let the page read them, the browser opens them instead. */
export async function downloadFiles(asker: AddressAsker, files: readonly FileEntry[]): Promise<void> {
  for (const file of files) {
    const address = safeAddress(file.url)
    if (address) await downloadFile(asker, file, address)
  }
}

/** The bytes of an object, from its plain address or from a signed one. */
async function bytesOf(asker: AddressAsker, url: string, isPrivate = false): Promise<Blob | undefined> {
  const answer = isPrivate ? undefined : await fetch(url)
  if (answer?.ok) return answer.blob()
  const signed = await reachableAddress(asker, { saved: url }, answer && url)
  const again = signed === undefined ? undefined : await fetch(signed)
  return again?.ok ? again.blob() : undefined
}

async function downloadFile(asker: AddressAsker, { name, isPrivate }: FileEntry, url: string): Promise<void> {
  let address: string | undefined
  try {
    const bytes = await bytesOf(asker, url, isPrivate)
    if (bytes) address = URL.createObjectURL(bytes)
  } catch {
    // Another origin does not allow the page to read it (CORS).
  }
  const link = document.createElement('a')
  link.href = address ?? url
  link.download = name
  if (!address) {
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
  }
  link.click()
  // Some browsers read the address only after the click has been handled.
  if (address) setTimeout(URL.revokeObjectURL, 60_000, address)
}
