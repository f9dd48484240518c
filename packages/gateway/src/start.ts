import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Configuration } from './configuration/configuration'
import { createGateway } from './createGateway'
import type { ApplicationLogin } from './database/applicationRole'
import { type EmbeddedServer, startEmbedded } from './database/embedded'
import { migrate } from './database/migrate'
import { type Database, openDatabase, patient } from './database/open'
import { demoOutside } from './outside/demo'
import { prepareOn } from './prepare'
import { offeredAccounts } from './seeds/accounts'
import { type CatalogueSeeding, seedCatalogue } from './seeds/catalogue/seedCatalogue'
import { seedFiles } from './seeds/files/seedFiles'
import { defaultSettings, demoSupportPhone, developmentFolders, type Settings } from './settings'
import { defaultStoreSettings } from './store/settings'

/** A gateway that listens. */
export interface RunningGateway {
  /** Where people reach it. */
  readonly address: string
  /** Answers pending requests, then stops everything, the embedded PostgreSQL last. */
  stop(): Promise<void>
}

/** How long requests that are under way may take when the gateway stops, in milliseconds. */
const patience = 10_000

function settingsOf(configuration: Configuration): Partial<Settings> {
  const { mode, publicUrl, trustProxy, logLevel, dataDirectory, demoPassword } = configuration
  const { databaseUrl, diskReserve, passwordCost } = configuration
  const isChanging = configuration.build === 'development'
  const file = mode === 'demo' ? { file: join(dataDirectory, 'gateway.log') } : {}
  return {
    publicOrigin: publicUrl && new URL(publicUrl).origin,
    secure: publicUrl?.startsWith('https:') ?? false,
    supportPhone: configuration.supportPhone ?? (mode === 'demo' ? demoSupportPhone : undefined),
    enterpriseMessaging: configuration.enterpriseMessaging,
    trustProxy,
    metrics: configuration.metrics,
    servesDocs: configuration.servesDocs,
    servesExamples: configuration.servesExamples,
    servesDemo: mode === 'demo',
    folders: { ...defaultSettings.folders, ...(isChanging && developmentFolders) },
    keepsFiles: !isChanging,
    // a deployment brings its own adapters
    outside: mode === 'demo' ? demoOutside : {},
    map: configuration.map,
    schedule: 5_000,
    passwordCost,
    disk: { reserve: diskReserve, database: databaseUrl ? undefined : dataDirectory },
    store: { ...defaultStoreSettings, folder: configuration.storeDirectory, aliyun: configuration.aliyun },
    demoAccounts: mode === 'demo' ? offeredAccounts(demoPassword) : [],
    log: { level: logLevel, ...file },
  }
}

async function closeServer(app: FastifyInstance): Promise<void> {
  const deadline = setTimeout(() => app.server.closeAllConnections(), patience)
  // a connection whose last request is answered now would be kept open for the next one
  const idle = setInterval(() => app.server.closeIdleConnections(), 20)
  await app.close()
  clearTimeout(deadline)
  clearInterval(idle)
}

async function listen(app: FastifyInstance, { host, port }: Configuration): Promise<string> {
  try {
    return await app.listen({ host, port })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new Error(`Port ${port} is taken. Stop what runs there, or set PORT to another one.`)
  }
}

/** Fills a demo with rows in the background, over a connection of its own. */
function startSeeding(
  login: ApplicationLogin,
  { mode, seedScale: scale }: Configuration,
  onProblem: (error: unknown) => void,
): CatalogueSeeding | undefined {
  if (mode !== 'demo' || !scale) return undefined
  const database = openDatabase(login, 1, patient)
  const seeding = seedCatalogue(database, { scale, onProblem })
  const done = seeding.done.finally(() => database.close())
  const stop = async () => {
    await seeding.stop()
    await done
  }
  return { ...seeding, done, stop }
}

/** Starts the embedded PostgreSQL unless there is another one, and migrates and fills the database. */
async function openData(configuration: Configuration) {
  await mkdir(configuration.dataDirectory, { recursive: true })
  const server = configuration.databaseUrl ? undefined : await startEmbedded(configuration.dataDirectory)
  try {
    const ownerUrl = configuration.databaseUrl ?? (server as EmbeddedServer).url
    const login = await migrate(ownerUrl, { password: configuration.applicationPassword })
    await prepareOn(login, configuration)
    return { login, server }
  } catch (error) {
    await server?.stop()
    throw error
  }
}

/** Does ahead of the first start what it begins with: the database is there, migrated and filled, and stopped again. */
export async function prepareData(configuration: Configuration): Promise<void> {
  const { server } = await openData(configuration)
  await server?.stop()
}

/**
 * Starts the database, migrates and fills it, and serves.
 *
 * @param onLost called when the embedded PostgreSQL stops unexpectedly
 */
export async function startGateway(
  configuration: Configuration,
  onLost: (reason: string) => void,
): Promise<RunningGateway> {
  const ending: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of ending.splice(0).reverse()) await end()
  }
  try {
    const { login, server } = await openData(configuration)
    if (server) {
      ending.push(() => server.stop())
      server.onLost(onLost)
    }
    const database: Database = openDatabase(login, configuration.databaseConnections)
    ending.push(() => database.close())
    let seeding: CatalogueSeeding | undefined
    const settings = { ...settingsOf(configuration), seedProgress: () => seeding?.progress() }
    const app = await createGateway(database, settings)
    ending.push(() => closeServer(app))
    const address = await listen(app, configuration)
    seeding = startSeeding(login, configuration, (err) => app.log.warn({ err }, 'rows of the demo'))
    ending.push(async () => seeding?.stop())
    if (configuration.mode === 'demo' && !app.gateway.settings.store.aliyun)
      ending.push(seedFiles(app.gateway, (err) => app.log.warn({ err }, 'files of the demo')).stop)
    return { address: configuration.publicUrl?.replace(/\/$/, '') ?? address, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
