import { fileURLToPath } from 'node:url'
import type { MapSettings } from './map/MapSettings'
import { demoOutside } from './outside/demo'
import type { Outside } from './outside/Outside'
import type { SeedProgress } from './seeds/catalogue/SeedProgress'
import type { QueueLimits } from './session/boundedQueue'
import { defaultLoginLimits, type LoginLimits } from './session/loginLimits'
import { passwordCost } from './session/passwords'
import { defaultStoreSettings, type StoreSettings } from './store/settings'

/** Requests per minute and address. */
export interface RateLimits {
  /** Of every kind. A whole front desk may share one address. */
  readonly request: number
  /** Tries to sign in, right or wrong. */
  readonly login: number
  /** Tokens that a partner's server asks for. */
  readonly embedToken: number
  /** To the object store: a large file is hundreds of parts, a page hundreds of pictures. */
  readonly store: number
  /** Limit of pictures processed for unsigned requests. Cached ones are not counted. */
  readonly image: number
}

/** Folders that are served. They need not be there yet. */
export interface Folders {
  /** The script tag's build: `/eb/`. */
  readonly eb: string
  /** The console's build: `/`, `/login`. */
  readonly console: string
  /** The documentation: `/docs/`. */
  readonly docs: string
  /** Example pages: `/examples/`. */
  readonly examples: string
}

/** An account that the login page of a demo offers. */
export interface OfferedAccount {
  readonly account: string
  readonly userName: string
  readonly position: string
  readonly password: string
}

/** Whom /metrics answers: requests with the token, this machine (proxies included), or nobody. */
export type MetricsAccess = { readonly token: string } | 'loopback' | 'off'

/** Addresses of the platform that enterprise messaging runs on. */
export interface EnterpriseMessagingSettings {
  /** Where a corporation's administrator authorises it; the store's id is added as `hotelId`. */
  readonly authorisation?: string | undefined
  /** Where the service manager is reached. */
  readonly contact?: string | undefined
}

/** Nobody's. */
export const demoSupportPhone = '400-000-1234'

/** How a gateway behaves, apart from its database. */
export interface Settings {
  /** The public origin, if it differs from that of requests (behind a proxy that terminates TLS). */
  readonly publicOrigin: string | undefined
  /** Reached by TLS: cookies are Secure, and HSTS is sent. */
  readonly secure: boolean
  /** The platform's phone number for stores whose business is at a standstill. Undefined: there is none. */
  readonly supportPhone: string | undefined
  /** Where stores authorise enterprise messaging, and whom they ask. Default: pages of the demo, outside one nothing. */
  readonly enterpriseMessaging: EnterpriseMessagingSettings
  /** Addresses of trusted proxies, whose X-Forwarded-For is used; false: none. */
  readonly trustProxy: false | string
  readonly loginLimits: LoginLimits
  /** How many sign people in at once: fewer than there are connections for it. */
  readonly signInQueue: QueueLimits
  /** N of scrypt: the cost of one guess. Hashes of lower cost are replaced at sign-in. */
  readonly passwordCost: number
  readonly rateLimits: RateLimits
  readonly folders: Folders
  /** Whether browsers keep the script tag's files: a release never changes. false: they ask every time. */
  readonly keepsFiles: boolean
  readonly store: StoreSettings
  /** How far the rows of a demo have been written. Default: nothing is being written. */
  readonly seedProgress?: () => SeedProgress | undefined
  /** Offered to everybody by the login page; of a demo only. */
  readonly demoAccounts: readonly OfferedAccount[]
  /** Milliseconds for which the brands' origin lists are kept in memory: every preflight asks for them. */
  readonly originsMaximumAge: number
  /** Bytes of a JSON body. */
  readonly bodyLimit: number
  /** Bytes of a form with an image. */
  readonly imageLimit: number
  /** Milliseconds in which a request's headers have to arrive, and the whole of it. */
  readonly headersTimeout: number
  readonly requestTimeout: number
  readonly metrics: MetricsAccess
  /** The documentation, and the description of calls under /docs/api. */
  readonly servesDocs: boolean
  /** The example pages. */
  readonly servesExamples: boolean
  /** Pictures of the demo's products. */
  readonly servesDemo: boolean
  /** Payment, messages, printers … Requests to a channel without an adapter are refused. Default: those of the demo. */
  readonly outside: Outside
  /** The maps of the map picker. Default: the embedded one. */
  readonly map: MapSettings
  /** Milliseconds between looks for automatic changes and messages that are due; 0: never. */
  readonly schedule: number
  /**
   * Bytes that stay free on the disks, where PostgreSQL's files lie if it is on this machine, and the milliseconds after
   * which a write that failed for want of room is tried again (default: 5,000).
   */
  readonly disk: {
    readonly reserve: number
    readonly database: string | undefined
    readonly retryAfter?: number
  }
  /** Where log lines go, and from which level. */
  readonly log: false | { readonly level: string; readonly file?: string }
}

const inRepository = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** What `npm run dev` builds, in place of what ships. */
export const developmentFolders = {
  eb: inRepository('dist/development/eb'),
  console: inRepository('dist/development/console'),
}

export const defaultSettings: Settings = {
  publicOrigin: undefined,
  secure: false,
  supportPhone: demoSupportPhone,
  enterpriseMessaging: {},
  trustProxy: false,
  loginLimits: defaultLoginLimits,
  signInQueue: { parallel: 3, waiting: 40, patience: 10_000 },
  passwordCost,
  rateLimits: { request: 6_000, login: 60, embedToken: 600, store: 60_000, image: 300 },
  folders: {
    eb: inRepository('dist/eb'),
    console: inRepository('dist/console'),
    docs: inRepository('dist/docs'),
    examples: inRepository('examples'),
  },
  keepsFiles: true,
  store: defaultStoreSettings,
  originsMaximumAge: 2_000,
  demoAccounts: [],
  bodyLimit: 1_048_576,
  imageLimit: 20_971_520,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  metrics: 'loopback',
  servesDocs: true,
  servesExamples: true,
  servesDemo: true,
  outside: demoOutside,
  map: {},
  schedule: 0,
  disk: { reserve: 200 * 1024 * 1024, database: undefined },
  log: false,
}
