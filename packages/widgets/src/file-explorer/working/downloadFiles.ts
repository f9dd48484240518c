import type { FileEntry } from '@ebkit/core/files'

/** Saves files under their names; where the store does not let the page read them, the browser opens them. */
export async function downloadFiles(files: readonly FileEntry[]): Promise<void> {
  for (const { url, name } of files) if (url) await downloadFile(url, name)
}

async function downloadFile(url: string, name: string): Promise<void> {
  let address: string | undefined
  try {
    const answer = await fetch(url)
    if (answer.ok) address = URL.createObjectURL(await answer.blob())
  } catch {
    // Another origin that says nothing of ours.
  }
  const link = document.createElement('a')
  link.href = address ?? url
  link.download = name
  if (!address) {
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
  }
  link.click()
  // The browser reads it while the click is handled, some a little later.
  if (address) setTimeout(URL.revokeObjectURL, 60_000, address)
}
