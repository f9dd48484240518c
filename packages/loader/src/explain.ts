import { report } from './reports'
import { integrity, version } from './scriptTag'

/** Says why a file could not be loaded, where asking for it again tells: it is gone, or is not the one that it should be. */
export async function explain(address: string): Promise<void> {
  try {
    const { ok, status } = await fetch(address)
    if (status === 404) report('version-gone', `${version} is gone: ${address}`)
    else if (ok && integrity) report('integrity-mismatch', `data-integrity does not fit ${version}`)
  } catch {
    // No network: the failure itself has been reported.
  }
}
