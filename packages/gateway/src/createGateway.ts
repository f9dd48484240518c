import { dirname } from 'node:path'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { registerConsolePage } from './console/registerConsolePage'
import type { Database } from './database/open'
import { registerDeveloper } from './developer/registerDeveloper'
import { createDisk, type Disk } from './disk/disk'
import { registerDisk } from './disk/registerDisk'
import { registerFiles } from './files/routes'
import type { Gateway } from './gateway'
import { registerMap } from './map/registerMap'
import { registerMenus } from './menus/registerMenus'
import { registerGuest } from './outside/registerGuest'
import { registerGuestPage } from './outside/registerGuestPage'
import { registerRestaurantGuest } from './outside/registerRestaurantGuest'
import { registerStaffGuest } from './outside/registerStaffGuest'
import { registerMiniProgramPlatform } from './pages/demo/miniProgramPlatform'
import { registerWecomPlatform } from './pages/demo/wecomPlatform'
import { registerPages } from './pages/pages'
import { registerReports } from './reports/registerReports'
import { registerActions } from './resources/actions/registerActions'
import { registerTrails } from './resources/audit/registerTrail'
import { registerImport } from './resources/importing/registerImport'
import { registerEmployeeCodes } from './resources/members/employeeCodes'
import { registerShortLinks } from './resources/merchant/registerShortLinks'
import { registerMoving } from './resources/moving'
import { registerPreview } from './resources/registerPreview'
import { registerReveal } from './resources/registerReveal'
import { registerResources } from './resources/routes'
import { registerSeenRows } from './resources/sightings/registerSeenRows'
import { registerDesk } from './resources/tickets/desk/registerDesk'
import { registerDemo } from './routes/demo'
import { registerDictionary } from './routes/dictionary'
import { registerEmbedToken } from './routes/embedToken'
import { registerEnterpriseMessaging } from './routes/enterpriseMessaging'
import { registerFeedback } from './routes/feedback'
import { registerHotelConfig } from './routes/hotelConfig'
import { registerIntroduction } from './routes/introduction'
import { registerMiniProgram } from './routes/miniProgram'
import { registerOperations } from './routes/operations'
import { registerProducts } from './routes/products'
import { registerRefundQr } from './routes/refundQr'
import { registerRestaurantProducts } from './routes/restaurantProducts'
import { registerSelectionRules } from './routes/selectionRules'
import { registerSession } from './routes/session'
import { registerTicketCategories } from './routes/ticketCategories'
import { startScheduler } from './scheduler/startScheduler'
import { registerAccess } from './server/access'
import { registerBodyShapes } from './server/bodyShapes'
import { answerBrokenRequest } from './server/brokenRequest'
import { registerCompression } from './server/compression'
import { registerCrossOrigin } from './server/crossOrigin'
import { registerErrors } from './server/errors'
import { registerHeaders } from './server/headers'
import { loggerOptions, registerLogging, requestId } from './server/logging'
import { registerMetrics } from './server/metrics'
import { registerOpenApi } from './server/openApi'
import { unauthenticated } from './server/refusal'
import { registerRefusedBodies } from './server/refusedBodies'
import { registerRouteTable } from './server/routeTable'
import { registerSchemas } from './server/schemas'
import { registerSlowBodies } from './server/slowBodies'
import { currentHotel, registerTenancy } from './server/tenancy'
import { tenantOf } from './session/identity'
import { createOrigins } from './session/origins'
import { sweep } from './session/sessions'
import { defaultSettings, type Settings } from './settings'
import { isStoreAddress, originOf } from './store/address'
import { storePath } from './store/bucket'
import { registerStore } from './store/routes'
import { createStore } from './store/store'

/** Every hour sessions, tokens and attempts that have run out are removed. */
const sweepInterval = 3_600_000

function createDiskOf({ disk, store, log }: Settings): Disk {
  const objects = store.aliyun ? {} : { objects: store.folder }
  const lines = log !== false && log.file !== undefined ? { log: dirname(log.file) } : {}
  const database = disk.database === undefined ? {} : { database: disk.database }
  const { reserve, retryAfter } = disk
  return createDisk({ reserve, retryAfter, folders: { ...database, ...objects, ...lines } })
}

function createServer(settings: Settings, disk: Disk): FastifyInstance {
  return fastify({
    logger: loggerOptions(settings.log, () => disk.noteFull('log')),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    requestIdHeader: false,
    trustProxy: settings.trustProxy,
    bodyLimit: settings.bodyLimit,
    // `registerSlowBodies` ends what takes too long: Node's own limit knows no moving uploads
    requestTimeout: 0,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // keys are longer than routes' parameters, and are read as they were sent
    rewriteUrl: ({ url = '/' }) => (isStoreAddress(url) ? storePath : url),
    routerOptions: { maxParamLength: 512 },
    http: { headersTimeout: settings.headersTimeout, connectionsCheckingInterval: 1_000 },
    clientErrorHandler: answerBrokenRequest,
  })
}

/**
 * Builds the gateway on an open database. It does not listen yet: call `listen` on the result, or `inject` in tests.
 * Closing it does not close the database.
 */
export async function createGateway(
  database: Database,
  given: Partial<Settings> = {},
): Promise<FastifyInstance> {
  const settings = { ...defaultSettings, ...given }
  const origins = createOrigins(database.sessions, settings.originsMaximumAge)
  const disk = createDiskOf(settings)
  await disk.look()
  const gateway: Gateway = {
    database,
    disk,
    origins,
    settings,
    store: createStore(database, settings.store, disk),
    asTenant(request, work) {
      if (!request.identity) throw unauthenticated()
      const place = { hotelId: currentHotel(request), origin: originOf(request, { settings }) }
      return database.withTenant({ ...tenantOf(request.identity), ...place }, work)
    },
  }
  const app = createServer(settings, disk)
  app.decorate('gateway', gateway)
  registerRouteTable(app)
  registerErrors(app, disk)
  registerSlowBodies(app, settings)
  registerRefusedBodies(app)
  registerSchemas(app)
  registerLogging(app)
  const metrics = registerMetrics(app)
  await registerHeaders(app, settings)
  await registerCrossOrigin(app, origins)
  await registerCompression(app)
  await app.register(cookie)
  await app.register(rateLimit, { max: settings.rateLimits.request, timeWindow: 60_000 })
  registerAccess(app, gateway)
  registerDisk(app, disk)
  registerBodyShapes(app)
  registerTenancy(app)
  if (settings.servesDocs) await registerOpenApi(app, settings)
  registerSession(app, gateway)
  registerDemo(app, gateway)
  registerEmbedToken(app, gateway)
  registerDeveloper(app, gateway)
  registerHotelConfig(app, gateway)
  registerDictionary(app, gateway)
  registerFeedback(app, gateway)
  registerEnterpriseMessaging(app, gateway)
  registerMiniProgram(app, gateway)
  registerProducts(app, gateway)
  registerIntroduction(app, gateway)
  registerRefundQr(app, gateway)
  registerTicketCategories(app, gateway)
  registerRestaurantProducts(app, gateway)
  registerSelectionRules(app, gateway)
  registerResources(app, gateway)
  registerActions(app, gateway)
  registerSeenRows(app, gateway)
  registerMoving(app, gateway)
  registerPreview(app, gateway)
  registerReveal(app, gateway)
  registerTrails(app, gateway)
  registerImport(app, gateway)
  registerMap(app, gateway)
  registerShortLinks(app, gateway)
  registerDesk(app, gateway)
  registerEmployeeCodes(app, gateway)
  if (settings.servesDemo) {
    registerGuest(app, gateway)
    registerGuestPage(app, gateway)
    registerRestaurantGuest(app, gateway)
    registerStaffGuest(app, gateway)
  }
  registerMenus(app, gateway)
  registerConsolePage(app, gateway)
  registerReports(app, gateway)
  registerFiles(app, gateway)
  registerOperations(app, gateway, metrics)
  await registerStore(app, gateway)
  await registerPages(app, gateway)
  if (settings.servesDemo)
    await app.register(async (scope) => {
      registerMiniProgramPlatform(scope, gateway)
      registerWecomPlatform(scope, gateway)
    })
  const timer = setInterval(
    () => void sweep(database.signIn).catch((err) => app.log.warn({ err }, 'sweep')),
    sweepInterval,
  )
  timer.unref()
  const stopScheduler = settings.schedule ? startScheduler(gateway, app.log, settings.schedule) : undefined
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await stopScheduler?.()
  })
  return app
}
