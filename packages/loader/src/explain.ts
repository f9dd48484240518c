import { report } from './reports'
import { integrity, version } from './scriptTag'

/**
 * Explains why a file could not be loaded, if requesting it again shows the reason: it is missing, or has other
 * content.
 */
export async function explain(address: string): Promise<void> {
  try {
    const { ok, status } = await fetch(address)
    if (status === 404) report('version-gone', `${version} is gone: ${address}`)
    else if (ok && integrity) report('integrity-mismatch', `data-integrity does not fit ${version}`)
  } catch {
    // No network: the failure itself has been reported.
  }
}
