import { report } from './reports'
import { integrity, version } from './scriptTag'

/** Says why a file could not be loaded, where asking for it again tells: it is gone, or is not the one that it should be. */
export async function explain(address: string): Promise<void> {
  try {
    const { ok, status } = await fetch(address, { cache: 'no-cache' })
    if (status === 404 || status === 410)
      report('version-gone', `${address} is gone (${status}): use the script of a newer version than ${version}`)
    else if (ok && integrity) report('integrity-mismatch', `data-integrity does not fit ${version}`)
  } catch {
    // No network: the failure itself has been reported.
  }
}
